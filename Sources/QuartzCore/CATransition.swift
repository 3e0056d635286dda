import Foundation
public import HeadlessUIKit

/// An animation from one content to another.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind; a fade by default.
  open var type = CATransitionType.fade
  /// Where it comes from; nowhere by default.
  open var subtype: CATransitionSubtype?
  /// Where it begins, from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// Where it ends, from 0 to 1; 1 by default.
  open var endProgress: Float = 1
}
