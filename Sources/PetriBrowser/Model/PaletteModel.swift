/// Commands to choose from, found as somebody types.
struct PaletteModel: Sendable {
  /// A command and what it is called.
  struct Entry: Hashable, Sendable {
    let title: String
    /// The key that does the same, or how things stand.
    var hint = ""
    let command: BrowserCommand
  }

  let title: String
  let entries: [Entry]
  private let index: SearchIndex
  private(set) var input = TextInput()
  /// The places of the entries that are found.
  private(set) var found: [Int]
  private(set) var selected = 0

  init(_ title: String, _ entries: [Entry]) {
    self.title = title
    self.entries = entries
    index = SearchIndex(entries.map(\.title))
    found = Array(entries.indices)
  }

  var entry: Entry? { found.indices.contains(selected) ? entries[found[selected]] : nil }

  mutating func edit(_ change: (inout TextInput) -> Void) {
    change(&input)
    found = index.found(for: input.text).best(\.self)
    selected = 0
  }

  mutating func move(by rows: Int) {
    selected = min(max(0, found.count - 1), max(0, selected + rows))
  }
}
