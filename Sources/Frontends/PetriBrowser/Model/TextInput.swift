import PetriText

struct TextInput: Hashable, Sendable {
  private var characters: [Character]
  private(set) var cursor: Int

  init(_ text: String = "") {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }

  var isEmpty: Bool { characters.isEmpty }

  var columnsBeforeCursor: Int { String(characters[..<cursor]).columns }

  /// The part around the cursor that fits a width, with ellipses, and the cursor's column in it.
  func window(columns room: Int) -> (text: String, cursor: Int) {
    guard text.columns >= room, room > 2 else {
      return (text.prefix(columns: Swift.max(0, room)), min(columnsBeforeCursor, max(0, room - 1)))
    }
    let before = String(characters[..<cursor])
    let shown = before.columns < room - 1 ? before : "…" + before.suffix(columns: room - 3)
    let rest = String(characters[cursor...]).truncated(
      toColumns: max(1, room - shown.columns - (cursor == characters.count ? 1 : 0))
    )
    return (shown + rest, shown.columns)
  }

  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .backspace where cursor > 0:
      cursor -= 1
      characters.remove(at: cursor)
    case .delete where cursor < characters.count: characters.remove(at: cursor)
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"):
      characters.removeSubrange(..<cursor)
      cursor = 0
    case .control("w"):
      while cursor > 0, characters[cursor - 1] == " " { _ = take(.backspace) }
      while cursor > 0, characters[cursor - 1] != " " { _ = take(.backspace) }
    case .backspace, .delete: break
    default: return false
    }
    return true
  }

  /// Inserts text at the cursor, with line breaks as spaces.
  mutating func insert(_ text: String) {
    let line = text.map { $0.isNewline ? " " : $0 }
    characters.insert(contentsOf: line, at: cursor)
    cursor += line.count
  }
}
