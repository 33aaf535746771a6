internal import Rendering

extension HelpCard {
  /// All keys of a preview, from the table that keys are looked up in.
  static let ofPreview = HelpCard(
    KeyBinding.Group.allCases.map { group in
      Group(
        group.rawValue,
        KeyBinding.all.filter { $0.group == group }.map { binding in
          Entry(binding.keys.split(separator: ", ").map(String.init), binding.help)
        })
    })
}
