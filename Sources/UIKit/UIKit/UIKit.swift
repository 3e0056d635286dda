// `import UIKit` on Linux: HeadlessUIKit under the name that libraries write, and the types beside this file, which no
// screen of a catalogue needs. No code of Petri's own imports it.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import QuartzCore
// The submodules.
@_exported public import UIKit
