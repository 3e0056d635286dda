public import Foundation

/// A container that lays out its child's view and its bars.
@MainActor
protocol LayoutContainer: UIViewController {
  func layOutContainer()
  func traitsDidChange()
}

extension LayoutContainer {
  func traitsDidChange() {}

  /// Whether the container is in a window and appearing or appeared.
  var isOnScreen: Bool {
    viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
  }
}

/// The root view of a container that lays out its child's view. UIKit's name.
final class UILayoutContainerView: UIView {
  weak var container: UIViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    (container as? any LayoutContainer)?.layOutContainer()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    (container as? any LayoutContainer)?.traitsDidChange()
  }
}

/// The view that contains a navigation controller's child. UIKit's name.
final class UINavigationTransitionView: UIView {}

/// The view that contains one child of a container. UIKit's name.
final class UIViewControllerWrapperView: UIView {}

/// The root view of a page view controller. UIKit's name.
final class _UIPageViewControllerContentView: UIView {
  weak var container: UIPageViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutContainer()
  }
}

/// The scroll view of scrolling pages: three pages wide, scrolled to the middle one. UIKit's name.
final class _UIQueuingScrollView: UIScrollView {}

extension UIViewController {
  /// Adopts a child whose appearance callbacks this container drives.
  func adoptDriven(_ child: UIViewController) {
    child.appearanceState.isDrivenByContainer = true
    adopt(child)
    // Leaving its previous parent resets the flag.
    child.appearanceState.isDrivenByContainer = true
  }

  func addWrapped(_ child: UIViewController, to view: UIView, frame: CGRect) {
    let wrapper = UIViewControllerWrapperView(frame: view.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.view.frame = frame
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(child.view)
    view.addSubview(wrapper)
  }

  /// The wrapper around this child's view, if it is in a container view.
  func wrapper(in container: UIView?) -> UIView? {
    guard let wrapper = viewIfLoaded?.superview, wrapper.superview === container else { return nil }
    return wrapper
  }

  func removeWrapper(from container: UIView?) {
    guard let wrapper = wrapper(in: container) else { return }
    wrapper.removeFromSuperview()
    viewIfLoaded?.removeFromSuperview()
  }

  /// Sets the frame of the wrapper and its view, or the size of a view without a wrapper.
  func setWrappedFrame(_ frame: CGRect, in container: UIView?) {
    let wrapper = wrapper(in: container)
    wrapper?.frame = frame
    viewIfLoaded?.frame = wrapper?.bounds ?? CGRect(origin: .zero, size: frame.size)
  }

  func setContainerInsets(_ insets: UIEdgeInsets) {
    guard insets != containmentState.insets else { return }
    containmentState.insets = insets
    if let storedView { UIView.refreshInsets(from: storedView) }
  }

  /// Whether the content extends under a bar at an edge.
  func reachesUnder(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }
}

extension UIViewController {
  /// Posted when a split view collapsed or expanded, which changes the effect of `showDetailViewController`.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  var upcomingHorizontalSizeClass: UIUserInterfaceSizeClass {
    let found: UIUserInterfaceSizeClass? = lookUp { controller in
      if let view = controller.viewIfLoaded, view.superview != nil { return view.traitCollection.horizontalSizeClass }
      let overrides = [
        controller.viewIfLoaded?.traitOverrides.specified, controller.traitOverrides.specified,
        controller.parent?.containmentState.childTraits[ObjectIdentifier(controller)],
      ]
      let override = overrides.compactMap { $0?.horizontalSizeClass }.first { $0 != .unspecified }
      if let override { return override }
      if let window = controller.presentationState.hostWindow { return window.traitCollection.horizontalSizeClass }
      return controller.presenter?.presentation?.container.traitCollection.horizontalSizeClass
    }
    return found ?? traitCollection.horizontalSizeClass
  }
}
