import PetriText

/// Pieces of a page; texts from outside are text and nothing else in them.
enum HTMLText {
  /// A text on one line.
  static func escaped(_ text: String) -> String { XMLText.escaped(text.cleaned) }

  /// A name, which reads in its own direction.
  static func code(_ text: String) -> String { "<code><bdi>\(escaped(text))</bdi></code>" }

  /// Something that a click or a key folds.
  ///
  /// - Parameter summary: markup.
  static func details(_ summary: String, _ body: String, isOpen: Bool) -> String {
    "<details\(isOpen ? " open" : "")>\n<summary>\(summary)</summary>\n\(body)</details>\n"
  }

  /// Lines of several columns, which may be wider than the page: so they scroll, with the keys too.
  static func block(_ lines: String, label: String) -> String {
    "<pre tabindex=\"0\" role=\"region\" aria-label=\"\(label)\">\(lines)</pre>\n"
  }

  /// The lines of a difference: added and removed texts are marked as that, and by a sign, not by colours alone.
  static func difference(_ lines: [UnifiedDiff.Line]) -> String {
    block(lines.map(line).joined(), label: "Difference")
  }

  private static func line(_ line: UnifiedDiff.Line) -> String {
    var text = escaped(line.text)
    if line.parts.count == 3 {
      text = "\(escaped(line.parts[0]))<mark>\(escaped(line.parts[1]))</mark>\(escaped(line.parts[2]))"
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
