import Foundation
public import HeadlessUIKit

/// Animations that go on together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
}
