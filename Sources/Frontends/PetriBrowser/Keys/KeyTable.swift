import PetriText

/// The action of each key in a place; the help and the footer are made of it.
struct KeyTable: Sendable {
  /// The help for the keys of a table together.
  enum Section: Hashable, Sendable {
    /// The table's own.
    case own
    /// The preview.
    case preview
    /// The panes.
    case panes
    /// Snapshots.
    case snapshots
    /// All of the catalogue.
    case catalogue
  }

  /// Keys with one action, and its name in words.
  struct Row: Sendable {
    var keys: [Key]
    let action: BrowserAction
    let help: String
    /// A word for the footer; `nil` for an action that is not shown there.
    let footer: String?
    /// Whether it comes behind the others there, as far as there is room.
    let isLast: Bool
    let section: Section

    init(
      _ keys: [Key],
      _ action: BrowserAction,
      _ help: String,
      footer: String? = nil,
      isLast: Bool = false,
      in section: Section = .own
    ) {
      self.isLast = isLast
      self.keys = keys
      self.action = action
      self.help = help
      self.footer = footer
      self.section = section
    }

    /// Its keys as people write them.
    var keyNames: String { keys.map(\.shownName).joined(separator: " ") }
  }

  let title: String
  private(set) var rows: [Row]
  private var actions: [Key: BrowserAction] = [:]

  init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
    take(rows)
  }

  /// Has these rows in place of its own.
  mutating func take(_ rows: [Row]) {
    self.rows = rows
    actions = Dictionary(
      rows.flatMap { row in row.keys.map { ($0, row.action) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func action(of key: Key) -> BrowserAction? { actions[key] }

  /// The keys that do something.
  func keys(of action: BrowserAction) -> [Key] { rows.first { $0.action == action }?.keys ?? [] }
}
