extension TextTemplate {
  /// The text with plural forms and choices resolved; a missing form is omitted.
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

  /// The runs of inline Markdown; values stay as they are.
  ///
  /// A link without an address is text, as in Foundation: an empty string isn't a URL.
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
  /// The destinations of its Markdown links in every locale and plural form, each once.
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
  /// The largest number of forms of a plural in it, at least 1.
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
