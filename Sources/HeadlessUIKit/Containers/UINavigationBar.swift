public import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  weak var navigationController: UINavigationController?
  private var ownItems: [UINavigationItem]?

  /// The items, the root's first: those of the navigation controller's stack, or its own.
  open var items: [UINavigationItem]? {
    get { navigationController?.stack.map(\.navigationItem) ?? ownItems }
    set { ownItems = newValue }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? {
    navigationController.map { $0.stack.last?.navigationItem } ?? ownItems?.last
  }

  /// The item that the back button goes to.
  open var backItem: UINavigationItem? {
    items?.dropLast().last
  }

  /// Whether titles are large where their items allow; false by default.
  open var prefersLargeTitles = false {
    didSet { navigationController?.viewIfLoaded?.setNeedsLayout() }
  }

  /// Whether what is behind shines through; true by default.
  open var isTranslucent = true

  /// The colour of the bar; none by default.
  open var barTintColor: UIColor?

  /// 44 points on phones, 32 in compact height, 50 on pads; 52 more with a large title.
  var preferredHeight: CGFloat {
    let traits = navigationController?.traitCollection ?? traitCollection
    if traits.userInterfaceIdiom == .pad { return 50 + largeTitleHeight }
    return traits.verticalSizeClass == .compact ? 32 : 44 + largeTitleHeight
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
