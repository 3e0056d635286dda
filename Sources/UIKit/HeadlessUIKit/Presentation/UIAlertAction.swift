public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// The purpose of a button.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public convenience override init() {
    self.init(title: nil, style: .default)
  }

  public let title: String?

  public let style: Style

  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }

  weak var button: UIButton?

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIAlertAction(title: title, style: style, handler: handler) }
  }
}
