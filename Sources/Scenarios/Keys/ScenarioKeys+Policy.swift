import CollectionEngine

extension ScenarioKeys {
  /// A map of choices, each of which may change while a scenario runs.
  static let policy = Format.object(
    ScrollPolicy(),
    [
      choice(
        "caughtDrag", "When a finger that stops a motion is told to drag.", \.caughtDrag),
      choice(
        "caughtGlide", "When a glide that a finger stops is told to have ended.", \.caughtGlide),
      choice(
        "interruptedAnimation",
        "Whether an animated change that a person interrupts is told to have ended.",
        \.interruptedAnimation),
      choice(
        "missingPosition", "What scrollToItem does along an axis without a position.",
        \.missingPosition),
      choice("alignmentArea", "What edges scrollToItem aligns items with.", \.alignmentArea),
      choice("alignmentReach", "How far scrollToItem goes.", \.alignmentReach),
      choice("updateOffset", "What an update leaves where it is seen.", \.updateOffset),
      choice(
        "resizeOffset", "What another size of the viewport leaves where it is seen.",
        \.resizeOffset),
    ])

  private static func choice<Choice>(
    _ name: String, _ documentation: String,
    _ keyPath: any WritableKeyPath<ScrollPolicy, Choice> & Sendable
  ) -> Field<ScrollPolicy>
  where Choice: RawRepresentable & CaseIterable & Equatable & Sendable, Choice.RawValue == String {
    Field(name, documentation, keyPath, .choice, isChangeable: true)
  }
}
