public import HeadlessUIKit

/// The requirements that `sheetPresentationControllerDidChangeSelectedDetentIdentifier?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSheetPresentationControllerSheetPresentationControllerDidChangeSelectedDetentIdentifier {
  let target: any UISheetPresentationControllerDelegate

  public func callAsFunction(_ sheetPresentationController: UISheetPresentationController) {
    target.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheetPresentationController)
  }
}

extension UISheetPresentationControllerDelegate {
  public var sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    HeadlessSheetPresentationControllerSheetPresentationControllerDidChangeSelectedDetentIdentifier?
  {
    HeadlessSheetPresentationControllerSheetPresentationControllerDidChangeSelectedDetentIdentifier(target: self)
  }
}
