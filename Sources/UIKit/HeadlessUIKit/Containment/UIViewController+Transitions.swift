import Foundation

extension UIViewController {
  /// Announces a new size to the children whose own size changes, and to the presented controller.
  func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != child.view.bounds.size || size != viewIfLoaded?.bounds.size {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }

  /// Announces new traits to the children, and to the presented controller.
  func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presentation?.controller.willTransition(to: traits, with: coordinator)
  }

  /// Sets what a child's traits differ in.
  func overrideTraits(of child: UIViewController, _ traits: UITraitCollection?) {
    containmentState.childTraits[ObjectIdentifier(child)] = traits
    guard let view = child.viewIfLoaded else { return }
    UIView.refreshTraits(from: view.superview ?? view)
    UIView.refreshTraits(from: view)
  }

  /// The least margin that the system leaves on each side of the root view. A phone held sideways is as wide as its
  /// shorter side.
  var systemSideMargin: CGFloat {
    let size = viewIfLoaded?.window?.bounds.size ?? UIScreen.main.bounds.size
    return traitCollection.horizontalSizeClass == .regular || min(size.width, size.height) >= 414 ? 20 : 16
  }
}
