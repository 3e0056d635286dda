public import Foundation

/// The content of a navigation bar for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
  // Accessed behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  /// The conditions for a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  /// The titles of the back button that leads to the item's screen.
  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`
    case generic
    case minimal
  }

  /// The styles of the bar's layout.
  public enum ItemStyle: Int, Sendable {
    case navigator
    case browser
    case editor
  }

  /// The placements of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic
    case inline
    case stacked
  }

  open var backButtonDisplayMode = BackButtonDisplayMode.default
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
  open var subtitle: String? {
    didSet { if (oldValue == nil) != (subtitle == nil) { bar?.navigationController?.barsChanged() } }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView? {
    didSet {
      guard oldValue !== titleView else { return }
      if let oldValue, oldValue.superview === bar { oldValue.removeFromSuperview() }
      bar?.setNeedsLayout()
    }
  }
  weak var bar: UINavigationBar?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?

  var backName: String? {
    [backBarButtonItem?.title, backButtonTitle, title].compactMap(\.self).first.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The titles of the back button that leads here, from the preferred one to the chevron alone.
  var backTitles: [String] {
    if backButtonDisplayMode == .minimal { return [""] }
    if backButtonDisplayMode == .generic { return ["Back", ""] }
    if (backBarButtonItem?.title ?? backButtonTitle)?.isEmpty == true { return [""] }
    return (backName.map { [$0] } ?? []) + ["Back", ""]
  }
  /// Whether the bar shows a back button if there is a previous screen: left buttons replace it unless they supplement
  /// it.
  var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || (leftBarButtonItems ?? []).isEmpty)
  }
  open var hidesBackButton = false
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
