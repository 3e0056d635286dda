public import Foundation

/// Something in a menu: an action, a command, a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// Whether an element is ticked.
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
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

  open var title: String { storedTitle }
  open var subtitle: String?
  open var image: UIImage? { storedImage }
  open var accessibilityIdentifier: String?
}
