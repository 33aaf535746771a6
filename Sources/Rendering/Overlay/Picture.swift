public import CollectionEngine
public import Foundation

/// Everything that a window shows at an instant.
public struct Picture: Equatable, Sendable {
  /// The whole, in pt.
  public var size: CGSize
  /// Where the viewport lies in it, in pt.
  public var stage: CGRect
  public var scene: Scene
  /// What is drawn in the viewport over the scene, in its coordinates.
  public var marks: [StageMark] = []
  /// What is told beside the viewport.
  public var inspector: Inspector?
  /// Where that is, in pt.
  public var inspectorFrame = CGRect.null
  /// What is drawn beside the viewport or over it; nil for nothing.
  public var pane: PicturePane?
  /// The keys and what they do, over everything.
  public var help: HelpCard?
  /// Short words at the top of the viewport: paused, slow motion, recording.
  public var badges: [Badge] = []
  /// A sentence at the bottom of the viewport; nil for none.
  public var notice: String?

  public init(size: CGSize, stage: CGRect, scene: Scene) {
    self.size = size
    self.stage = stage
    self.scene = scene
  }
}

/// A short word with a colour.
public struct Badge: Hashable, Sendable {
  public var text: String
  public var color: Color

  public init(_ text: String, _ color: Color) {
    self.text = text
    self.color = color
  }
}
