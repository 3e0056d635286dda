import Foundation

extension UINavigationBar {
  /// The space beside a button, in points, as pictures of bars have it; UIKit's own isn't known.
  private static let gap: CGFloat = 16

  /// Puts the view in place of the title in the middle of the bar, or of what its buttons leave of it, as large as it is by itself.
  func placeTitleView() {
    let item = topItem
    for other in items ?? [] where other !== item {
      if let view = other.titleView, view.superview === self { view.removeFromSuperview() }
    }
    item?.bar = self
    guard let view = item?.titleView else { return }
    if view.superview !== self { addSubview(view) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sides = (leading: leadingWidth(of: item), trailing: width(of: item?.rightBarButtonItems))
    let start = UINavigationBar.gap + (isMirrored ? sides.trailing : sides.leading)
    let end = bounds.width - UINavigationBar.gap - (isMirrored ? sides.leading : sides.trailing)
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

  private func leadingWidth(of item: UINavigationItem?) -> CGFloat {
    let own = width(of: item?.leftBarButtonItems)
    guard let back = backItem, item?.hidesBackButton == false else { return own }
    return own + width(of: "‹ " + (back.backButtonTitle ?? back.title ?? "Back"))
  }

  private func width(of items: [UIBarButtonItem]?) -> CGFloat {
    (items ?? []).filter { !$0.isHidden }.reduce(0) { width, item in
      if item.width > 0 { return width + item.width }
      if let view = item.customView { return width + max(view.bounds.width, view.intrinsicContentSize.width) }
      if let image = item.image { return width + image.size.width + UINavigationBar.gap }
      return width + self.width(of: item.title ?? "")
    }
  }

  private func width(of text: String) -> CGFloat {
    TextMeasure(font: .systemFont(ofSize: 17)).size(of: text, width: nil).width + UINavigationBar.gap
  }
}
