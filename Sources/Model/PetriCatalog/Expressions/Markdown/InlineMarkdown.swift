// Own code, since texts have placeholders and Foundation parses no Markdown on Linux.
/// The inline part of Markdown: emphasis, code, links and character references.
///
/// Follows CommonMark 0.31.2 plus GitHub's strikethrough; white space is preserved, as with Foundation's
/// `inlineOnlyPreservingWhitespace`. An image becomes its alternative text, HTML stays text, and reference links
/// aren't resolved.
public enum InlineMarkdown {
  /// Parses a text into runs, in linear time.
  public static func runs(of parts: [MarkdownPart]) -> [MarkdownRun] {
    var parser = InlineParser(parts.flatMap(MarkdownUnit.units))
    return parser.runs()
  }
}
