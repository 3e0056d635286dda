public import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// The items, the root's first: those of the navigation controller's stack, or its own.
  open var items: [UINavigationItem]? {
    get { navigationController?.itemsOfBar ?? ownItems }
    set { ownItems = newValue }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? {
    navigationController.map { $0.innermostTop?.navigationItem } ?? ownItems?.last
  }

  /// The item that the back button goes to.
  open var backItem: UINavigationItem? {
    items?.dropLast().last
  }

  /// Whether titles are large where their items allow; false by default.
  open var prefersLargeTitles = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether it isn't seen because a search has its place.
  var makesRoomForSearch = false {
    didSet { alpha = makesRoomForSearch ? 0 : 1 }
  }

  /// Hears of a bar of one's own; none by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks in compact height; as usual by default.
  open var compactAppearance: UINavigationBarAppearance?
  /// How it looks where content ends at it; as usual by default.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How it looks there in compact height; as usual by default.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The look before there were appearances.
  open var barStyle = UIBarStyle.default
  /// The attributes of the title before there were appearances; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title before there were appearances; none by default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The picture of its line; the system's by default.
  open var shadowImage: UIImage?
  /// The picture of the back button; the system's by default.
  open var backIndicatorImage: UIImage?
  /// That picture while it comes and goes; the system's by default.
  open var backIndicatorTransitionMaskImage: UIImage?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]
  /// Where it is.
  open var barPosition: UIBarPosition { .topAttached }

  /// Sets the picture behind it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// The picture behind it.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }

  /// Puts an item on a bar of one's own, if the delegate lets it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigationController == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems = (ownItems ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the last item off a bar of one's own, if the delegate lets it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigationController == nil, let item = ownItems?.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    ownItems?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Sets the items of a bar of one's own.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    ownItems = items
  }

  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true {
    didSet {
      if oldValue != isTranslucent { navigationController?.barsChanged() }
    }
  }

  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?

  /// 44 points on phones, 32 in compact height, 50 on pads; 52 more with a large title, 30 more with a prompt. The last number has no
  /// source.
  var preferredHeight: CGFloat {
    let traits = navigationController?.traitCollection ?? traitCollection
    let prompt: CGFloat = topItem?.prompt == nil ? 0 : 30
    if traits.userInterfaceIdiom == .pad { return 50 + prompt + largeTitleHeight }
    return prompt + (traits.verticalSizeClass == .compact ? 32 : 44 + largeTitleHeight)
  }

  private var largeTitleHeight: CGFloat {
    prefersLargeTitles && topItem?.largeTitleDisplayMode != .never ? 52 : 0
  }

  /// The width as it is and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: preferredHeight)
  }

  /// No width of its own; the bar's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
  }
}
