public import Foundation

/// What a control or a bar button does.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
  }

  /// What is known about an action.
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
  }

  /// The title; empty by default.
  open var title: String
  /// The picture; none by default.
  open var image: UIImage?
  /// What tells it apart; unique by default.
  public let identifier: Identifier
  /// What is known about it; nothing by default.
  open var attributes: Attributes
  /// Who sent it, while the handler runs.
  open internal(set) weak var sender: AnyObject?
  let handler: UIActionHandler
  private static var count = 0

  /// An action with a handler.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    attributes: Attributes = [],
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("headless.action.\(Self.count)")
    self.attributes = attributes
    self.handler = handler
    super.init()
  }

  func perform(from sender: AnyObject) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
