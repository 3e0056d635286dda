public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The buttons that the system knows.
  public enum SystemItem: Int, Sendable {
    case done
    case cancel
    case edit
    case save
    case add
    case flexibleSpace
    case fixedSpace
    case compose
    case reply
    case action
    case organize
    case bookmarks
    case search
    case refresh
    case stop
    case camera
    case trash
    case play
    case pause
    case rewind
    case fastForward
    case undo
    case redo
    /// A page turned up; no longer shown by UIKit.
    case pageCurl
    case close = 24
  }

  open var style = Style.plain
  open var primaryAction: UIAction? {
    didSet {
      title = title ?? primaryAction?.title
      image = image ?? primaryAction?.image
    }
  }
  open weak var target: AnyObject?
  /// The name of the method that a tap calls, of the target or else of the first responder that has it; none by default.
  open var action: Selector?
  /// The width in points; 0, its own, by default.
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var isHidden = false
  open var menu: UIMenu?
  open var isSelected = false
  open var badge: Badge?
  open var changesSelectionAsPrimaryAction = false
  open var possibleTitles: Set<String>?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  private var backgrounds: [UIControl.State: UIImage] = [:]

  /// Sets the picture behind it; kept for the usual height alone.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    if barMetrics == .default { backgrounds[state] = backgroundImage }
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgrounds[state] : nil
  }

  public class func fixedSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace, primaryAction: nil)
  }

  let systemItem: SystemItem?

  public override init() {
    systemItem = nil
    super.init()
  }

  private init(system: SystemItem) {
    systemItem = system
    super.init()
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(system: systemItem)
    self.primaryAction = primaryAction
    let name = "\(systemItem)"
    if systemItem != .flexibleSpace, systemItem != .fixedSpace {
      title = name.prefix(1).uppercased() + name.dropFirst()
    }
    if systemItem == .done { style = .done }
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu?
  ) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }

  /// There are no archives of buttons here; makes an empty one.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// A button with a title that calls a method by its name.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    take(style, target, action)
  }

  /// A button with a picture that calls a method by its name; see `init(title:style:target:action:)`.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    take(style, target, action)
  }

  /// A button with a picture, and one for compact height; see `init(title:style:target:action:)`.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image)
    self.landscapeImagePhone = landscapeImagePhone
    take(style, target, action)
  }

  /// One of the system's buttons; see `init(title:style:target:action:)`.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

  /// A button with a title, a picture, a method's name and a menu; see `init(title:style:target:action:)`.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    target: AnyObject?,
    action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    take(style, target, action)
  }

  private func take(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace, primaryAction: nil)
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace, primaryAction: nil)
    item.width = width
    return item
  }
}
