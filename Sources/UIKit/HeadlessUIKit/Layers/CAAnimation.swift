public import Foundation

/// The base class of layer animations. Animations are kept but not rendered.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming {
  public override init() {
    super.init()
  }

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
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
}

/// The delegate of an animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The timing of an animation or a layer.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The behaviour of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A timing curve.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  private let points: [(Float, Float)]

  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(0, 0), (c1x, c1y), (c2x, c2y), (1, 1)]
    super.init()
  }

  public convenience override init() {
    self.init(name: .linear)
  }

  public required convenience init?(coder: NSCoder) {
    self.init()
  }

  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard points.indices.contains(idx) else { return }
    ptr[0] = points[idx].0
    ptr[1] = points[idx].1
  }
}

/// The names of timing curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

extension CALayer {
  func begin(_ animation: CAAnimation, key: String?) {
    let key = key ?? "headless.animation.\(animationsByKey.count)"
    stop { $0 == key }
    animationsByKey.append((key, animation))
    animation.delegate?.animationDidStart(animation)
    let group = CATransaction.currentGroup
    group?.enter()
    guard animation.repeatCount.isFinite, animation.repeatDuration.isFinite else {
      group?.leave()
      return
    }
    let once = animation.duration > 0 ? animation.duration : CATransaction.animationDuration()
    let times = Double(max(1, animation.repeatCount)) * (animation.autoreverses ? 2 : 1)
    let length = animation.repeatDuration > 0 ? animation.repeatDuration : once * times
    HeadlessRuntime.clock.schedule(after: length / Double(max(0.000_1, animation.speed))) { [weak self] in
      self?.end(animation)
      group?.leave()
    }
  }

  private func end(_ animation: CAAnimation) {
    guard let index = animationsByKey.firstIndex(where: { $0.animation === animation }) else { return }
    if animation.isRemovedOnCompletion { animationsByKey.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  func stop(where matches: (String) -> Bool) {
    let stopped = animationsByKey.filter { matches($0.key) }
    guard !stopped.isEmpty else { return }
    animationsByKey.removeAll { matches($0.key) }
    for entry in stopped { entry.animation.delegate?.animationDidStop(entry.animation, finished: false) }
  }
}
