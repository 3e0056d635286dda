/// A part of a text with values in it.
public enum MarkdownPart: Hashable, Sendable {
  /// Characters, in which Markdown's have a meaning.
  case text(String)
  /// A value by its place among those of the text. Whatever characters it has, it stays text.
  case value(Int)
}
