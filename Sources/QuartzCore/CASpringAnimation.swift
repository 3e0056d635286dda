public import Foundation
public import HeadlessUIKit

/// An animation that swings.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// How heavy; 1 by default.
  open var mass: CGFloat = 1
  /// How stiff; 100 by default.
  open var stiffness: CGFloat = 100
  /// How much it is slowed down; 10 by default.
  open var damping: CGFloat = 10
  /// How fast it begins; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// A spring of a perceived duration in seconds and a bounce from -1 to 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let turns = 2 * CGFloat.pi / max(CGFloat(perceptualDuration), .leastNonzeroMagnitude)
    stiffness = turns * turns
    damping = bounce < 0 ? 2 * turns / (1 + bounce) : 2 * turns * (1 - bounce)
  }

  /// How long until it rests: when the swing has fallen to a thousandth.
  open var settlingDuration: CFTimeInterval {
    let rate = Double(damping / (2 * mass))
    return rate > 0 ? 6.907_755_28 / rate : .infinity
  }
}
