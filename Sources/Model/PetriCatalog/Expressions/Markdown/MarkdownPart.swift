/// A part of a text with placeholders.
public enum MarkdownPart: Hashable, Sendable {
  case text(String)
  /// A placeholder by its index; stays text whatever its value contains.
  case value(Int)
}
