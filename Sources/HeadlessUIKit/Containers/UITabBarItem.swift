public import Foundation

/// A tab in a bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The picture while it is selected; the plain one by default.
  open var selectedImage: UIImage?
  /// The text in its badge; none by default.
  open var badgeValue: String?
  /// The colour of its badge; the system's by default.
  open var badgeColor: UIColor?

  /// The tabs that the system knows.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more
    /// Favourites.
    case favorites
    /// What is featured.
    case featured
    /// What is rated best.
    case topRated
    /// What was there last.
    case recents
    /// Contacts.
    case contacts
    /// What was.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// What is new.
    case mostRecent
    /// What is seen most.
    case mostViewed
  }

  /// One of the system's tabs, with a number.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    let words: [SystemItem: String] = [.topRated: "Top Rated", .mostRecent: "Most Recent", .mostViewed: "Most Viewed"]
    let name = "\(systemItem)"
    title = words[systemItem] ?? name.prefix(1).uppercased() + name.dropFirst()
    self.tag = tag
  }

  /// How it looks; as the bar has it by default.
  open var standardAppearance: UITabBarAppearance?
  /// How it looks where content ends at the bar; as usual by default.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Where the title is moved to; nowhere by default.
  open var titlePositionAdjustment = UIOffset.zero
  private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
  }

  /// The attributes of the badge's text in a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  /// There are no archives of tabs here; makes one without title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A tab without title.
  public override init() {
    super.init()
  }

  /// A tab with a title, a picture and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// A tab with a title and two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
