public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain
    /// Bold, for what ends a task.
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// A plus.
    case add
    /// Space that grows.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// A pen on paper.
    case compose
    /// An arrow back.
    case reply
    /// An arrow out of a box.
    case action
    /// A folder.
    case organize
    /// A book.
    case bookmarks
    /// A glass.
    case search
    /// A turning arrow.
    case refresh
    /// A cross.
    case stop
    /// A camera.
    case camera
    /// A bin.
    case trash
    /// Close.
    case close = 24
  }

  /// How it looks; plain by default.
  open var style = Style.plain
  /// What a tap does; nothing by default.
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
    }
  }
  /// The width in points; 0, its own, by default.
  open var width: CGFloat = 0
  /// A view in the button's place; none by default.
  open var customView: UIView?
  /// The colour; the bar's by default.
  open var tintColor: UIColor?
  /// Whether it is hidden; false by default.
  open var isHidden = false
  let systemItem: SystemItem?

  /// An empty button.
  public override init() {
    systemItem = nil
    super.init()
  }

  private init(system: SystemItem) {
    systemItem = system
    super.init()
  }

  /// A button with a title, a picture and what a tap does.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// One of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    let name = "\(systemItem)"
    if systemItem != .flexibleSpace, systemItem != .fixedSpace {
      title = name.prefix(1).uppercased() + name.dropFirst()
    }
    if systemItem == .done { style = .done }
  }

  /// A view as a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace, primaryAction: nil)
  }

  /// Space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace, primaryAction: nil)
    item.width = width
    return item
  }
}
