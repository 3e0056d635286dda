/// A form sheet's, as UIKit calls it.
final class _UIFormSheetPresentationController: UISheetPresentationController {
  override var isFormSheet: Bool { true }
}
