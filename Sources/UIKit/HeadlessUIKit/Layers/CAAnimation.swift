public import Foundation

/// An animation of a layer, as a value; see `CALayer.add(_:forKey:)`.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  public override init() {
    super.init()
  }

  /// There are no archives of animations here; makes one of the usual length.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of it. A strong reference, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
}

/// Hears of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
