// What published layouts find by `import QuartzCore`, beside `import UIKit`.
@_exported public import Foundation
@_exported public import Geometry

@_exported public import typealias UIKit.CALayer
@_exported public import typealias UIKit.CGColor
