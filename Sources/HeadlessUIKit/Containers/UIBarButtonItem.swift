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
    /// Play.
    case play
    /// Pause.
    case pause
    /// Backwards.
    case rewind
    /// Forwards.
    case fastForward
    /// Back to what was before.
    case undo
    /// Forth again.
    case redo
    /// A page turned up; no longer shown by UIKit.
    case pageCurl
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
  /// The menu; none by default.
  open var menu: UIMenu?
  /// Whether it is ticked; false by default.
  open var isSelected = false
  /// Whether a tap changes the selection; false by default.
  open var changesSelectionAsPrimaryAction = false
  /// The titles that it may have, so that its width doesn't change; none by default.
  open var possibleTitles: Set<String>?
  /// The order of the menu's elements; as the system has it by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// Sets the picture behind it; kept for the usual height alone.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    if barMetrics == .default { backgrounds[state] = backgroundImage }
  }

  /// The picture behind it.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgrounds[state] : nil
  }

  /// Space of the system's width.
  public class func fixedSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace, primaryAction: nil)
  }

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

  /// A button with a title, a picture, what a tap does and a menu.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  /// One of the system's buttons, with a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// There are no archives of buttons here; makes an empty one.
  public convenience init?(coder: NSCoder) {
    self.init()
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
