public import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem]?

  open var items: [UINavigationItem]? {
    get { navigationController?.itemsOfBar ?? ownItems }
    set { ownItems = newValue }
  }

  open var topItem: UINavigationItem? {
    navigationController.map { $0.innermostTop?.navigationItem } ?? ownItems?.last
  }

  open var backItem: UINavigationItem? {
    items?.dropLast().last
  }

  open var prefersLargeTitles = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  var isHiddenForSearch = false {
    didSet { alpha = isHiddenForSearch ? 0 : 1 }
  }

  open weak var delegate: (any UINavigationBarDelegate)?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  open var barPosition: UIBarPosition { .topAttached }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigationController == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems = (ownItems ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigationController == nil, let item = ownItems?.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    ownItems?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items
  }

  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { navigationController?.barsChanged() }
    }
  }

  open var barTintColor: UIColor?

  /// 44 points on phones, 32 in compact height, 50 on iPads, plus 52 for a large title and 20 for its subtitle, plus 30
  /// for a prompt. The last two are guesses.
  var preferredHeight: CGFloat {
    let traits = navigationController?.traitCollection ?? traitCollection
    let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
    if traits.userInterfaceIdiom == .pad { return 50 + prompt + largeTitleHeight }
    return prompt + (traits.verticalSizeClass == .compact ? 32 : 44 + largeTitleHeight)
  }

  private var largeTitleHeight: CGFloat {
    guard prefersLargeTitles, topItem?.largeTitleDisplayMode != .never else { return 0 }
    return topItem?.subtitle == nil ? 52 : 72
  }

  weak var shownTitleView: UIView?

  var row: (top: CGFloat, height: CGFloat) {
    let top: CGFloat = topItem?.prompt == nil ? 0 : 30
    let traits = navigationController?.traitCollection ?? traitCollection
    let isCompact = traits.userInterfaceIdiom != .pad && traits.verticalSizeClass == .compact
    return (top, preferredHeight - top - (isCompact ? 0 : largeTitleHeight))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeTitleView()
  }

  var showsLargeTitle: Bool { largeTitleHeight > 0 && bounds.height > 90 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}

extension UINavigationBar {
  func placeTitleView() {
    let item = topItem
    let view = item?.titleView
    // The title view of a popped screen belongs to no item of the bar any more.
    if let old = shownTitleView, old !== view, old.superview === self { old.removeFromSuperview() }
    shownTitleView = view
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
