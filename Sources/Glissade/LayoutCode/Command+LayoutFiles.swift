extension CommandArgument {
  /// Swift files with a layout.
  static let layoutFiles = CommandArgument(
    "FILE.swift", count: .zeroOrMore, kind: .file(ending: "swift"),
    help:
      "Swift files with a layout, which are compiled and run: the scenario's layout, or the one that is shown."
  )
}

extension Command {
  /// The options of a command that shows one scenario, or a layout in Swift files.
  static let layoutFileOptions =
    layoutOptions + [
      .value(
        "scenario", "SCENARIO", kind: .path(names: Assets.ofProcess().names(of: .scenario)),
        help: "The scenario, where it is not said by itself.")
    ]

  /// The options that say more about a layout in Swift files.
  static let layoutOptions: [CommandOption] = [
    .value(
      "class", "NAME",
      help:
        "The layout among several in the Swift files, or a call that makes it, as in 'Columns(count: 3)'."
    ),
    .value(
      "setup", "CODE",
      help:
        "Swift that runs at the beginning, as in 'layout.itemSize = CGSize(width: 200, height: 300)'; it knows "
        + "layout, collectionView, content (the scenario's sizes, and its cellClass) and keep(…), which keeps an object alive."
    ),
  ]

  /// What a help page says about Swift files.
  static let layoutFileDetails = [
    "A FILE.swift is written for UIKit, is compiled by swiftc and arranges the items of the scenario; a data source or "
      + "a delegate in it is used. Where a scenario names such files itself they run only when they are named here too."
  ]
}
