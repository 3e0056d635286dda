/// Commands to choose from, found as the user types.
struct PaletteModel: Sendable {
  /// A command and its title.
  struct Entry: Hashable, Sendable {
    /// The kind of a command: something to do comes before one of many to choose.
    enum Kind: Hashable, Sendable {
      case action
      case choice
    }

    let title: String
    /// More words that it is found by.
    var words = ""
    /// The key that does the same.
    var key = ""
    /// The current state.
    var hint = ""
    var kind = Kind.choice
    let command: BrowserCommand
  }

  let title: String
  /// The entries: those done lately first, then the things to do, then those to choose.
  let entries: [Entry]
  /// How many of the entries were done lately.
  let recents: Int
  private let index: SearchIndex
  private(set) var input = TextInput()
  /// The places of the entries that are found.
  private(set) var found: [Int]
  private(set) var selected = 0

  /// - Parameter recent: the commands that were done last, the newest first.
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

  /// The code points of an entry's title that match the search.
  func marks(of place: Int) -> Set<Int> { input.isEmpty ? [] : Set(index.places(of: input.text, in: place)) }

  mutating func edit(_ change: (inout TextInput) -> Void) {
    change(&input)
    found = index.found(for: input.text).best(\.self)
    selected = 0
    guard !input.text.allSatisfy(\.isWhitespace) else { return }
    // Titles that have the typed words come first, then those that hold the text, then those with its words as parts of theirs,
    // then those that have them in their other words; those with its letters alone only where there is nothing else. Among each
    // of these the commands done lately, then the others.
    let text = input.text.lowercased().split(separator: " ").joined(separator: " ")
    let words = text.split(separator: " ")
    func looseness(_ place: Int) -> Int {
      let title = entries[place].title.lowercased()
      let own = title.words
      if words.allSatisfy({ own.contains($0) }) { return 0 }
      if title.contains(text) { return 1 }
      if words.allSatisfy({ title.contains($0) }) { return 2 }
      let all = title + " " + entries[place].words.lowercased()
      return words.allSatisfy { all.contains($0) } ? 3 : 4
    }
    func rank(_ place: Int) -> Int {
      3 * looseness(place) + (place < recents ? 0 : entries[place].kind == .action ? 1 : 2)
    }
    let ranks = found.map(rank)
    let last = ranks.contains { $0 < 12 } ? 12 : 15
    found = (0..<last).flatMap { wanted in zip(found, ranks).lazy.filter { $1 == wanted }.map(\.0) }
  }

  mutating func move(by rows: Int) {
    selected = min(max(0, found.count - 1), max(0, selected + rows))
  }
}

/// The commands that were done last.
struct RecentCommands: Hashable, Sendable {
  /// The newest first.
  private(set) var commands: [BrowserCommand] = []
  /// More are forgotten.
  private static let maximumCount = 5

  /// Puts a command in front of the others.
  mutating func add(_ command: BrowserCommand) {
    commands.removeAll { $0 == command }
    commands = [command] + commands.prefix(RecentCommands.maximumCount - 1)
  }
}

/// A question with a line for the answer.
struct PromptModel: Sendable {
  /// The use of the answer.
  enum Purpose: Hashable, Sendable {
    /// The name of a new fixture or walk.
    case name(SavedKind)
    /// A link to launch by.
    case link
    /// A link to follow from the launched screen.
    case open
    /// A value of the app's state.
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
