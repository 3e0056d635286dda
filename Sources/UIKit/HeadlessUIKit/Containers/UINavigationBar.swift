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

  /// Whether it isn't seen because a search has its place.
  var makesRoomForSearch = false {
    didSet { alpha = makesRoomForSearch ? 0 : 1 }
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

  /// 44 points on phones, 32 in compact height, 50 on pads; 52 more with a large title, 30 more with a prompt. That number has no source,
  /// as the 20 of a line below a large title.
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

  /// The view that is in place of the title now.
  weak var placedTitleView: UIView?

  /// The height of the row of buttons, and what is above it.
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

  /// Whether there is room below the buttons for a large title.
  var showsLargeTitle: Bool { largeTitleHeight > 0 && bounds.height > 90 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}
