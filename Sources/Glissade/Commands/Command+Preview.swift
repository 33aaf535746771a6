import DesktopWindow
import Scenarios

extension Command {
  /// Shows a scenario or a layout in a window.
  static let preview = Command(
    "preview",
    summary: "Show a layout in a window, scroll it with anything, see why it moves as it does",
    details: [
      "Drag with the left button, turn the wheel, use a trackpad, touch, or keys. H shows all keys, I the "
        + "inspector. A scenario's own events happen too, and a person's finger takes the script's away.",
      "Without a display, and with --offscreen, the same runs on a virtual clock into a window that nobody "
        + "sees, until the scenario is over; a line says so.",
      "OUT keeps the session up to its end, or until another scenario is chosen: .yaml as a scenario that "
        + "record replays to the same trace, .jsonl, .csv and .perfetto.json its trace as it happens, pictures and "
        + "films (see record) when it has ended.",
      "R in the window keeps the session as NAME-1.yaml in this folder, S a screenshot as NAME-1.png.",
      "It exits with 1 where an offscreen run does not settle, 65 for a wrong scenario, 66 where there is none, "
        + "69 where nothing can be shown, 73 and 74 where an output cannot be created or written, 130 when "
        + "interrupted.",
      "A FILE.swift that is saved is compiled anew, and takes over where the old layout was.",
    ] + layoutFileDetails,
    arguments: [
      CommandArgument(
        "SCENARIO", count: .optional, kind: .path(names: Assets.ofProcess().names(of: .scenario)),
        help:
          "A scenario file, - for standard input, the name of a scenario or of a layout. Default: line-carousel."
      ),
      .layoutFiles,
    ],
    options: [
      .value(
        "output", short: "o", "OUT", kind: .path(), isRepeatable: true,
        help: "Keep the session there.")
    ] + layoutFileOptions + overrideOptions + OutputSet.options + [
      .flag("offscreen", help: "Show nothing, and go as fast as it can."),
      .flag("inspector", help: "Begin with the inspector."),
      .value(
        "ghost", "TRACE", kind: .path(),
        help: "Draw the elements of a trace over the scene, as outlines."),
      .value(
        "draw", "WITH", kind: .choice(PreviewOptions.Drawing.allCases.map(\.rawValue)),
        help: "Who draws: the graphics processor where there is one (automatic), or one of the two."
      ),
    ],
    examples: [
      Example("glissade preview", "Open something worth looking at."),
      Example("glissade preview paged-grid --size 320x160", "Preview a layout's scenario."),
      Example(
        "glissade preview Carousel.swift --setup collectionView.decelerationRate=.fast",
        "Preview a layout that was written for UIKit, and go on editing it."),
      Example(
        "glissade preview my.yaml --inspector -o session.yaml",
        "Edit the file beside it: the window follows. Keep what was done."),
    ]
  ) { (arguments, console) throws(CommandError) in
    try PreviewCommand(arguments, console).run()
  }
}
