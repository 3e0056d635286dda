public import Foundation

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NSCopying {
  /// What a button is for.
  public enum Style: Int, Sendable {
    /// Something.
    case `default`
    /// Nothing is to happen.
    case cancel
    /// Something is taken away.
    case destructive
  }

  let handler: ((UIAlertAction) -> Void)?

  /// A button with a title; the handler is called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// A button without title or handler.
  public convenience override init() {
    self.init(title: nil, style: .default)
  }

  /// The title.
  public let title: String?

  /// What it is for.
  public let style: Style

  /// Whether it can be tapped; true by default.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  /// A name for tests, which its button has; none by default.
  open var accessibilityIdentifier: String? {
    didSet { button?.accessibilityIdentifier = accessibilityIdentifier }
  }

  weak var button: UIButton?

  /// Another action of the same title, style and handler.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { UIAlertAction(title: title, style: style, handler: handler) }
  }
}
