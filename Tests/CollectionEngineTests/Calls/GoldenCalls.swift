import Foundation
import TestSupport

/// The orders of calls as they are recorded.
var goldenCalls: GoldenTexts {
  GoldenTexts("Vectors", of: "CollectionEngineTests", in: .module)
}
