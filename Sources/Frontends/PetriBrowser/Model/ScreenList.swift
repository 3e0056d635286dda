import PetriText

/// The list: its rows, the search and the folds in them, the choice, and the first row that is seen.
struct ScreenList: Sendable {
  private var entries: [BrowserEntry]
  private var finder: ScreenSearch
  private(set) var tree: GroupTree
  private(set) var rows: [ListRow] = [] { didSet { version += 1 } }
  /// Another number for other rows.
  private(set) var version = 0
  /// The number of rows found by the texts in the list; those behind them were found by the texts on screens.
  private(set) var namedRows = 0
  private var folded: Set<[String]> = []
  private(set) var search = TextInput()
  private(set) var filter = ListFilter()
  private(set) var selected = 0
  /// The choice when a search began, or until a file took it away; it is chosen again when it is back.
  private var left: ChosenPlace?
  private(set) var top = 0

  init(_ entries: [BrowserEntry]) {
    self.entries = entries
    finder = ScreenSearch(entries)
    tree = GroupTree(entries, filter: filter)
    rows = tree.rows(folded: folded)
    selected = firstScreen
  }

  /// The row of the first screen.
  private var firstScreen: Int { rows.firstIndex { if case .screen = $0 { true } else { false } } ?? 0 }

  var query: String { search.text }

  var chosenRow: ListRow? { rows.indices.contains(selected) ? rows[selected] : nil }

  /// The place of the chosen screen among the entries; `nil` on a group and in an empty list.
  var chosenScreen: Int? {
    guard case .screen(let place, _)? = chosenRow else { return nil }
    return place
  }

  func isFolded(_ path: [String]) -> Bool { folded.contains(path) }

  /// Which code points of an entry's text the query matches.
  func marks(of place: Int) -> Set<Int> { finder.marks(of: place, for: query) }

  /// Takes other entries in place of these, the choice kept by name.
  mutating func replace(_ new: [BrowserEntry]) {
    let chosen = chosenPlace
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

  /// Lists other entries.
  mutating func list(_ filter: ListFilter) {
    let chosen = chosenPlace
    self.filter = filter
    finder.forget()
    tree = GroupTree(entries, filter: filter)
    refill()
    select(chosen.flatMap { row(of: $0) } ?? 0)
  }

  /// Changes the search; when it is cleared, a hit that was chosen stays chosen, else the choice before it comes back.
  ///
  /// - Returns: whether the search is another one now.
  mutating func search(_ change: (inout TextInput) -> Void) -> Bool {
    let before = query
    let chosen = chosenPlace
    change(&search)
    guard query != before else { return false }
    if before.isEmpty { left = chosen }
    if query.isEmpty, let chosen { unfold(chosen) }
    refill(inTurns: true)
    if query.isEmpty { select((chosen ?? left).flatMap { row(of: $0) } ?? 0) } else { jump(to: 0) }
    return true
  }

  /// Chooses a screen by its name; whatever hides it is cleared: the search, the filter, folded groups.
  ///
  /// - Returns: whether there is such a screen.
  mutating func choose(_ name: String) -> Bool {
    guard let entry = entries.first(where: { $0.name == name }) else { return false }
    let wanted = ChosenPlace.screen(name)
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

  /// Folds or unfolds a group.
  mutating func fold(_ path: [String], _ isFolding: Bool) {
    if isFolding { folded.insert(path) } else { folded.remove(path) }
    refill()
  }

  /// Unfolds a group, those around it and those in it.
  mutating func unfoldAll(in group: [String]) {
    guard folded.contains(where: { $0.starts(with: group) || group.starts(with: $0) }) else { return }
    folded = folded.filter { !$0.starts(with: group) && !group.starts(with: $0) }
    let chosen = chosenPlace
    refill()
    if let row = chosen.flatMap({ row(of: $0) }) { selected = row }
  }

  mutating func select(_ row: Int) {
    left = nil
    jump(to: row)
  }

  private mutating func jump(to row: Int) { selected = min(max(0, row), max(0, rows.count - 1)) }

  /// Scrolls so that the chosen row is one of so many that are seen.
  mutating func keepVisible(in height: Int) {
    let room = max(1, height)
    if selected < top { top = selected }
    if selected >= top + room { top = selected - room + 1 }
    top = min(top, max(0, rows.count - room))
  }

  /// Makes the rows anew: groups as a tree while nothing is searched, else the hits, the best first.
  ///
  /// - Parameter inTurns: whether a search that takes longer than a turn is left to ``goOn()``; the rows stay until
  ///   then.
  private mutating func refill(inTurns: Bool = false) {
    if query.allSatisfy(\.isWhitespace) {
      finder.end()
      show(tree.rows(folded: folded))
    } else {
      finder.begin(query, filter: filter)
      if inTurns { _ = goOn() } else { finish() }
    }
  }

  private mutating func show(_ new: [ListRow]) {
    rows = new
    namedRows = rows.count
    selected = min(selected, max(0, rows.count - 1))
  }

  // MARK: - Hits found later

  /// Whether something is still to be looked through.
  var isSearching: Bool { finder.isPending }

  /// Looks through some more: the texts in the list, then those on screens, whose hits are put behind the others.
  ///
  /// - Returns: whether the rows are others now, and not only more.
  mutating func goOn() -> Bool {
    guard finder.isListPending else {
      rows += finder.goOnWithTexts(for: query, filter: filter, besides: rows) ?? []
      return false
    }
    guard let found = finder.goOn() else { return false }
    show(found)
    return true
  }

  /// Looks through all that the list shows, for whoever needs its rows now.
  mutating func finish() {
    while finder.isListPending { _ = goOn() }
  }

  /// Takes the texts that are searched in addition to those in the list.
  mutating func search(_ texts: SearchTexts) {
    guard finder.take(texts) else { return }
    let chosen = chosenRow
    refill()
    if let chosen, let place = rows.firstIndex(of: chosen) { selected = place }
  }

  /// Why a row was found by a search, if the list doesn't show it.
  func reasons(of row: Int) -> [SearchReason] {
    guard row >= namedRows, rows.indices.contains(row), case .screen(let place, _) = rows[row] else { return [] }
    return finder.reasons(of: place, for: query)
  }

  // MARK: - The choice, whatever row it is in

  private var chosenPlace: ChosenPlace? {
    switch chosenRow {
    case .screen(let place, _)?: .screen(entries[place].name)
    case .group(let group)?: .group(tree.path(of: group))
    case nil: nil
    }
  }

  private func row(of place: ChosenPlace) -> Int? {
    rows.firstIndex { row in
      switch (row, place) {
      case (.screen(let entry, _), .screen(let name)): entries[entry].name == name
      case (.group(let group), .group(let path)): tree.path(of: group) == path
      default: false
      }
    }
  }

  /// Unfolds the groups that a screen is in.
  private mutating func unfold(_ place: ChosenPlace) {
    guard !folded.isEmpty, case .screen(let name) = place,
      let group = entries.first(where: { $0.name == name })?.group
    else { return }
    for depth in group.indices { folded.remove(Array(group[...depth])) }
  }
}

/// A row of the list.
enum ListRow: Hashable {
  /// A group, by its place in the tree.
  case group(Int)
  /// A screen, by its place among the entries, so deep in groups.
  case screen(Int, depth: Int)
}

/// The choice in the list, by its name.
enum ChosenPlace: Hashable {
  /// A screen.
  case screen(String)
  /// A group, by its path.
  case group([String])
}

/// Which entries are listed at all.
struct ListFilter: Hashable, Sendable {
  /// Those of a group or of the groups below it; empty for all.
  var group: [String] = []
  /// Those with a tag.
  var tag: String?
  /// Those with errors.
  var problemsOnly = false
  /// Those of some names.
  var named: NamedScreens?

  /// Whether nothing is left out.
  var isEmpty: Bool { self == ListFilter() }

  func allows(_ entry: BrowserEntry) -> Bool {
    entry.group.starts(with: group) && (tag.map { entry.tags.contains($0) } ?? true)
      && (!problemsOnly || entry.isBroken) && (named?.names.contains(entry.name) ?? true)
  }

  /// The filter in words.
  var words: String {
    var words = group.isEmpty ? [] : [group.joined(separator: "/")]
    if let named { words.append(named.word) }
    if let tag { words.append("#\(tag)") }
    if problemsOnly { words.append("with errors") }
    return words.joined(separator: ", ")
  }
}

/// Screens that are listed by their names: bookmarks, those that were looked at.
struct NamedScreens: Hashable, Sendable {
  /// The word for them.
  let word: String
  let names: Set<String>
}
