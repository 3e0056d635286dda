extension TextTemplate {
  /// Returns the text with plural forms and conditionals resolved; missing forms are omitted.
  func choosing(_ form: (PluralText) -> TextTemplate?, _ side: (TextChoice) -> TextTemplate) -> TextTemplate {
    TextTemplate(
      segments: segments.flatMap { segment -> [Segment] in
        switch segment {
        case .plural(let plural): form(plural)?.choosing(form, side).segments ?? []
        case .choice(let choice): side(choice).choosing(form, side).segments
        default: [segment]
        }
      }
    )
  }

  fileprivate var markdownLinks: [TextTemplate] { markdownRuns.compactMap { $0.link.map(template) } }

  /// The runs of inline Markdown. Placeholders aren't resolved.
  ///
  /// A link without a destination is plain text, as in Foundation, because an empty string isn't a URL.
  package var markdownRuns: [MarkdownRun] {
    InlineMarkdown.runs(
      of: segments.enumerated().map { index, segment in
        if case .literal(let text) = segment { .text(text) } else { .value(index) }
      }
    ).map { run in
      var run = run
      if run.link?.allSatisfy({ $0 == .text("") }) ?? false { run.link = nil }
      return run
    }
  }

  package func template(_ parts: [MarkdownPart]) -> TextTemplate {
    let segments = segments
    return TextTemplate(
      segments: parts.map { part in
        switch part {
        case .text(let text): .literal(text)
        case .value(let index): segments[index]
        }
      }
    )
  }
}

extension LocalizedText {
  /// The distinct destinations of Markdown links in all locales and plural forms.
  package var markdownLinks: [TextTemplate] {
    var links: [TextTemplate] = []
    for text in variants.map(\.text) {
      for index in 0..<text.mostForms {
        for side in [\TextChoice.first, \.second] {
          let chosen = text.choosing({ $0.forms[min(index, $0.forms.count - 1)].text }, { $0[keyPath: side] })
          for link in chosen.markdownLinks where !links.contains(link) { links.append(link) }
        }
      }
    }
    return links
  }
}

extension TextTemplate {
  /// The maximum number of forms among the plurals in the text, at least 1.
  fileprivate var mostForms: Int {
    segments.reduce(1) { most, segment in
      switch segment {
      case .plural(let plural): plural.forms.reduce(max(most, plural.forms.count)) { max($0, $1.text.mostForms) }
      case .choice(let choice): choice.sides.reduce(most) { max($0, $1.mostForms) }
      default: most
      }
    }
  }
}
