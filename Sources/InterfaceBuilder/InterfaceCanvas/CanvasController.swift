import HeadlessUIKit

/// A view controller whose margins depend on its view's width, as on Interface Builder's canvas.
final class CanvasController: UIViewController {
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = view.bounds.width >= 414 || traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
