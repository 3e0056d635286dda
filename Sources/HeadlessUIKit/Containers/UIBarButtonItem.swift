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
  /// What has the method that a tap calls; none by default.
  open weak var target: AnyObject?
  /// The name of the method that a tap calls, which can't be called without Objective-C: a tap reports that. None by
  /// default.
  open var action: Selector?
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
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// A button with a title that calls a method by its name. Without Objective-C the method can't be called: a tap
  /// reports that.
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
