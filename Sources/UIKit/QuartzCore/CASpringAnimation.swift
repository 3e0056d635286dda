public import Foundation
public import HeadlessUIKit

/// An animation that swings.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let turns = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), .leastNonzeroMagnitude)
    stiffness = turns * turns
    damping = bounce < 0 ? 2 * turns / (1 + bounce) : 2 * turns * (1 - bounce)
  }

  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping / (2 * mass))
    return rate > 0 ? 6.907_755_28 / rate : .infinity
  }
}
