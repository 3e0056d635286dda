/// A line of a preview that may lead somewhere.
public struct PreviewRow: Hashable, Sendable {
  /// Where a line leads.
  public enum Target: Hashable, Sendable {
    /// To a screen, by its name.
    case screen(String)
    /// To where a link leads.
    case link(String)
  }

  /// The line.
  public var text: String
  /// Where it leads; `nil` for a line that is to be read alone.
  public var target: Target?

  /// Makes a line.
  public init(_ text: String, opens target: Target? = nil) {
    self.text = text
    self.target = target
  }
}
