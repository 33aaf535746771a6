import Foundation
import TestSupport
import Testing

/// Compares text with the file of this name in the folder `Golden`, which ends its last line.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let texts = GoldenTexts("Golden", of: "GlissadeTests", in: .module)
  let difference = try texts.difference(of: text + "\n", from: name)
  #expect(difference == nil, sourceLocation: sourceLocation)
}
