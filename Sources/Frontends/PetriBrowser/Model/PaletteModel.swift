struct PaletteModel: Sendable {
  struct Entry: Hashable, Sendable {
    /// Actions are listed before choices.
    enum Kind: Hashable, Sendable {
      case action
      case choice
    }

    let title: String
    var words = ""
    var key = ""
    var hint = ""
    var kind = Kind.choice
    let command: BrowserCommand
  }

  let title: String
  let entries: [Entry]
  let recents: Int
  private let index: SearchIndex
  private(set) var input = TextInput()
  private(set) var found: [Int]
  private(set) var selected = 0

  init(_ title: String, _ all: [Entry], recent: [BrowserCommand] = []) {
    self.title = title
    let lately = recent.compactMap { command in all.first { $0.command == command } }
    let rest = all.filter { !lately.contains($0) }
    entries = lately + rest.filter { $0.kind == .action } + rest.filter { $0.kind == .choice }
    recents = lately.count
    index = SearchIndex(entries.map { $0.words.isEmpty ? $0.title : "\($0.title) \($0.words)" })
    found = Array(entries.indices)
  }

  var entry: Entry? { found.indices.contains(selected) ? entries[found[selected]] : nil }

  func marks(of entry: Int) -> Set<Int> { input.isEmpty ? [] : Set(index.positions(of: input.text, in: entry)) }

  mutating func edit(_ change: (inout TextInput) -> Void) {
    change(&input)
    found = index.found(for: input.text).best(\.self)
    selected = 0
    guard !input.text.allSatisfy(\.isWhitespace) else { return }
    // Rank by how the query matches: whole words of the title, a substring of the title, each word as a substring of
    // the title, each word as a substring of the title or the keywords, scattered letters (only if nothing else
    // matches). Within a rank, recent commands come first.
    let text = input.text.lowercased().split(separator: " ").joined(separator: " ")
    let words = text.split(separator: " ")
    func looseness(_ entry: Int) -> Int {
      let title = entries[entry].title.lowercased()
      let own = title.words
      if words.allSatisfy({ own.contains($0) }) { return 0 }
      if title.contains(text) { return 1 }
      if words.allSatisfy({ title.contains($0) }) { return 2 }
      let all = title + " " + entries[entry].words.lowercased()
      return words.allSatisfy { all.contains($0) } ? 3 : 4
    }
    func rank(_ entry: Int) -> Int {
      3 * looseness(entry) + (entry < recents ? 0 : entries[entry].kind == .action ? 1 : 2)
    }
    let ranks = found.map(rank)
    let last = ranks.contains { $0 < 12 } ? 12 : 15
    found = (0..<last).flatMap { wanted in zip(found, ranks).lazy.filter { $1 == wanted }.map(\.0) }
  }

  mutating func move(by rows: Int) {
    selected = min(max(0, found.count - 1), max(0, selected + rows))
  }
}

/// The most recent commands of the palette, newest first.
struct RecentCommands: Hashable, Sendable {
  private(set) var commands: [BrowserCommand] = []
  private static let maximumCount = 5

  mutating func add(_ command: BrowserCommand) {
    commands.removeAll { $0 == command }
    commands = [command] + commands.prefix(RecentCommands.maximumCount - 1)
  }
}

struct PromptModel: Sendable {
  enum Purpose: Hashable, Sendable {
    case name(SavedKind)
    case link
    case open
    case state(String)
  }

  let purpose: Purpose
  var input = TextInput()

  var question: String {
    switch purpose {
    case .name(let kind): "name of the \(kind.rawValue): "
    case .link, .open: "link: "
    case .state(let key): "\(key) = "
    }
  }
}
