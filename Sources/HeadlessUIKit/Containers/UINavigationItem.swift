public import Foundation

/// What a navigation bar shows of one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, AssociationHolder {
  // Read and written behind the lock of the association table.
  nonisolated(unsafe) var associations: Associations?

  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the one before.
    case automatic
    /// Always, where the bar prefers it.
    case always
    /// Never.
    case never
  }

  /// What the back button that leads here shows.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title where there is room.
    case `default`
    /// A short word.
    case generic
    /// No text.
    case minimal
  }

  /// The kinds of bar.
  public enum ItemStyle: Int, Sendable {
    /// The title in the middle.
    case navigator
    /// For browsing.
    case browser
    /// For editing.
    case editor
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Sendable {
    /// As the system has it.
    case automatic
    /// Beside the title.
    case inline
    /// Below the title.
    case stacked
  }

  /// What the back button that leads here shows; the title where there is room by default.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// What happens at the back button that leads here, instead of going back; nothing by default.
  open var backAction: UIAction?
  /// The search; none by default.
  open var searchController: UISearchController?
  /// Whether the search bar goes away when the content is scrolled; true by default.
  open var hidesSearchBarWhenScrolling = true
  /// Where the search bar is; as the system has it by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// The kind of bar; the title in the middle by default.
  open var style = ItemStyle.navigator
  /// How the bar looks; as the bar has it by default.
  open var standardAppearance: UINavigationBarAppearance?
  /// How the bar looks in compact height; as the bar has it by default.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where content ends at it; as the bar has it by default.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks there in compact height; as the bar has it by default.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Makes the menu of the title; none by default.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  /// A line below the title; none by default.
  open var subtitle: String?

  /// There are no archives of items here; makes one without title.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// An item without title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// The title; none by default.
  open var title: String?
  /// A line above the title; none by default.
  open var prompt: String?
  /// A view in the title's place; none by default.
  open var titleView: UIView?
  /// The title of the back button that leads here; the title by default.
  open var backButtonTitle: String?
  /// The back button that leads here; the system's by default.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false
  /// Whether the buttons at the left are beside the back button; false, in its place, by default.
  open var leftItemsSupplementBackButton = false
  /// When the title is large; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons where reading begins; none by default.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons where reading ends, the outermost first; none by default.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// The first button where reading begins; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button where reading ends; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets the buttons where reading begins.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the buttons where reading ends.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the button where reading begins.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the button where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides or shows the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
