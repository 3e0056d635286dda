import PetriCatalog
public import PetriUIKit

extension UIViewController {
  func apply(_ presentation: PresentationDefinition) {
    modalPresentationStyle = presentation.style.uiStyle
    modalTransitionStyle = presentation.transition.uiStyle
    isModalInPresentation = !presentation.interactiveDismiss
    // Restore UIKit's defaults on a sheet that was customized before.
    guard presentation.shapesSheet || hasShapedSheet, let sheet = sheetPresentationController else { return }
    hasShapedSheet = presentation.shapesSheet
    sheet.detents = presentation.detents.isEmpty ? [.large()] : presentation.detents.map(\.uiDetent)
    sheet.selectedDetentIdentifier = presentation.selectedDetent?.identifier
    sheet.largestUndimmedDetentIdentifier = presentation.largestUndimmedDetent?.identifier
    sheet.prefersGrabberVisible = presentation.grabber
  }

  private static let shapedKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private var hasShapedSheet: Bool {
    get { objc_getAssociatedObject(self, UIViewController.shapedKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, UIViewController.shapedKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

extension SheetDetent {
  fileprivate var identifier: UISheetPresentationController.Detent.Identifier {
    switch self {
    case .medium: .medium
    case .large: .large
    case .height: UISheetPresentationController.Detent.Identifier(description)
    }
  }

  @MainActor
  fileprivate var uiDetent: UISheetPresentationController.Detent {
    switch self {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: identifier) { _ in height }
    }
  }
}

extension UIPopoverPresentationController {
  /// Centres the popover without an arrow, unless it has a source.
  func pointNowhere() {
    guard sourceView == nil, barButtonItem == nil, let view = presentingViewController.view else { return }
    sourceView = view
    sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
    permittedArrowDirections = []
  }
}

extension UIViewController {
  /// The innermost visible controller, following presentations and containers.
  public var frontmost: UIViewController {
    var current = self
    while let next = current.nextTowardsFront { current = next }
    return current
  }

  private var nextTowardsFront: UIViewController? {
    if let presented = presentedViewController, presented.presentingViewController === self { return presented }
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    case let split as UISplitViewController: return split.viewControllers.last
    case let pages as UIPageViewController: return pages.viewControllers?.first
    case let layer as any ChildEmbedding: return layer.embeddedController
    default: return children.last { $0.viewIfLoaded?.window != nil }
    }
  }

  func nearest<Kind: UIViewController>(_ kind: Kind.Type) -> Kind? {
    var current: UIViewController? = self
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
}
