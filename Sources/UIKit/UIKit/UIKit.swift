// `import UIKit` on Linux: HeadlessUIKit under UIKit's name, with types that no screen of a catalog needs. Petri itself
// doesn't import it.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import QuartzCore
// The submodules.
@_exported public import UIKit
