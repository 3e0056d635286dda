import Foundation
public import HeadlessUIKit

/// Animations that go on together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}
