public import Foundation

/// A spring in time.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector
  package let settlingDuration: TimeInterval?

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    settlingDuration = nil
    super.init()
  }

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let rate = Double(damping / (2 * mass))
    settlingDuration = rate > 0 ? 6.907_755_28 / rate : nil
    super.init()
  }

  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.initialVelocity = initialVelocity
    settlingDuration = duration
    super.init()
  }

  /// There are no archives of springs here; makes the system's.
  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
