public import HeadlessUIKit

/// The requirements that `animationDidStart?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCAAnimationAnimationDidStart {
  let target: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation) {
    target.animationDidStart(anim)
  }
}

/// The requirements that `animationDidStop?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessCAAnimationAnimationDidStop {
  let target: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    target.animationDidStop(anim, finished: flag)
  }
}

extension CAAnimationDelegate {
  public var animationDidStart: HeadlessCAAnimationAnimationDidStart? {
    HeadlessCAAnimationAnimationDidStart(target: self)
  }

  public var animationDidStop: HeadlessCAAnimationAnimationDidStop? {
    HeadlessCAAnimationAnimationDidStop(target: self)
  }
}
