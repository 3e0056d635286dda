import PetriText

/// Which key does what; the help and the footer are made of it.
struct KeyTable: Sendable {
  /// Keys that do one thing, and what it is in words.
  struct Row: Sendable {
    let keys: [Key]
    let action: BrowserAction
    let help: String
    /// A word for the footer; `nil` for what is not shown there.
    var footer: String?

    init(_ keys: [Key], _ action: BrowserAction, _ help: String, footer: String? = nil) {
      self.keys = keys
      self.action = action
      self.help = help
      self.footer = footer
    }
  }

  let title: String
  let rows: [Row]
  private let actions: [Key: BrowserAction]

  private init(_ title: String, _ rows: [Row]) {
    self.title = title
    self.rows = rows
    actions = Dictionary(
      rows.flatMap { row in row.keys.map { ($0, row.action) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func action(of key: Key) -> BrowserAction? { actions[key] }

  /// The name of the first key that does something.
  func keyName(of action: BrowserAction) -> String? {
    rows.first { $0.action == action }?.keys.first.map(KeyTable.name)
  }

  /// While the list has the focus.
  static let list = KeyTable(
    "the list",
    [
      Row([.down, .character("j"), .control("n")], .down, "the next row"),
      Row([.up, .character("k")], .up, "the row before"),
      Row([.pageDown], .pageDown, "a page down"),
      Row([.pageUp], .pageUp, "a page up"),
      Row([.control("d")], .halfDown, "half a page down"),
      Row([.control("u")], .halfUp, "half a page up"),
      Row([.character("g"), .home], .first, "the first row"),
      Row([.character("G"), .end], .last, "the last row"),
      Row([.enter], .open, "launch the screen; fold or unfold the group", footer: "launch"),
      Row([.character("/")], .search, "search names, titles, groups, #tags, texts and files", footer: "search"),
      Row([.escape, .control("b")], .clear, "clear the search, then the filter; leave the preview"),
      Row([.left, .character("h")], .fold, "fold the group, or go to it"),
      Row([.right, .character("l")], .unfold, "unfold the group"),
      Row([.character(" ")], .toggle, "fold or unfold the group"),
      Row([.character("f")], .filters, "list one group or tag only", footer: "filter"),
      Row([.character("!")], .problems, "list screens with errors only"),
      Row([.tab], .nextPane, "give the arrows to the preview, to the pane below the list, and back"),
      Row([.backTab], .previousPane, "the same, the other way round"),
      Row([.character("]")], .nextTab, "the next tab of the preview; 1 to 9 choose one", footer: "tabs"),
      Row([.character("[")], .previousTab, "the tab before"),
      Row([.character("J")], .previewDown, "scroll the preview down"),
      Row([.character("K")], .previewUp, "scroll the preview up"),
      Row([.character(">")], .previewRight, "move a wide preview to its right; with the arrows there, → does too"),
      Row([.character("<")], .previewLeft, "move a wide preview to its left"),
      Row(
        [.character("w")],
        .toggleWrapping,
        "wrap long lines, or cut them; all of a picture, or its full width"
      ),
      Row(
        [.character("c")],
        .nextComparison,
        "compare: the next pair of appearances, locales, fixtures, devices or sizes"
      ),
      Row([.character("C")], .previousComparison, "the pair before; Esc ends it"),
      Row([.character("p")], .togglePreview, "show or hide the preview"),
      Row([.character("D")], .nextDevice, "the next device"),
      Row([.character("A")], .nextAppearance, "the next appearance"),
      Row([.character("S")], .nextContentSize, "the next size of texts"),
      Row([.character("L")], .nextLocale, "the next locale"),
      Row([.control("p")], .palette, "all commands, to be searched", footer: "commands"),
      Row([.character("y")], .copy, "copy the command that launches exactly this"),
      Row([.character("e")], .edit, "open the definition in $EDITOR"),
      Row([.character("r")], .reload, "load the catalogue anew"),
      Row([.character("?"), .function(1)], .help, "this help", footer: "help"),
      Row([.character("q")], .quit, "quit", footer: "quit"),
      Row([.control("c")], .interrupt, "quit with exit code 130"),
      Row([.control("z")], .stop, "stop, until the shell's fg"),
    ]
  )

  /// While a form is filled in.
  static let form = KeyTable(
    "the form",
    [
      Row([.enter], .launch, "launch, or go to the first mistake", footer: "launch"),
      Row([.tab, .down, .control("n")], .nextField, "the next field", footer: "next"),
      Row([.backTab, .up, .control("p")], .previousField, "the field before"),
      Row([.right], .nextChoice, "the next of a few values, or the next letter", footer: "choose"),
      Row([.left], .previousChoice, "the value before, or the letter before"),
      Row([.control("r")], .resetField, "the value that was there at first"),
      Row([.escape, .control("b")], .back, "back to the catalogue", footer: "back"),
      Row([.function(1)], .help, "this help", footer: "help"),
      Row([.control("c")], .interrupt, "quit with exit code 130"),
      Row([.control("z")], .stop, "stop, until the shell's fg"),
    ]
  )

  /// In a launched screen, to which all letters go.
  static func stage(returnKey: Key) -> KeyTable {
    KeyTable(
      "a launched screen",
      [
        Row([returnKey], .catalogue, "to the catalogue, from anywhere", footer: "catalogue"),
        Row([.tab, .down], .focusNext, "the next thing to touch", footer: "focus"),
        Row([.backTab, .up], .focusPrevious, "the one before"),
        Row([.right], .focusRight, "beside it, a value up, or the next page"),
        Row([.left], .focusLeft, "beside it, a value down, or the page before"),
        Row([.enter], .tap, "tap it; the return key in a field", footer: "tap"),
        Row([.escape, .control("b")], .back, "back: pop, dismiss, then to the catalogue", footer: "back"),
        Row([.pageDown], .pageDown, "scroll down"),
        Row([.pageUp], .pageUp, "scroll up"),
        Row([.end], .panRight, "show what is to the right on a wide screen"),
        Row([.home], .panLeft, "show what is to its left"),
        Row([.control("p")], .palette, "all commands, to be searched", footer: "commands"),
        Row([.control("e")], .editContext, "edit the context, those of inner screens too", footer: "context"),
        Row([.control("n")], .nextStep, "the next step of a walk that was begun"),
        Row([.control("o")], .onion, "pull the onion's layers apart: ↑ ↓ choose one, ← takes it off, → puts it back"),
        Row([.control("t")], .timeline, "the timeline: ↑ ↓ choose a callback or a step, ← → fold a step"),
        Row([.control("l")], .toggleLog, "show the log instead of the screen, and back"),
        Row([.control("u")], .logUp, "scroll the log back, or the mistakes over the screen"),
        Row([.control("d")], .logDown, "scroll them on"),
        Row([.alt("d")], .nextDevice, "the next device"),
        Row([.alt("a")], .nextAppearance, "the next appearance"),
        Row([.alt("s")], .nextContentSize, "the next size of texts"),
        Row([.alt("l")], .nextLocale, "the next locale"),
        Row([.control("y")], .copy, "copy the command that launches exactly this"),
        Row([.alt("e")], .edit, "open the definition in $EDITOR"),
        Row([.control("r")], .reload, "launch anew, and do the same again"),
        Row([.function(1)], .help, "this help", footer: "help"),
        Row([.control("c")], .interrupt, "quit with exit code 130"),
        Row([.control("z")], .stop, "stop, until the shell's fg"),
      ]
    )
  }

  /// A key as people write it.
  static func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
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

extension BrowserModel {
  /// The keys that work now.
  var keys: KeyTable {
    if form != nil { return .form }
    return stage == nil ? .list : KeyTable.stage(returnKey: returnKey)
  }
}
