extension TextTemplate {
  /// The runs of inline Markdown. Interpolated values aren't parsed.
  ///
  /// - Parameter font: the font of plain text.
  func markdown(in font: FontDefinition) -> [TextRun] {
    markdownRuns.map { run in
      var result = TextRun(text: LocalizedText(template(run.parts)))
      result.font = font.differing(by: run.style)
      result.strikethrough = run.style.contains(.strikethrough)
      result.tap = run.link.map { .link(LocalizedText(template($0))) }
      return result
    }
  }
}

extension FontDefinition {
  /// The font of a run; `nil` if it is the same.
  fileprivate func differing(by style: MarkdownRun.Style) -> FontDefinition? {
    guard !style.isDisjoint(with: [.bold, .italic, .code]) else { return nil }
    var font = self
    if style.contains(.bold) { font.weight = .bold }
    if style.contains(.italic) { font.italic = true }
    if style.contains(.code) { (font.design, font.family) = (.monospaced, nil) }
    return font
  }
}
