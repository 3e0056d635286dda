import PetriText

/// A run as a comment on a pull request: the changed screens, each edit once, with the rest folded.
///
/// It fits into a comment of GitHub's, which has 65,536 characters: the differences and pictures of the first edits, then their names,
/// then how many more there are.
public struct MarkdownReport: Sendable {
  private let all: RunChanges
  private var report: RunReport { all.report }
  private var changes: [ScreenChange] { all.edits }

  /// A comment may have so many characters; the rest is for a workflow's additions.
  static let maxCharacters = 60_000
  /// So many cells of an edit are named.
  private static let maxNames = 12
  /// So many lines of a difference are shown.
  private static let maxLines = 200

  /// Makes a report.
  public init(_ changes: RunChanges) { all = changes }

  /// The Markdown, with its final newline.
  public var text: String {
    var text = "## Snapshots of \(MarkdownText.code(report.catalog))\n\n\(MarkdownText.escaped(report.summary))\n"
    let end = ending
    var left = 0
    for (index, change) in changes.enumerated() {
      let whole = self.text(of: change, isShort: false)
      let short = self.text(of: change, isShort: true)
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

  /// The text after the edits, never more than a third of all.
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

  /// An edit: the screens that it is in, the changes of the tree, the first of them before and now, the differences for
  /// VoiceOver.
  private func text(of change: ScreenChange, isShort: Bool) -> String {
    let cells = change.group.cells
    let screens = change.screens
    let names = screens.prefix(MarkdownReport.maxNames).map(MarkdownText.code).joined(separator: ", ")
    let rest = screens.count > MarkdownReport.maxNames ? " and \(screens.count - MarkdownReport.maxNames) more" : ""
    var text = "\n### \(names)\(rest)\n\n\(MarkdownText.escaped(change.words))\n"
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
      let name = cells.first?.name ?? ""
      text += "\n"
      if old == new {
        text += "\(MarkdownText.code(name)) has the same wireframe.\n"
      } else {
        let pictures = SideBySide.text(("before", old), ("now", new))
        text += MarkdownText.details(
          "<code>\(XMLText.escaped(name.cleaned))</code> before and now",
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
