import PetriSnapshots

/// Formats diffs as HTML; additions and removals are marked by elements and signs, not by colours alone.
enum DifferenceMarkup {
  /// Formats the lines of a diff as a block that scrolls horizontally, also with the keyboard.
  static func text(_ lines: [UnifiedDiff.Line]) -> String {
    "<pre class=\"diff\" tabindex=\"0\" role=\"group\" aria-label=\"Difference\">\(lines.map(line).joined())</pre>\n"
  }

  /// A collapsible section.
  ///
  /// - Parameters:
  ///   - summary: the text that is always shown.
  ///   - body: the content, as HTML.
  static func details(_ summary: String, _ body: String, isOpen: Bool) -> String {
    "<details\(isOpen ? " open" : "")>\n<summary>\(summary)</summary>\n\(body)</details>\n"
  }

  private static func line(_ line: UnifiedDiff.Line) -> String {
    var text = Markup.text(line.text)
    if line.parts.count == 3 {
      text = "\(Markup.text(line.parts[0]))<mark>\(Markup.text(line.parts[1]))</mark>\(Markup.text(line.parts[2]))"
    }
    switch line.kind {
    case .header: return "<span class=\"at\">\(text)</span>"
    case .same: return "<span> \(text)</span>"
    case .folded: return "<span class=\"at\">~\(text)</span>"
    case .removed: return "<del>-\(text)</del>"
    case .added: return "<ins>+\(text)</ins>"
    }
  }
}
