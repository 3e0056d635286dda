public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The styles of a bar button.
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The buttons that the system provides.
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
    /// Deprecated: a turned-up page, which UIKit no longer shows.
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
  open var action: Selector?
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

  /// Stored for the default bar metrics only.
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

  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title)
    take(style, target, action)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image)
    take(style, target, action)
  }

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

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: systemItem)
    take(style, target, action)
  }

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

extension UIBarButtonItem {
  /// A badge on a bar button: a count, a word or a dot.
  @MainActor
  public struct Badge: Equatable, Sendable {
    /// Nil for a dot.
    public let stringValue: String?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?

    private init(_ text: String?) { stringValue = text }

    public static func count(_ count: Int) -> Badge { Badge(String(count)) }

    public static func string(_ string: String) -> Badge { Badge(string) }

    public static func indicator() -> Badge { Badge(nil) }
  }
}
