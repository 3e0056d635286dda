public import Foundation
public import HeadlessUIKit

extension UIBarPositioningDelegate {
  public var position: HeadlessBarPositioningPosition? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessBarPositioningPosition {
  let target: any UIBarPositioningDelegate

  public func callAsFunction(for a: any UIBarPositioning) -> UIBarPosition { target.position(for: a) }
}

extension UINavigationBarDelegate {
  public var navigationBar: HeadlessNavigationBarNavigationBar? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessNavigationBarNavigationBar {
  let target: any UINavigationBarDelegate

  public func callAsFunction(_ a: UINavigationBar, shouldPush b: UINavigationItem) -> Bool {
    target.navigationBar(a, shouldPush: b)
  }
  public func callAsFunction(_ a: UINavigationBar, didPush b: UINavigationItem) { target.navigationBar(a, didPush: b) }
  public func callAsFunction(_ a: UINavigationBar, shouldPop b: UINavigationItem) -> Bool {
    target.navigationBar(a, shouldPop: b)
  }
  public func callAsFunction(_ a: UINavigationBar, didPop b: UINavigationItem) { target.navigationBar(a, didPop: b) }
}

extension UITabBarDelegate {
  public var tabBar: HeadlessTabBarTabBar? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessTabBarTabBar {
  let target: any UITabBarDelegate

  public func callAsFunction(_ a: UITabBar, didSelect b: UITabBarItem) { target.tabBar(a, didSelect: b) }
  public func callAsFunction(_ a: UITabBar, willBeginCustomizing b: [UITabBarItem]) {
    target.tabBar(a, willBeginCustomizing: b)
  }
  public func callAsFunction(_ a: UITabBar, didBeginCustomizing b: [UITabBarItem]) {
    target.tabBar(a, didBeginCustomizing: b)
  }
  public func callAsFunction(_ a: UITabBar, willEndCustomizing b: [UITabBarItem], changed c: Bool) {
    target.tabBar(a, willEndCustomizing: b, changed: c)
  }
  public func callAsFunction(_ a: UITabBar, didEndCustomizing b: [UITabBarItem], changed c: Bool) {
    target.tabBar(a, didEndCustomizing: b, changed: c)
  }
}

extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? { gestureRecognizerShouldBegin(_:) }
  public var gestureRecognizer: HeadlessGestureRecognizerGestureRecognizer? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessGestureRecognizerGestureRecognizer {
  let target: any UIGestureRecognizerDelegate

  public func callAsFunction(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool
  { target.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) }
  public func callAsFunction(_ a: UIGestureRecognizer, shouldRequireFailureOf b: UIGestureRecognizer) -> Bool {
    target.gestureRecognizer(a, shouldRequireFailureOf: b)
  }
  public func callAsFunction(_ a: UIGestureRecognizer, shouldBeRequiredToFailBy b: UIGestureRecognizer) -> Bool {
    target.gestureRecognizer(a, shouldBeRequiredToFailBy: b)
  }
  public func callAsFunction(_ a: UIGestureRecognizer, shouldReceive b: UITouch) -> Bool {
    target.gestureRecognizer(a, shouldReceive: b)
  }
  public func callAsFunction(_ a: UIGestureRecognizer, shouldReceive b: UIPress) -> Bool {
    target.gestureRecognizer(a, shouldReceive: b)
  }
  public func callAsFunction(_ a: UIGestureRecognizer, shouldReceive b: UIEvent) -> Bool {
    target.gestureRecognizer(a, shouldReceive: b)
  }
}

extension UIContextMenuInteractionDelegate {
  public var contextMenuInteraction: HeadlessContextMenuInteractionContextMenuInteraction? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessContextMenuInteractionContextMenuInteraction {
  let target: any UIContextMenuInteractionDelegate

  public func callAsFunction(
    _ a: UIContextMenuInteraction,
    configuration b: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier c: any NSCopying
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(a, configuration: b, highlightPreviewForItemWithIdentifier: c)
  }
  public func callAsFunction(
    _ a: UIContextMenuInteraction,
    configuration b: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier c: any NSCopying
  ) -> UITargetedPreview? {
    target.contextMenuInteraction(a, configuration: b, dismissalPreviewForItemWithIdentifier: c)
  }
  public func callAsFunction(
    _ a: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith b: UIContextMenuConfiguration,
    animator c: any UIContextMenuInteractionCommitAnimating
  ) { target.contextMenuInteraction(a, willPerformPreviewActionForMenuWith: b, animator: c) }
  public func callAsFunction(
    _ a: UIContextMenuInteraction,
    willDisplayMenuFor b: UIContextMenuConfiguration,
    animator c: (any UIContextMenuInteractionAnimating)?
  ) { target.contextMenuInteraction(a, willDisplayMenuFor: b, animator: c) }
  public func callAsFunction(
    _ a: UIContextMenuInteraction,
    willEndFor b: UIContextMenuConfiguration,
    animator c: (any UIContextMenuInteractionAnimating)?
  ) { target.contextMenuInteraction(a, willEndFor: b, animator: c) }
}

extension UIPointerInteractionDelegate {
  public var pointerInteraction: HeadlessPointerInteractionPointerInteraction? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessPointerInteractionPointerInteraction {
  let target: any UIPointerInteractionDelegate

  public func callAsFunction(
    _ a: UIPointerInteraction,
    regionFor b: UIPointerRegionRequest,
    defaultRegion c: UIPointerRegion
  ) -> UIPointerRegion? { target.pointerInteraction(a, regionFor: b, defaultRegion: c) }
  public func callAsFunction(_ a: UIPointerInteraction, styleFor b: UIPointerRegion) -> UIPointerStyle? {
    target.pointerInteraction(a, styleFor: b)
  }
  public func callAsFunction(
    _ a: UIPointerInteraction,
    willEnter b: UIPointerRegion,
    animator c: any UIPointerInteractionAnimating
  ) { target.pointerInteraction(a, willEnter: b, animator: c) }
  public func callAsFunction(
    _ a: UIPointerInteraction,
    willExit b: UIPointerRegion,
    animator c: any UIPointerInteractionAnimating
  ) { target.pointerInteraction(a, willExit: b, animator: c) }
}

extension UIViewImplicitlyAnimating {
  public var addAnimations: HeadlessViewImplicitlyAnimatingAddAnimations? { .init(target: self) }
  public var addCompletion: ((@escaping (UIViewAnimatingPosition) -> Void) -> Void)? { addCompletion(_:) }
  public var continueAnimation: HeadlessViewImplicitlyAnimatingContinueAnimation? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessViewImplicitlyAnimatingAddAnimations {
  let target: any UIViewImplicitlyAnimating

  public func callAsFunction(_ a: @escaping () -> Void, delayFactor b: CGFloat) {
    target.addAnimations(a, delayFactor: b)
  }
  public func callAsFunction(_ a: @escaping () -> Void) { target.addAnimations(a) }
}

@preconcurrency @MainActor
public struct HeadlessViewImplicitlyAnimatingContinueAnimation {
  let target: any UIViewImplicitlyAnimating

  public func callAsFunction(withTimingParameters a: (any UITimingCurveProvider)?, durationFactor b: CGFloat) {
    target.continueAnimation(withTimingParameters: a, durationFactor: b)
  }
}

extension CAAnimationDelegate {
  public var animationDidStart: ((CAAnimation) -> Void)? { animationDidStart(_:) }
  public var animationDidStop: HeadlessCAAnimationAnimationDidStop? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessCAAnimationAnimationDidStop {
  let target: any CAAnimationDelegate

  public func callAsFunction(_ a: CAAnimation, finished b: Bool) { target.animationDidStop(a, finished: b) }
}

extension CALayerDelegate {
  public var layoutSublayers: HeadlessCALayerLayoutSublayers? { .init(target: self) }
}

@preconcurrency @MainActor
public struct HeadlessCALayerLayoutSublayers {
  let target: any CALayerDelegate

  public func callAsFunction(of a: CALayer) { target.layoutSublayers(of: a) }
}
