public import Foundation
public import HeadlessUIKit

/// The requirements that `addAnimations?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewImplicitlyAnimatingAddAnimations {
  let target: any UIViewImplicitlyAnimating

  public func callAsFunction(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    target.addAnimations(animation, delayFactor: delayFactor)
  }

  public func callAsFunction(_ animation: @escaping () -> Void) {
    target.addAnimations(animation)
  }
}

/// The requirements that `addCompletion?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewImplicitlyAnimatingAddCompletion {
  let target: any UIViewImplicitlyAnimating

  public func callAsFunction(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    target.addCompletion(completion)
  }
}

/// The requirements that `continueAnimation?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessViewImplicitlyAnimatingContinueAnimation {
  let target: any UIViewImplicitlyAnimating

  public func callAsFunction(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    target.continueAnimation(withTimingParameters: parameters, durationFactor: durationFactor)
  }
}

extension UIViewImplicitlyAnimating {
  public var addAnimations: HeadlessViewImplicitlyAnimatingAddAnimations? {
    HeadlessViewImplicitlyAnimatingAddAnimations(target: self)
  }

  public var addCompletion: HeadlessViewImplicitlyAnimatingAddCompletion? {
    HeadlessViewImplicitlyAnimatingAddCompletion(target: self)
  }

  public var continueAnimation: HeadlessViewImplicitlyAnimatingContinueAnimation? {
    HeadlessViewImplicitlyAnimatingContinueAnimation(target: self)
  }
}
