import Foundation

extension UINavigationBar {
  /// Puts the view in place of the title in the middle of the bar, or of what its buttons leave of it, as large as it is by itself.
  func placeTitleView() {
    let item = topItem
    let view = item?.titleView
    // The one of a screen that was popped belongs to no item of the bar any more.
    if let old = placedTitleView, old !== view, old.superview === self { old.removeFromSuperview() }
    placedTitleView = view
    item?.bar = self
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    let (start, end) = BarLayout(self).free
    let (top, height) = row
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let own = fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: end - start, height: height))
    let size = CGSize(width: min(own.width, max(0, end - start)), height: min(own.height, height))
    let isFree = bounds.midX - size.width / 2 >= start && bounds.midX + size.width / 2 <= end
    let middle = isFree ? bounds.midX : (start + end) / 2
    view.frame = CGRect(
      x: (middle - size.width / 2).rounded(),
      y: (top + (height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
