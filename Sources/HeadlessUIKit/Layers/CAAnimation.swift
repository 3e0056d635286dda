public import Foundation

/// An animation of a layer, as a value; see `CALayer.add(_:forKey:)`.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  /// An animation of the usual length.
  public override init() {
    super.init()
  }

  /// There are no archives of animations here; makes one of the usual length.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// When it begins; 0 by default.
  open var beginTime: CFTimeInterval = 0
  /// How long in seconds; 0, the transaction's, by default.
  open var duration: CFTimeInterval = 0
  /// How fast; 1 by default.
  open var speed: Float = 1
  /// Where it begins; 0 by default.
  open var timeOffset: CFTimeInterval = 0
  /// How often; 0, once, by default.
  open var repeatCount: Float = 0
  /// How long it is repeated; 0, not, by default.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back; false by default.
  open var autoreverses = false
  /// What is shown before and after; nothing by default.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The curve; even by default.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of it. A strong reference, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it at its end; true by default.
  open var isRemovedOnCompletion = true
}

/// Hears of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when it begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it ends, or is taken away: then it isn't finished.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
