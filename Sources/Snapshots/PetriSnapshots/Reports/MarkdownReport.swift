import PetriText

/// A report as a comment on a pull request: the changed screens, with a section per edit.
///
/// The report fits into a comment on GitHub, which can have at most 65,536 characters: the first edits have diffs and
/// wireframes, the next ones only names, and the rest are counted.
public struct MarkdownReport: Sendable {
  private let all: RunChanges
  private let page: String?
  private var report: RunReport { all.report }
  private var changes: [ScreenChange] { all.edits }

  /// The maximum number of characters, which leaves space for additions by a workflow.
  static let maxCharacters = 60_000
  private static let maxNames = 12
  private static let maxLines = 200

  /// Creates a report.
  ///
  /// - Parameter page: The URL of the page of changes, to which each edit is linked; `nil` if it isn't published.
  public init(_ changes: RunChanges, page: String? = nil) {
    all = changes
    self.page = page
  }

  /// The Markdown, with its final newline.
  public var text: String {
    var text = "## Snapshots of \(MarkdownText.code(report.catalog))\n\n\(MarkdownText.escaped(report.summary))\n"
    if let page { text += "\n[Before and now, beside each other](\(MarkdownReport.link(page)))\n" }
    let end = ending
    var left = 0
    for (index, change) in changes.enumerated() {
      let whole = self.text(of: change, index + 1, isShort: false)
      let short = self.text(of: change, index + 1, isShort: true)
      let room = MarkdownReport.maxCharacters - text.count - end.count - 100
      guard let part = [whole, short].first(where: { $0.count <= room }) else {
        left = changes.count - index
        break
      }
      text += part
    }
    if left > 0 { text += "\n… and \(left == 1 ? "1 more edit" : "\(left) more edits")\n" }
    return text + end
  }

  /// Escapes the characters of a URL that would end a Markdown link.
  private static func link(_ url: String) -> String {
    url.cleaned.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
      .replacing("<", with: "%3C").replacing(">", with: "%3E")
  }

  /// The text after the edits, at most a third of the report.
  private var ending: String {
    var text = ""
    for section in ReportSection.all(of: all) {
      let lines = section.entries.map { name, text in
        let name = name.map { MarkdownText.code($0) + (text.isEmpty ? "" : ": ") } ?? ""
        return name + MarkdownText.escaped(text)
      }
      text += "\n### \(section.title)\n\n"
      var shown = 0
      for line in lines {
        guard text.count + line.count < MarkdownReport.maxCharacters / 3 else { break }
        text += "- \(line)\n"
        shown += 1
      }
      if shown < lines.count { text += "- and \(lines.count - shown) more\n" }
    }
    return text
  }

  /// The section of an edit: its screens, the structural changes, the first cell before and after, and the changes for
  /// VoiceOver.
  private func text(of change: ScreenChange, _ number: Int, isShort: Bool) -> String {
    let cells = change.group.cells
    let screens = change.screens
    let names = screens.prefix(MarkdownReport.maxNames).map(MarkdownText.code).joined(separator: ", ")
    let rest = screens.count > MarkdownReport.maxNames ? " and \(screens.count - MarkdownReport.maxNames) more" : ""
    var text = "\n### \(names)\(rest)\n\n\(MarkdownText.escaped(change.lookWords))"
    text += page.map { " ([see it](\(MarkdownReport.link($0))#edit-\(number)))\n" } ?? "\n"
    if !change.group.changes.isEmpty {
      text += "\n" + change.group.changes.map { "- \(MarkdownText.code("\($0)"))\n" }.joined()
    }
    guard !isShort else { return text }
    let lines = change.group.diff.lines.map { $0.mark + $0.text }
    var shown = lines.prefix(MarkdownReport.maxLines).joined(separator: "\n")
    if lines.count > MarkdownReport.maxLines { shown += "\n… \(lines.count - MarkdownReport.maxLines) more lines" }
    text += "\n" + MarkdownText.details("The difference", MarkdownText.block(shown, language: "diff"))
    if change.before != nil || change.after != nil {
      let nothing = "not there, or it can't be composed\n"
      let (old, new) = (change.before?.wireframe ?? nothing, change.after?.wireframe ?? nothing)
      let screen = cells.first?.screen ?? ""
      let look = cells.first.map { $0.cell == CellResult.baseLabel ? "" : ", \($0.look)," } ?? ""
      text += "\n"
      if old == new {
        text += "\(MarkdownText.code(screen))\(MarkdownText.escaped(look)) has the same wireframe.\n"
      } else {
        let pictures = SideBySide.text(("before", old), ("now", new))
        text += MarkdownText.details(
          "<code>\(XMLText.escaped(screen.cleaned))</code>\(XMLText.escaped(look.cleaned)) before and now",
          MarkdownText.block(pictures)
        )
      }
    }
    if !change.speech.isEmpty {
      let speech = change.speech.map { "\($0.mark) \($0.text)" }.joined(separator: "\n")
      text += "\n" + MarkdownText.details("What VoiceOver reads", MarkdownText.block(speech, language: "diff"))
    }
    return text
  }
}
