// By hand, as a text has holes for values that aren't known yet, and as Foundation reads no Markdown on Linux.
/// The inline part of Markdown: emphasis, code, links, characters written otherwise; no paragraphs, headings, lists.
///
/// It is read as CommonMark 0.31.2 reads the text of a paragraph, with GitHub's strikethrough. As with Foundation's
/// `inlineOnlyPreservingWhitespace`, blanks and ends of lines stay as they are written. An image is its alternative text, HTML is
/// text, and links whose addresses are defined elsewhere aren't known. No text is wrong: what has no meaning is text.
public enum InlineMarkdown {
  /// The runs of a text, in order. Its cost grows with its length.
  public static func runs(of parts: [MarkdownPart]) -> [MarkdownRun] {
    var parser = InlineParser(parts.flatMap(MarkdownUnit.units))
    return parser.runs()
  }
}
