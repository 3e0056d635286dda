import PetriSnapshots
import PetriText

/// The page of changes: each edit once, as images before and after, as text, and as spoken by VoiceOver.
struct ChangesPage {
  private let changes: RunChanges
  private let assets: ChangeAssets
  private let titles: [String: String]

  /// The maximum size of the edits shown in full if images are embedded, in bytes. Browsers become slow with larger
  /// pages; other edits are only named.
  var maxBytes = 16 << 20
  /// The maximum number of edits shown or named.
  var maxEdits = 1_000
  /// The maximum number of lines shown per diff.
  private static let maxLines = 500
  /// The maximum number of entries shown per list.
  private static let maxEntries = 1_000
  private static let maxScreens = 12
  /// The maximum number of changed views listed per edit.
  private static let maxMarks = 12
  /// The number of edits whose text is initially expanded.
  private static let openEdits = 20

  init(_ changes: RunChanges, _ assets: ChangeAssets) {
    self.changes = changes
    self.assets = assets
    titles = Dictionary(
      (changes.report.screens ?? []).map { ($0.name, $0.title) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private var report: RunReport { changes.report }

  /// The content of the page, as HTML.
  var content: String {
    var body =
      "<h1>What changed in \(Markup.text(report.catalog))</h1>\n<p class=\"lead\">\(Markup.text(summary))</p>\n"
    if changes.edits.isEmpty, changes.change.isEmpty {
      body += "<p>\(report.isClean ? "Nothing differs." : "There are no differences to show.")</p>\n"
    }
    let edits = changes.edits.prefix(maxEdits).map { ChangedEdit($0) }
    if edits.count > 1 { body += contents(edits) }
    body += ways
    var isFull = false
    for (index, edit) in edits.enumerated() {
      let whole = isFull ? nil : section(edit, index, isShort: false)
      isFull = isFull || body.utf8.count + (whole?.utf8.count ?? 0) > maxBytes
      body += whole.flatMap { isFull ? nil : $0 } ?? section(edit, index, isShort: true)
    }
    let left = changes.edits.count - maxEdits
    if left > 0 { body += "<p>And \(left == 1 ? "1 more edit" : "\(left) more edits").</p>\n" }
    for screen in changes.change.lostScreens.prefix(maxEdits) { body += section(screen) }
    for section in ReportSection.all(of: changes) where !section.isOfCatalog { body += list(section) }
    return body
  }

  /// `Compared with main (1234abcd, 2026-11-27): 3 screens changed, 1 is new, 1 is gone.`
  private var summary: String {
    func screens(_ statuses: (SnapshotStatus) -> Bool) -> Int {
      Set(report.cells.filter { statuses($0.status) }.map(\.screen)).count
    }
    let renamed = Set(changes.edits.filter { $0.oldPath != nil }.flatMap(\.screens)).count
    let differing = screens { $0 == .differs }
    let new = Set(changes.edits.filter { $0.isNew }.flatMap(\.screens)).count
    let lost = changes.change.lostScreens.count
    let words = [
      differing == 0 ? nil : differing == 1 ? "1 screen changed" : "\(differing) screens changed",
      new == 0 ? nil : new == 1 ? "1 is new" : "\(new) are new",
      renamed == 0 ? nil : renamed == 1 ? "1 has another name" : "\(renamed) have other names",
      lost == 0 ? nil : lost == 1 ? "1 is gone" : "\(lost) are gone",
    ].compactMap(\.self)
    let looks = report.cells.count == 1 ? "1 look" : "\(report.cells.count) looks"
    return "Compared with \(changes.base ?? "the recorded snapshots"): "
      + (words.isEmpty ? "" : words.joined(separator: ", ") + ". ")
      + "\(looks) compared" + (report.counts.isEmpty ? "" : ": \(report.counts)") + "."
  }

  private func contents(_ edits: [ChangedEdit]) -> String {
    var order: [[String]] = []
    var entries: [[String]: String] = [:]
    for (index, edit) in edits.enumerated() {
      let screens = edit.change.screens
      if entries[screens] == nil { order.append(screens) }
      entries[screens, default: ""] +=
        "<li><a href=\"#edit-\(index + 1)\">\(edit.title)</a> <span>\(Markup.text(edit.lookWords))</span></li>\n"
    }
    let items = order.map { "<li>\n<p>\(names(of: $0))</p>\n<ul>\n\(entries[$0] ?? "")</ul></li>\n" }
    return "<nav class=\"edits\" aria-label=\"Changes\">\n<ol>\n\(items.joined())</ol>\n</nav>\n"
  }

  private func names(of screens: [String]) -> String {
    let names = screens.prefix(Self.maxScreens).map { name in
      let title = titles[name].map { $0 == name || $0.isEmpty ? "" : "\(Markup.text($0)) " } ?? ""
      let code = Markup.code(name)
      return assets.page(of: name).map { "<a href=\"\($0)\">\(title)\(code)</a>" } ?? "\(title)\(code)"
    }.joined(separator: ", ")
    return screens.count > Self.maxScreens ? "\(names) and \(screens.count - Self.maxScreens) more" : names
  }

  // MARK: An edit

  private func section(_ edit: ChangedEdit, _ index: Int, isShort: Bool) -> String {
    let change = edit.change
    let number = index + 1
    var text = "<section class=\"edit\" id=\"edit-\(number)\" aria-labelledby=\"title-\(number)\">\n"
    text += "<h2 id=\"title-\(number)\">\(names(of: change.screens))</h2>\n"
    text += "<p class=\"looks-of\"><span class=\"badge \(edit.badge.word)\">\(edit.badge.label)</span> "
    text += "\(Markup.text(change.lookWords))</p>\n"
    guard !isShort else {
      return text
        + "<p>The page has no room for the difference; see <code>petri snapshot review</code>.</p>\n</section>\n"
    }
    text += "<div class=\"sides\(edit.width)\">\n"
    text += ComparisonMarkup(number: number, change: change, marks: edit.views.marks, assets: assets).text
    text += "<div class=\"facts\">\n"
    let words = change.group.changes.map { Markup.text("\($0)") } + edit.views.marks.map(\.words)
    if !words.isEmpty {
      let left = words.count - Self.maxMarks
      text += "<ul class=\"words\">\n\(words.prefix(Self.maxMarks).map { "<li>\($0)</li>\n" }.joined())"
      text += (left > 0 ? "<li>and \(left) more</li>\n" : "") + "</ul>\n"
    }
    let isOpen = index < Self.openEdits
    if !change.speech.isEmpty {
      text += DifferenceMarkup.details("VoiceOver reads", DifferenceMarkup.text(change.speech), isOpen: isOpen)
    }
    let lines = shown(change.group.diff)
    let isLong = lines.count > 40
    text += DifferenceMarkup.details("The difference as text", DifferenceMarkup.text(lines), isOpen: isOpen && !isLong)
    let cells = change.group.cells
    if cells.count > 1 {
      let names = cells.prefix(Self.maxEntries).map { cell in
        "<li>\(change.screens.count > 1 ? "\(Markup.code(cell.screen)): " : "")\(Markup.text(cell.look))</li>\n"
      }
      let left = cells.count - Self.maxEntries
      let list = "<ul>\n\(names.joined())\(left > 0 ? "<li>and \(left) more</li>\n" : "")</ul>\n"
      text += DifferenceMarkup.details("All \(cells.count) looks", list, isOpen: false)
    }
    text += "</div>\n</div>\n"
    if change.looks.count > 1 {
      let looks = change.looks.map { look in
        let name = (change.screens.count > 1 ? "\(Markup.code(look.screen)): " : "") + Markup.text(look.words)
        return ComparisonMarkup.small(look, name: name, assets)
      }
      let words = change.looks.count == 1 ? "1 look" : "\(change.looks.count) looks"
      let list = "<div class=\"looks\">\n\(looks.joined())</div>\n"
      text += DifferenceMarkup.details("Before and now in \(words)", list, isOpen: index == 0)
    }
    return text + "</section>\n"
  }

  private func shown(_ difference: UnifiedDiff) -> [UnifiedDiff.Line] {
    let lines = difference.lines
    guard lines.count > Self.maxLines else { return lines }
    return lines.prefix(Self.maxLines) + [.note("… \(lines.count - Self.maxLines) more lines")]
  }

  private func section(_ screen: CatalogChange.LostScreen) -> String {
    var text = "<section class=\"edit\">\n<h2>\(Markup.text(screen.title)) \(Markup.code(screen.name))</h2>\n"
    text += "<p class=\"looks-of\"><span class=\"badge removed\">Gone</span></p>\n"
    if let picture = screen.picture {
      text += "<div class=\"pair one\">\n"
      text += ComparisonMarkup.figure(picture, "before", "Before", [], assets) + "</div>\n"
    }
    return text + "</section>\n"
  }

  // MARK: Lists

  /// The added and removed navigation paths, side by side.
  private var ways: String {
    let change = changes.change
    guard !change.newWays.isEmpty || !change.lostWays.isEmpty || !change.deadEnds.isEmpty else { return "" }
    var text = "<section class=\"ways\">\n<h2>Ways through the app</h2>\n<div class=\"lists\">\n"
    let lists: [(String, [String])] = [
      ("New", change.newWays.map(\.words)), ("Gone", change.lostWays.map(\.words)),
      ("Leads nowhere now", change.deadEnds),
    ]
    for (title, entries) in lists where !entries.isEmpty {
      let left = entries.count - Self.maxEntries
      let items = entries.prefix(Self.maxEntries).map { "<li>\(Markup.text($0))</li>\n" }.joined()
      text += "<div>\n<h3>\(title)</h3>\n<ul>\n\(items)\(left > 0 ? "<li>and \(left) more</li>\n" : "")</ul>\n</div>\n"
    }
    return text + "</div>\n</section>\n"
  }

  private func list(_ section: ReportSection) -> String {
    let entries = section.entries.prefix(Self.maxEntries).map { name, text in
      let name = name.map { Markup.code($0) + (text.isEmpty ? "" : ": ") } ?? ""
      return "<li>\(name)\(Markup.text(text))</li>\n"
    }
    let left = section.entries.count - Self.maxEntries
    let rest = left > 0 ? "<li>and \(left) more</li>\n" : ""
    return "<section>\n<h2>\(section.title)</h2>\n<ul>\n\(entries.joined())\(rest)</ul>\n</section>\n"
  }
}
