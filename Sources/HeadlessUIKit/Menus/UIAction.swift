public import Foundation

/// What a control, a bar button or a line of a menu does.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An identifier by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// An identifier by name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Pastes.
    public static let paste = Identifier("com.apple.action.paste")
    /// Pastes in the style of the text around.
    public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
    /// Pastes and goes there.
    public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
    /// Pastes and searches for it.
    public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")
  }

  /// What tells it apart; unique by default.
  public let identifier: Identifier
  /// A longer title for help; none by default.
  open var discoverabilityTitle: String?
  /// What is known about it; nothing by default.
  open var attributes: Attributes
  /// Whether it is ticked; off by default.
  open var state: State
  /// The picture while it is ticked; the usual one by default.
  open var selectedImage: UIImage?
  /// Who sent it, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler
  private static var count = 0

  /// An action with a handler.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("headless.action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.selectedImage = selectedImage
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// There are no archives of actions here; makes one that does nothing.
  public required init?(coder: NSCoder) {
    identifier = Identifier("headless.action")
    attributes = []
    state = .off
    handler = { _ in }
    super.init(coder: coder)
  }

  /// The title; empty by default.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The picture; none by default.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// Does it, as if somebody had chosen it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    perform(from: sender as AnyObject)
  }

  func perform(from sender: AnyObject) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
