import PetriText

/// A small, strict terminal: it knows the sequences that petri sends, and notes any other.
struct EmulatedScreen {
  private(set) var strangers: [String] = []
  private var cells: [[String]]
  private var x = 0
  private var y = 0
  private var pending = ""

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// The rows as text.
  var text: String { cells.map { $0.joined() }.joined(separator: "\n") }

  /// The rows without the blanks at their ends, each with its line break.
  var picture: String {
    cells.map { row in
      let line = row.joined()
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// Another size; what was there is gone.
  mutating func resize(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  mutating func feed(_ text: String) {
    var rest = Substring(pending + text)
    pending = ""
    while let character = rest.first {
      if character == "\u{1B}" {
        guard let end = EmulatedScreen.end(of: rest) else {
          pending = String(rest)
          return
        }
        take(String(rest[..<end]))
        rest = rest[end...]
        continue
      }
      rest = rest.dropFirst()
      put(character)
    }
  }

  private static func end(of text: Substring) -> String.Index? {
    let scalars = text.unicodeScalars
    var index = scalars.index(after: scalars.startIndex)
    guard index < scalars.endIndex else { return nil }
    if scalars[index] == "]" { return scalars.firstIndex { $0.value == 7 }.map { scalars.index(after: $0) } }
    guard scalars[index] == "[" else { return scalars.index(after: index) }
    index = scalars.index(after: index)
    while index < scalars.endIndex {
      if (0x40...0x7E).contains(scalars[index].value) { return scalars.index(after: index) }
      index = scalars.index(after: index)
    }
    return nil
  }

  private mutating func take(_ sequence: String) {
    if sequence == "\u{1B}[2J" {
      for row in cells.indices { cells[row] = cells[row].map { _ in " " } }
    } else if sequence.hasSuffix("H") {
      let numbers = sequence.dropFirst(2).dropLast().split(separator: ";").compactMap { Int($0) }
      guard numbers.count == 2 else { return strangers.append(sequence) }
      (y, x) = (numbers[0] - 1, numbers[1] - 1)
    } else if sequence.hasPrefix("\u{1B}["), sequence.hasSuffix("G") {
      guard let column = Int(sequence.dropFirst(2).dropLast()) else { return strangers.append(sequence) }
      x = column - 1
    } else if !sequence.hasSuffix("m"), !sequence.hasPrefix("\u{1B}[?"), !sequence.hasPrefix("\u{1B}]52;c;") {
      strangers.append(sequence)
    }
  }

  private mutating func put(_ character: Character) {
    if character == "\r" || character == "\n" || character == "\r\n" { return }
    let columns = DisplayWidth.columns(of: character)
    guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
    cells[y][x] = String(character)
    if columns == 2, cells[y].indices.contains(x + 1) { cells[y][x + 1] = "" }
    x += max(1, columns)
  }
}
