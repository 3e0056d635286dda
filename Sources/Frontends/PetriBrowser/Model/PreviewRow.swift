/// A line of a preview that may lead somewhere.
public struct PreviewRow: Hashable, Sendable {
  /// Where a line leads.
  public enum Target: Hashable, Sendable {
    /// To a screen, by its name.
    case screen(String)
    /// To where a link leads.
    case link(String)
    /// To a launched screen, after some moves.
    case launch(LaunchRequest, moves: [String])
    /// To more words, which are shown as a message.
    case note(String)
  }

  /// How a line looks, where it leads nowhere.
  public enum Look: Hashable, Sendable {
    case plain
    /// As a heading.
    case heading
    /// As something that is less than the rest.
    case remark
  }

  /// The line.
  public var text: String
  /// Where it leads; `nil` for a line that is to be read alone.
  public var target: Target?
  /// How it looks.
  public var look: Look

  /// Makes a line.
  public init(_ text: String, opens target: Target? = nil, look: Look = .plain) {
    self.text = text
    self.target = target
    self.look = look
  }
}
