import PetriCatalog
import PetriUIKit

extension UIViewController {
  /// Sets how the controller is presented from now on, by a definition.
  func apply(_ presentation: PresentationDefinition) {
    modalPresentationStyle = presentation.style.uiStyle
    modalTransitionStyle = presentation.transition.uiStyle
    isModalInPresentation = !presentation.interactiveDismiss
    // A sheet that was shaped before is UIKit's own again where nothing is said of it.
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
  /// UIKit's name.
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
