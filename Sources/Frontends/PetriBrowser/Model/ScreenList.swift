import PetriText

struct ScreenList: Sendable {
  private var entries: [BrowserEntry]
  private var finder: ScreenSearch
  private(set) var tree: GroupTree
  private(set) var rows: [ListRow] = [] { didSet { version += 1 } }
  private(set) var version = 0
  /// The number of rows found in the list's texts; further rows were found in the texts of screens.
  private(set) var namedRows = 0
  private var folded: Set<[String]> = []
  private(set) var search = TextInput()
  private(set) var filter = ListFilter()
  private(set) var selected = 0
  /// The choice before a search, or before its file disappeared; restored when possible.
  private var left: ChosenItem?
  private(set) var top = 0

  init(_ entries: [BrowserEntry]) {
    self.entries = entries
    finder = ScreenSearch(entries)
    tree = GroupTree(entries, filter: filter)
    rows = tree.rows(folded: folded)
    selected = firstScreen
  }

  private var firstScreen: Int { rows.firstIndex { if case .screen = $0 { true } else { false } } ?? 0 }

  var query: String { search.text }

  var chosenRow: ListRow? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// The index of the chosen screen's entry; `nil` for a group or an empty list.
  var chosenScreen: Int? {
    guard case .screen(let index, _)? = chosenRow else { return nil }
    return index
  }

  func isFolded(_ path: [String]) -> Bool { folded.contains(path) }

  func marks(of index: Int) -> Set<Int> { finder.marks(of: index, for: query) }

  /// Replaces the entries, keeping the choice by name.
  mutating func replace(_ new: [BrowserEntry]) {
    let chosen = chosenItem
    let wasEmpty = rows.isEmpty
    entries = new
    finder = ScreenSearch(new)
    tree = GroupTree(new, filter: filter)
    refill()
    let wanted = query.isEmpty ? left ?? chosen : chosen
    if let row = wanted.flatMap({ row(of: $0) }) {
      selected = row
      if query.isEmpty { left = nil }
    } else if left == nil {
      left = chosen
    }
    if wasEmpty { selected = firstScreen }
  }

  mutating func list(_ filter: ListFilter) {
    let chosen = chosenItem
    self.filter = filter
    finder.forget()
    tree = GroupTree(entries, filter: filter)
    refill()
    select(chosen.flatMap { row(of: $0) } ?? 0)
  }

  /// Changes the query; returns whether it is different. When it is cleared, a chosen hit stays chosen; otherwise the
  /// previous choice returns.
  mutating func search(_ change: (inout TextInput) -> Void) -> Bool {
    let before = query
    let chosen = chosenItem
    change(&search)
    guard query != before else { return false }
    if before.isEmpty { left = chosen }
    if query.isEmpty, let chosen { unfold(chosen) }
    refill(inTurns: true)
    if query.isEmpty { select((chosen ?? left).flatMap { row(of: $0) } ?? 0) } else { jump(to: 0) }
    return true
  }

  /// Chooses a screen by name, clearing the search, filter and folds that hide it; returns whether it exists.
  mutating func choose(_ name: String) -> Bool {
    guard let entry = entries.first(where: { $0.name == name }) else { return false }
    let wanted = ChosenItem.screen(name)
    if row(of: wanted) == nil {
      unfold(wanted)
      search = TextInput()
      if !filter.allows(entry) {
        filter = ListFilter()
        finder.forget()
        tree = GroupTree(entries, filter: filter)
      }
      refill()
    }
    guard let row = row(of: wanted) else { return false }
    select(row)
    return true
  }

  mutating func fold(_ path: [String], _ isFolding: Bool) {
    if isFolding { folded.insert(path) } else { folded.remove(path) }
    refill()
  }

  mutating func unfoldAll(in group: [String]) {
    guard folded.contains(where: { $0.starts(with: group) || group.starts(with: $0) }) else { return }
    folded = folded.filter { !$0.starts(with: group) && !group.starts(with: $0) }
    let chosen = chosenItem
    refill()
    if let row = chosen.flatMap({ row(of: $0) }) { selected = row }
  }

  mutating func select(_ row: Int) {
    left = nil
    jump(to: row)
  }

  private mutating func jump(to row: Int) { selected = min(max(0, row), max(0, rows.count - 1)) }

  mutating func keepVisible(in height: Int) {
    let room = max(1, height)
    if selected < top { top = selected }
    if selected >= top + room { top = selected - room + 1 }
    top = min(top, max(0, rows.count - room))
  }

  /// Rebuilds the rows: the group tree, or the hits of a search, best first. `inTurns` leaves a long search to
  /// ``advance()``.
  private mutating func refill(inTurns: Bool = false) {
    if query.allSatisfy(\.isWhitespace) {
      finder.end()
      show(tree.rows(folded: folded))
    } else {
      finder.begin(query, filter: filter)
      if inTurns { _ = advance() } else { finish() }
    }
  }

  private mutating func show(_ new: [ListRow]) {
    rows = new
    namedRows = rows.count
    selected = min(selected, max(0, rows.count - 1))
  }

  // MARK: - Hits found later

  var isSearching: Bool { finder.isPending }

  /// Continues the search, in the list and then in the texts of screens; returns whether the rows were replaced.
  mutating func advance() -> Bool {
    guard finder.isListPending else {
      rows += finder.advanceTexts(for: query, filter: filter, besides: rows) ?? []
      return false
    }
    guard let found = finder.advance() else { return false }
    show(found)
    return true
  }

  /// Completes the search in the list.
  mutating func finish() {
    while finder.isListPending { _ = advance() }
  }

  mutating func search(_ texts: SearchTexts) {
    guard finder.take(texts) else { return }
    let chosen = chosenRow
    refill()
    if let chosen, let index = rows.firstIndex(of: chosen) { selected = index }
  }

  /// The reasons that a row was found, if the list doesn't show them.
  func reasons(of row: Int) -> [SearchReason] {
    guard row >= namedRows, rows.indices.contains(row), case .screen(let index, _) = rows[row] else { return [] }
    return finder.reasons(of: index, for: query)
  }

  // MARK: - The choice, independent of its row

  private var chosenItem: ChosenItem? {
    switch chosenRow {
    case .screen(let index, _)?: .screen(entries[index].name)
    case .group(let group)?: .group(tree.path(of: group))
    case nil: nil
    }
  }

  private func row(of item: ChosenItem) -> Int? {
    rows.firstIndex { row in
      switch (row, item) {
      case (.screen(let entry, _), .screen(let name)): entries[entry].name == name
      case (.group(let group), .group(let path)): tree.path(of: group) == path
      default: false
      }
    }
  }

  private mutating func unfold(_ item: ChosenItem) {
    guard !folded.isEmpty, case .screen(let name) = item,
      let group = entries.first(where: { $0.name == name })?.group
    else { return }
    for depth in group.indices { folded.remove(Array(group[...depth])) }
  }
}

enum ListRow: Hashable {
  /// The index of a group in the tree.
  case group(Int)
  /// The index of an entry, and the number of groups around it.
  case screen(Int, depth: Int)
}

enum ChosenItem: Hashable {
  case screen(String)
  case group([String])
}

struct ListFilter: Hashable, Sendable {
  /// The group whose entries and subgroups are listed; empty for all.
  var group: [String] = []
  var tag: String?
  var problemsOnly = false
  var named: NamedScreens?

  var isEmpty: Bool { self == ListFilter() }

  func allows(_ entry: BrowserEntry) -> Bool {
    entry.group.starts(with: group) && (tag.map { entry.tags.contains($0) } ?? true)
      && (!problemsOnly || entry.isBroken) && (named?.names.contains(entry.name) ?? true)
  }

  var words: String {
    var words = group.isEmpty ? [] : [group.joined(separator: "/")]
    if let named { words.append(named.word) }
    if let tag { words.append("#\(tag)") }
    if problemsOnly { words.append("with errors") }
    return words.joined(separator: ", ")
  }
}

struct NamedScreens: Hashable, Sendable {
  let word: String
  let names: Set<String>
}
