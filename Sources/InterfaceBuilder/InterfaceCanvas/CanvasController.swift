import HeadlessUIKit

/// The controller of a view on the canvas, which goes by the view's own width where it chooses margins.
final class CanvasController: UIViewController {
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = view.bounds.width >= 414 || traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
