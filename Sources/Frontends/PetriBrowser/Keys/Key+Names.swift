extension Key {
  /// The reason that a text doesn't name a bindable key.
  public enum NameProblem: Error, Hashable, Sendable {
    case unknown
    /// Terminals send another key for it, which has this name.
    case same(as: String)
    /// Terminals send it as the beginning of other keys.
    case ambiguous
  }

  /// The named keys: the name in files and the displayed name.
  private static let named: [(name: String, key: Key, shown: String)] =
    [
      ("space", .character(" "), "Space"), ("enter", .enter, "Enter"), ("tab", .tab, "Tab"),
      ("shift-tab", .backTab, "Shift-Tab"), ("escape", .escape, "Esc"), ("backspace", .backspace, "Backspace"),
      ("delete", .delete, "Delete"), ("up", .up, "↑"), ("down", .down, "↓"), ("left", .left, "←"),
      ("right", .right, "→"), ("home", .home, "Home"), ("end", .end, "End"), ("page-up", .pageUp, "PgUp"),
      ("page-down", .pageDown, "PgDn"),
    ] + (1...12).map { ("f\($0)", .function($0), "F\($0)") }

  /// The names of keys that aren't characters.
  public static var allNames: [String] { named.map(\.name) }

  /// The keys that terminals send for some letters with Control.
  private static let sentForControl: [Character: String] = [
    "i": "tab", "j": "enter", "m": "enter", "h": "backspace", "[": "escape",
  ]
  /// With Alt, these begin escape sequences and terminal replies.
  private static let beginnings: Set<Character> = ["[", "]", "O", "P", "X", "^", "_"]

  /// Creates a key from its name in files: a character, `ctrl-p`, `alt-d`, `page-down`, `f1`.
  public init(name: String) throws(NameProblem) {
    if let character = name.first, name.count == 1, !character.isWhitespace,
      !name.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    {
      self = .character(character)
      return
    }
    let lower = name.lowercased()
    if let key = Key.named.first(where: { $0.name == lower })?.key {
      self = key
      return
    }
    // The last character follows a modifier and a dash.
    guard let character = name.last, character.isASCII, !character.isWhitespace, lower.dropLast().last == "-" else {
      throw .unknown
    }
    switch lower.dropLast(2) {
    case "ctrl", "control":
      let letter = Character(character.lowercased())
      if let other = Key.sentForControl[letter] { throw .same(as: other) }
      guard letter.isLetter || "\\]^_".contains(letter) else { throw .unknown }
      self = .control(letter)
    case "alt":
      guard !Key.beginnings.contains(character) else { throw .ambiguous }
      self = .alt(character)
    default: throw .unknown
    }
  }

  /// The name in files.
  public var name: String {
    if let name = Key.named.first(where: { $0.key == self })?.name { return name }
    return switch self {
    case .character(let character): String(character)
    case .control(let character): "ctrl-\(character)"
    case .alt(let character): "alt-\(character)"
    case .function(let number): "f\(number)"
    default: ""
    }
  }

  var shownName: String {
    if let name = Key.named.first(where: { $0.key == self })?.shown { return name }
    return switch self {
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
    case .function(let number): "F\(number)"
    default: ""
    }
  }
}
