/// A function of a loaded layout that is being called.
public struct LayoutCall: Equatable, Sendable {
  /// The files of the layout, as they were named.
  public let files: String
  /// The function, as in `Carousel.prepare()`; nil where its name is not known.
  public let function: String?

  /// What it is, for a sentence: `Carousel.swift: Carousel.prepare()`.
  public var words: String { "\(files): \(function ?? "the layout")" }
}
