/// A run as a page for a browser: the changed screens, each edit once, with the difference, the first of them before
/// and now, and the lines that VoiceOver reads otherwise.
///
/// The page is one file. Nothing in it runs and nothing is fetched: pictures are part of it, and are shown as pictures,
/// so that nothing in them is markup of the page. It is as light or dark as the reader's system, and folds without a
/// script.
public struct HTMLReport: Sendable {
  private let all: RunChanges
  private var report: RunReport { all.report }
  private var changes: [ScreenChange] { all.edits }

  /// So many bytes of edits are shown in full; a browser gets slow with more. The rest is named.
  var maxBytes = 16 << 20
  /// So many lines of a difference are shown.
  private static let maxLines = 500
  /// The number of edits named in the contents, and of those named that the page has no room for.
  var maxEdits = 1_000
  /// So many entries of a list are shown.
  private static let maxEntries = 1_000
  /// So many screens of an edit are named.
  private static let maxScreens = 12
  /// So many edits are open from the beginning.
  private static let openEdits = 20

  /// Makes a report.
  public init(_ changes: RunChanges) { all = changes }

  /// The page, with its final newline.
  public var text: String {
    let title = HTMLText.escaped("Snapshots of \(report.catalog)")
    var body = "<header>\n<h1>\(title)</h1>\n<p>\(HTMLText.escaped(report.summary))</p>\n</header>\n"
    if changes.count > 1 { body += contents }
    body += "<main>\n"
    if changes.isEmpty {
      body += "<p>\(report.isClean ? "Nothing differs." : "There are no differences to show.")</p>\n"
    }
    var isFull = false
    for (index, change) in changes.prefix(maxEdits).enumerated() {
      let whole = isFull ? nil : edit(change, index, isShort: false)
      isFull = isFull || body.utf8.count + (whole?.utf8.count ?? 0) > maxBytes
      body += whole.flatMap { isFull ? nil : $0 } ?? edit(change, index, isShort: true)
    }
    let left = changes.count - maxEdits
    if left > 0 { body += "<p>And \(left == 1 ? "1 more edit" : "\(left) more edits").</p>\n" }
    for section in ReportSection.all(of: all) { body += list(section) }
    return HTMLPage.text(title: title, body: body + "</main>\n")
  }

  private var contents: String {
    let entries = changes.prefix(maxEdits).enumerated().map { index, change in
      "<li><a href=\"#edit-\(index + 1)\">\(names(of: change))</a>: \(HTMLText.escaped(change.words))</li>\n"
    }
    return "<nav aria-label=\"Edits\">\n<ol>\n\(entries.joined())</ol>\n</nav>\n"
  }

  private func names(of change: ScreenChange) -> String {
    let screens = change.screens
    let names = screens.prefix(HTMLReport.maxScreens).map(HTMLText.code).joined(separator: ", ")
    return screens.count > HTMLReport.maxScreens ? "\(names) and \(screens.count - HTMLReport.maxScreens) more" : names
  }

  private func edit(_ change: ScreenChange, _ index: Int, isShort: Bool) -> String {
    let cells = change.group.cells
    var text = "<section id=\"edit-\(index + 1)\" aria-labelledby=\"title-\(index + 1)\">\n"
    text += "<h2 id=\"title-\(index + 1)\">\(names(of: change))</h2>\n<p>\(HTMLText.escaped(change.words))</p>\n"
    if !change.group.changes.isEmpty {
      text += "<ul>\n\(change.group.changes.map { "<li>\(HTMLText.escaped("\($0)"))</li>\n" }.joined())</ul>\n"
    }
    guard !isShort else {
      return text
        + "<p>The report has no room for the difference; see <code>petri snapshot review</code>.</p>\n</section>\n"
    }
    let isOpen = index < HTMLReport.openEdits
    text += HTMLText.details("The difference", HTMLText.difference(shown(change.group.diff)), isOpen: isOpen)
    if let pictures = HTMLPictures(change) {
      let first = cells.first.map { HTMLText.code($0.name) } ?? ""
      text += HTMLText.details("\(first) \(pictures.title)", pictures.text, isOpen: isOpen && !pictures.isSame)
    }
    if !change.speech.isEmpty {
      text += HTMLText.details("What VoiceOver reads", HTMLText.difference(change.speech), isOpen: isOpen)
    }
    if cells.count > 1 {
      let names = cells.prefix(HTMLReport.maxEntries).map { "<li>\(HTMLText.code($0.name))</li>\n" }.joined()
      let left = cells.count - HTMLReport.maxEntries
      let rest = left > 0 ? "<li>and \(left) more</li>\n" : ""
      text += HTMLText.details("All \(cells.count) cells", "<ul>\n\(names)\(rest)</ul>\n", isOpen: false)
    }
    return text + "</section>\n"
  }

  private func shown(_ difference: UnifiedDiff) -> [UnifiedDiff.Line] {
    let lines = difference.lines
    guard lines.count > HTMLReport.maxLines else { return lines }
    return lines.prefix(HTMLReport.maxLines) + [.note("… \(lines.count - HTMLReport.maxLines) more lines")]
  }

  private func list(_ section: ReportSection) -> String {
    let entries = section.entries.prefix(HTMLReport.maxEntries).map { name, text in
      let name = name.map { HTMLText.code($0) + (text.isEmpty ? "" : ": ") } ?? ""
      return "<li>\(name)\(HTMLText.escaped(text))</li>\n"
    }
    let left = section.entries.count - HTMLReport.maxEntries
    let rest = left > 0 ? "<li>and \(left) more</li>\n" : ""
    return "<section>\n<h2>\(section.title)</h2>\n<ul>\n\(entries.joined())\(rest)</ul>\n</section>\n"
  }
}
