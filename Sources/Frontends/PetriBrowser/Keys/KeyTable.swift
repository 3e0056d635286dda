import PetriText

struct KeyTable: Sendable {
  enum Section: Hashable, Sendable {
    case own
    case preview
    case panes
    case snapshots
    case catalogue
  }

  struct Row: Sendable {
    var keys: [Key]
    let action: BrowserAction
    let help: String
    /// The word in the footer; `nil` if it isn't shown there.
    let footer: String?
    /// Whether the entry comes last in the footer.
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

  mutating func take(_ rows: [Row]) {
    self.rows = rows
    actions = Dictionary(
      rows.flatMap { row in row.keys.map { ($0, row.action) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func action(of key: Key) -> BrowserAction? { actions[key] }

  func keys(of action: BrowserAction) -> [Key] { rows.first { $0.action == action }?.keys ?? [] }
}
