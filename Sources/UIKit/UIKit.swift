// `import UIKit` without Apple's UIKit: HeadlessUIKit under the name that libraries write. No code of Petri's own imports it.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import QuartzCore
// The submodules.
@_exported public import UIKit
