public import Foundation

/// The part of a navigation bar that belongs to one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  /// The kinds of look of the back button that leads here.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  /// The kinds of bar.
  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    case inline
    case stacked
  }

  /// The text of the back button that leads here: by default the title, `Back` where that has no room, else none.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The action of the back button that leads here, instead of going back; none by default.
  open var backAction: UIAction?
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var style = ItemStyle.navigator
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// The line below the title; none by default.
  open var subtitle: String? {
    didSet { if (oldValue == nil) != (subtitle == nil) { bar?.navigationController?.barsChanged() } }
  }

  /// There are no archives of items here; makes one without title.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  open var title: String?
  open var prompt: String?
  /// The view in place of the title; none by default.
  open var titleView: UIView? {
    didSet {
      guard oldValue !== titleView else { return }
      if let oldValue, oldValue.superview === bar { oldValue.removeFromSuperview() }
      bar?.setNeedsLayout()
    }
  }
  /// The bar that shows it.
  weak var bar: UINavigationBar?
  /// The title of the back button that leads here; the title by default. An empty one leaves the chevron alone.
  open var backButtonTitle: String?
  /// The button whose title the back button has that leads here; none by default.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the way back to it; nil where it has none of its own, or an empty one.
  var backName: String? {
    [backBarButtonItem?.title, backButtonTitle, title].compactMap(\.self).first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The texts of the way back to it, from the one that is wanted to none beside the chevron.
  var backTitles: [String] {
    if backButtonDisplayMode == .minimal { return [""] }
    if backButtonDisplayMode == .generic { return ["Back", ""] }
    if (backBarButtonItem?.title ?? backButtonTitle)?.isEmpty == true { return [""] }
    return (backName.map { [$0] } ?? []) + ["Back", ""]
  }
  /// Whether the bar has a back button where there is a screen to go back to: not beside buttons at the left that don't supplement it.
  var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
  open var hidesBackButton = false
  /// Whether the buttons at the left are beside the back button; false, in its place, by default.
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
