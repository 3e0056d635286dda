import PetriText

/// Which key does what while the list has the focus; the help is made of it.
enum KeyTable {
  /// Keys that do one thing, and what it is in words.
  struct Row {
    let keys: [Key]
    let action: BrowserAction
    let help: String
    /// A word for the footer; `nil` for what is not shown there.
    var footer: String?
  }

  static let rows: [Row] = [
    Row(keys: [.down, .character("j"), .control("n")], action: .down, help: "the next row", footer: "move"),
    Row(keys: [.up, .character("k"), .control("p")], action: .up, help: "the row before"),
    Row(keys: [.pageDown, .control("d")], action: .pageDown, help: "a page down"),
    Row(keys: [.pageUp, .control("u")], action: .pageUp, help: "a page up"),
    Row(keys: [.character("g"), .home], action: .first, help: "the first row"),
    Row(keys: [.character("G"), .end], action: .last, help: "the last row"),
    Row(keys: [.left, .character("h")], action: .fold, help: "fold the group, or go to it"),
    Row(keys: [.right, .character("l")], action: .unfold, help: "unfold the group"),
    Row(keys: [.enter, .character(" ")], action: .toggle, help: "fold or unfold the group"),
    Row(keys: [.character("/")], action: .search, help: "search names, titles, groups and #tags", footer: "search"),
    Row(keys: [.escape], action: .clear, help: "clear the search, close the help"),
    Row(keys: [.tab, .character("]")], action: .nextTab, help: "the next tab; 1 to 7 choose one", footer: "tabs"),
    Row(keys: [.backTab, .character("[")], action: .previousTab, help: "the tab before"),
    Row(keys: [.character("J")], action: .previewDown, help: "scroll the preview down"),
    Row(keys: [.character("K")], action: .previewUp, help: "scroll the preview up"),
    Row(keys: [.character("p")], action: .togglePreview, help: "show or hide the preview"),
    Row(keys: [.character("D")], action: .nextDevice, help: "the next device", footer: "device"),
    Row(keys: [.character("A")], action: .nextAppearance, help: "the next appearance"),
    Row(keys: [.character("S")], action: .nextContentSize, help: "the next size of texts"),
    Row(keys: [.character("L")], action: .nextLocale, help: "the next locale"),
    Row(keys: [.character("y")], action: .copy, help: "copy the command that launches exactly this", footer: "copy"),
    Row(keys: [.character("e")], action: .edit, help: "open the definition in $EDITOR", footer: "edit"),
    Row(keys: [.character("r")], action: .reload, help: "load the catalogue anew"),
    Row(keys: [.character("?")], action: .help, help: "this help", footer: "help"),
    Row(keys: [.character("q")], action: .quit, help: "quit", footer: "quit"),
    Row(keys: [.control("c")], action: .interrupt, help: "quit with exit code 130"),
    Row(keys: [.control("z")], action: .stop, help: "stop, until the shell's fg"),
  ]

  static let actions: [Key: BrowserAction] = Dictionary(
    rows.flatMap { row in row.keys.map { ($0, row.action) } },
    uniquingKeysWith: { first, _ in first }
  )

  /// A key as people write it.
  static func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .alt(let character): "Alt-\(character)"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}
