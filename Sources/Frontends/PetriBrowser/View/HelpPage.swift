import PetriText

/// The help in as many columns as it needs to fit a wide window.
struct HelpPage {
  struct Line: Hashable {
    var keys = ""
    var text = ""
    var isTitle = false
  }

  let columns: [[Line]]
  let width: Int
  let keyWidth: Int

  private static let maximumText = 40

  init(_ texts: [HelpText], width: Int, height: Int) {
    let rows = texts.flatMap(\.rows)
    keyWidth = (rows.map(\.keys.columns).max() ?? 0) + 2
    let text = min(HelpPage.maximumText, rows.map(\.text.columns).max() ?? 0)
    let most = max(1, (width - 1) / (keyWidth + text + 3))
    var count = 1
    var packed = HelpPage.pack(texts, into: 1, keyWidth, width)
    while count < most, packed.contains(where: { $0.count > height }) {
      count += 1
      packed = HelpPage.pack(texts, into: count, keyWidth, width)
    }
    columns = packed
    self.width = (width - 1) / max(1, count)
  }

  var height: Int { columns.map(\.count).max() ?? 0 }

  /// Distributes the texts over columns of minimal height.
  private static func pack(_ texts: [HelpText], into count: Int, _ keyWidth: Int, _ width: Int) -> [[Line]] {
    let room = max(10, (width - 1) / count - keyWidth - 2)
    let blocks = texts.map { lines(of: $0, room) }
    let longest = blocks.map(\.count).max() ?? 0
    let all = blocks.reduce(0) { $0 + $1.count + 1 }
    var best = pack(blocks, height: all)
    for height in longest...max(longest, all) {
      best = pack(blocks, height: height)
      if best.count <= count { break }
    }
    return best
  }

  private static func pack(_ blocks: [[Line]], height: Int) -> [[Line]] {
    blocks.reduce(into: [[]]) { columns, block in
      let last = columns[columns.count - 1]
      if last.isEmpty {
        columns[columns.count - 1] = block
      } else if last.count + 1 + block.count <= height {
        columns[columns.count - 1] += [Line()] + block
      } else {
        columns.append(block)
      }
    }
  }

  private static func lines(of text: HelpText, _ room: Int) -> [Line] {
    [Line(text: text.title, isTitle: true)]
      + text.rows.flatMap { row in
        row.text.wrapped(toColumns: room).enumerated().map { Line(keys: $0 > 0 ? "" : row.keys, text: $1) }
      }
  }
}

extension BrowserModel {
  var helpPage: HelpPage { HelpPage(helpTexts, width: columns, height: layout.stage.height) }

  func drawHelp(on canvas: inout Canvas) {
    let page = helpPage
    for (index, lines) in page.columns.enumerated() {
      let x = 1 + index * page.width
      for (offset, line) in lines.dropFirst(helpTop ?? 0).prefix(layout.stage.height).enumerated() {
        let y = layout.stage.y + offset
        canvas.put(line.keys, x: x, y: y, style: .key)
        canvas.put(line.text, x: line.isTitle ? x : x + page.keyWidth, y: y, style: line.isTitle ? .heading : .plain)
      }
    }
  }
}

struct HelpText {
  struct Row {
    let keys: String
    let text: String
  }

  let title: String
  let rows: [Row]

  init(_ title: String, _ rows: [(String, String)]) {
    self.title = title
    self.rows = rows.map { Row(keys: $0, text: $1) }
  }

  /// Creates the help from the rows of a table's section.
  init(_ title: String, of table: KeyTable, _ section: KeyTable.Section, besides first: [(String, String)] = []) {
    let own = table.rows.filter { $0.section == section && !$0.keys.isEmpty }
    self.init(title, first + own.map { ($0.keyNames, $0.help) })
  }
}

extension HelpText {
  enum Topic: Hashable, CaseIterable {
    case list, search, preview, details, panes, snapshots, catalogue, sheet, map, palette, form, onion, timeline, steps
    case launched
  }

  /// The fixed keys of modes that take all keys.
  static let fixed: [Topic: HelpText] = [
    .search: HelpText(
      "While something is searched",
      [
        ("↓ Ctrl-N", "the next hit"), ("↑ Ctrl-P", "the hit before"), ("Enter", "launch it"), ("Tab", "to the list"),
        ("Esc Ctrl-B", "clear the search"), ("F1", "this help"),
        ("'word", "exactly so"), ("^word", "at the beginning"), ("word$", "at the end"), ("!word", "not"),
        ("one | other", "either"), ("#tag", "a tag"),
      ]
    ),
    .onion: HelpText(
      "In the onion pulled apart",
      [
        ("↓ ↑ Tab", "choose a layer"), ("Home End", "the outermost, the core"), ("←", "take the layer off"),
        ("→", "put it back"), ("Enter Space", "take it off, or put it back"), ("Ctrl-D Ctrl-U", "scroll the core"),
        ("Esc Ctrl-B", "to the screen"),
      ]
    ),
    .timeline: HelpText(
      "In the timeline",
      [
        ("↓ ↑ Tab", "choose a callback or a step"), ("PgDn PgUp", "half a page"), ("Home End", "the first, the last"),
        ("← →", "fold or unfold the step"), ("Enter Space", "fold or unfold it"),
        ("Ctrl-D Ctrl-U", "scroll the screen beside it"), ("Esc Ctrl-B", "to the screen"),
      ]
    ),
    .steps: HelpText(
      "In the comparison of a step",
      [
        ("PgDn PgUp", "scroll both pictures"), ("End Home", "move both to the side"), ("Esc Ctrl-B", "to the screen"),
        ("other keys", "go to the screen, which is alive"),
      ]
    ),
    .palette: HelpText(
      "In the palette",
      [
        ("↓ ↑ Tab", "choose a command"), ("PgDn PgUp", "ten commands on or back"), ("Enter", "do it"),
        ("Esc Ctrl-B", "close it"), ("F1", "this help"),
      ]
    ),
  ]
}

extension BrowserModel {
  private var helpTopic: HelpText.Topic {
    if palette != nil { return .palette }
    switch modes.top {
    case .form?: return .form
    case .launched(let stage)?: return stage.pane?.helpTopic ?? .launched
    case .sheet?: return isSearching ? .search : .sheet
    case .map?: return isSearching ? .search : .map
    case .comparison?: return isSearching ? .search : .preview
    case nil: break
    }
    if isSearching { return .search }
    switch focus {
    case .list: return .list
    case .preview: return tab == .snapshots ? .snapshots : .preview
    case .details: return .details
    }
  }

  var helpTexts: [HelpText] {
    let own = helpTopic
    return ([own] + HelpText.Topic.allCases.filter { $0 != own }).compactMap { text(of: $0) }
  }

  private func text(of topic: HelpText.Topic) -> HelpText? {
    func names(_ actions: BrowserAction...) -> String {
      actions.flatMap { keyMap[.list].keys(of: $0).map(\.shownName) }.joined(separator: " ")
    }
    let moves = [(names(.down, .up), "scroll"), (names(.pageDown, .pageUp), "a page")]
    switch topic {
    case .list: return HelpText("In the list", of: keyMap[.list], .own)
    case .preview:
      let aside = [(names(.fold, .unfold), "move what is wide to the side"), (names(.clear), "back to the list")]
      return HelpText("In the preview", of: keyMap[.list], .preview, besides: moves + aside)
    case .details: return HelpText("In the pane below the list", moves + [(names(.clear), "back to the list")])
    case .panes: return HelpText("Panes of the catalogue", of: keyMap[.list], .panes)
    case .snapshots: return HelpText("Snapshots", of: keyMap[.list], .snapshots)
    case .catalogue: return HelpText("Anywhere in the catalogue", of: keyMap[.list], .catalogue)
    case .sheet: return HelpText("In thumbnails", of: keyMap[.sheet], .own)
    case .map: return HelpText("On the map", of: keyMap[.map], .own)
    case .form: return HelpText("In the form", of: keyMap[.form], .own)
    case .launched: return HelpText("In a launched screen", of: keyMap[.launched], .own)
    case .search, .onion, .timeline, .steps, .palette: return HelpText.fixed[topic]
    }
  }
}

extension StagePane {
  fileprivate var helpTopic: HelpText.Topic {
    switch self {
    case .onion: .onion
    case .timeline: .timeline
    case .steps: .steps
    }
  }
}
