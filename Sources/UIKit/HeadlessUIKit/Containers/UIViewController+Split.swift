public import Foundation

extension UIViewController {
  /// Posted when a split view collapsed or expanded: `showDetailViewController` has another effect now.
  public class var showDetailTargetDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }

  /// The room from side to side where the view is, or is about to be.
  var comingHorizontalSizeClass: UIUserInterfaceSizeClass {
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
