// What published layouts find by `import CoreGraphics`, beside `import UIKit`.
@_exported public import Foundation
@_exported public import Geometry

@_exported public import typealias UIKit.CGColor
@_exported public import struct UIKit.CGVector
