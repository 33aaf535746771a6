import Foundation
import TestSupport

/// The orders of calls as they are recorded.
let goldenCalls = GoldenTexts("Vectors", of: "CollectionEngineTests", in: .module)
