public import Foundation

/// Something in a menu: an action, a command, a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    /// It isn't.
    case off
    /// It is.
    case on
    /// Partly.
    case mixed
  }

  /// What is known about an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var storedTitle: String
  var storedImage: UIImage?

  package init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    self.subtitle = subtitle
    storedImage = image
    super.init()
  }

  /// There are no archives of menus here; makes an empty element.
  public required init?(coder: NSCoder) {
    storedTitle = ""
    super.init()
  }

  /// The title; empty by default.
  open var title: String { storedTitle }
  /// A smaller line below the title; none by default.
  open var subtitle: String?
  /// The picture; none by default.
  open var image: UIImage? { storedImage }
  /// A name for tests, which its line has; none by default.
  open var accessibilityIdentifier: String?
}
