import PetriText

/// A small, strict terminal: it knows the sequences that petri sends, with pictures of pixels in three protocols, and notes any
/// other.
struct EmulatedScreen {
  /// Sequences that aren't known, or are wrong.
  private(set) var strangers: [String] = []
  /// The questions that the terminal was asked.
  private(set) var questions: [String] = []
  /// The pictures of pixels.
  private(set) var graphics = EmulatedGraphics()
  private var cells: [[CanvasCell]]
  private var x = 0
  private var y = 0
  private var style = CellStyle.plain
  private var input = Input.text
  /// The bytes of the sequence that is being read.
  private var held: [UInt8] = []

  /// The kinds of sequences that are being read.
  private enum Input {
    case text
    case escape
    case sequence
    case string(UInt8, hadEscape: Bool)
  }

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  var columns: Int { cells.first?.count ?? 0 }
  var rows: Int { cells.count }

  subscript(x: Int, y: Int) -> CanvasCell { cells[y][x] }

  /// The rows as text.
  var text: String { cells.map { $0.map(\.text).joined() }.joined(separator: "\n") }

  /// The rows without the blanks at their ends, each with its line break.
  var picture: String {
    cells.map { row in
      let line = row.map(\.text).joined()
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// The faults of the pictures of pixels as they are now: text on one, or a part of one that was left behind.
  var faults: [String] {
    graphics.placed.flatMap { picture -> [String] in
      let part = picture.cells
      let places = (part.y..<(part.y + part.height)).flatMap { y in (part.x..<(part.x + part.width)).map { ($0, y) } }
      guard places.allSatisfy({ cells.indices.contains($0.1) && cells[$0.1].indices.contains($0.0) }) else {
        return ["\(picture.kind) \(part) is not all within the terminal"]
      }
      let texts = places.map { cells[$0.1][$0.0].text }.filter { $0 != " " }
      if !texts.isEmpty { return ["on \(picture.kind) is written: \(texts.joined())"] }
      return picture.isWhole ? [] : ["a part of \(picture.kind) is left at \(part)"]
    }
  }

  /// Another size; the former content is gone.
  mutating func resize(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
    graphics.clear()
  }

  mutating func feed(_ text: String) {
    for byte in text.utf8 { take(byte) }
    if case .text = input { put(takeHeld()) }
  }

  private mutating func takeHeld() -> [UInt8] {
    defer { held = [] }
    return held
  }

  private mutating func take(_ byte: UInt8) {
    switch input {
    case .text where byte == 0x1B:
      put(takeHeld())
      input = .escape
    case .text: held.append(byte)
    case .escape:
      switch byte {
      case UInt8(ascii: "["): input = .sequence
      case let kind where "]P_^X".utf8.contains(kind): input = .string(kind, hadEscape: false)
      default:
        input = .text
        // The end of a string that is none.
        if byte != UInt8(ascii: "\\") { strangers.append("ESC \(Character(Unicode.Scalar(byte)))") }
      }
    case .sequence where (0x40...0x7E).contains(byte):
      input = .text
      let parameters = String(decoding: takeHeld(), as: UTF8.self)
      if !take(sequence: parameters, Character(Unicode.Scalar(byte))) {
        strangers.append("CSI \(parameters)\(Character(Unicode.Scalar(byte)))")
      }
    case .sequence: held.append(byte)
    case .string(let kind, true):
      input = .text
      let string = takeHeld()
      if byte == UInt8(ascii: "\\") {
        take(string: string, kind)
      } else {
        strangers.append("a string that is broken off: \(String(decoding: string.prefix(40), as: UTF8.self))")
      }
    case .string(let kind, false):
      if byte == 0x1B {
        input = .string(kind, hadEscape: true)
      } else if byte == 0x07, kind == UInt8(ascii: "]") {
        input = .text
        take(string: takeHeld(), kind)
      } else {
        held.append(byte)
      }
    }
  }

  /// Takes a sequence; gives whether it is known.
  private mutating func take(sequence parameters: String, _ final: Character) -> Bool {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch (final, parameters) {
    case ("J", "2"):
      for row in cells.indices { cells[row] = cells[row].map { _ in .blank } }
      graphics.erase(CanvasRectangle(x: 0, y: 0, width: columns, height: rows))
    case ("H", _) where numbers.count == 2 && numbers.allSatisfy { $0 > 0 }: (y, x) = (numbers[0] - 1, numbers[1] - 1)
    case ("G", _) where numbers.count == 1 && numbers[0] > 0: x = numbers[0] - 1
    case ("m", _):
      guard let new = style.with(numbers) else { return false }
      style = new
    case ("c", ""), ("t", "16"), ("t", "14"), ("S", "?1;1;0"): questions.append("CSI \(parameters)\(final)")
    case ("h", _), ("l", _): return parameters.hasPrefix("?")
    default: return false
    }
    return true
  }

  private mutating func take(string bytes: [UInt8], _ kind: UInt8) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch Character(Unicode.Scalar(kind)) {
    case "]" where text.hasPrefix("52;c;"): break
    case "]" where text == "11;?": questions.append("OSC 11")
    case "_" where text.contains("a=q"): questions.append("APC \(text)")
    case "_": note(graphics.takeKitty(text, x: x, y: y))
    case "]" where text.hasPrefix("1337;File="): note(graphics.takeInline(text, x: x, y: y))
    case "P": note(graphics.takeSixels(text, x: x, y: y))
    default: strangers.append("\(Character(Unicode.Scalar(kind))) \(text.prefix(40))")
    }
  }

  private mutating func note(_ problem: String?) {
    if let problem { strangers.append(problem) }
  }

  private mutating func put(_ bytes: [UInt8]) {
    for character in String(decoding: bytes, as: UTF8.self) { put(character) }
  }

  private mutating func put(_ character: Character) {
    if character == "\r" || character == "\n" || character == "\r\n" { return }
    let columns = DisplayWidth.columns(of: character)
    guard cells.indices.contains(y), cells[y].indices.contains(x) else { return }
    cells[y][x] = CanvasCell(text: String(character), columns: max(1, columns), style: style)
    if columns == 2, cells[y].indices.contains(x + 1) {
      cells[y][x + 1] = CanvasCell(text: "", columns: 0, style: style)
    }
    graphics.erase(CanvasRectangle(x: x, y: y, width: max(1, columns), height: 1))
    x += max(1, columns)
  }
}

extension CellStyle {
  /// The style after parameters of SGR; `nil` for those that petri never sends.
  fileprivate func with(_ numbers: [Int]) -> CellStyle? {
    var style = self
    var rest = numbers[...]
    func color() -> CellColor? {
      switch rest.popFirst() {
      case 5?: rest.popFirst().flatMap { UInt8(exactly: $0) }.map { .indexed($0) }
      case 2?:
        if let red = rest.popFirst().flatMap({ UInt8(exactly: $0) }),
          let green = rest.popFirst().flatMap({ UInt8(exactly: $0) }),
          let blue = rest.popFirst().flatMap({ UInt8(exactly: $0) })
        {
          .rgb(red: red, green: green, blue: blue)
        } else {
          nil
        }
      default: nil
      }
    }
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.isBold = true
      case 2: style.isDim = true
      case 4: style.isUnderlined = true
      case 7: style.isReversed = true
      case 30...37: style.foreground = .indexed(UInt8(number - 30))
      case 40...47: style.background = .indexed(UInt8(number - 40))
      case 90...97: style.foreground = .indexed(UInt8(number - 82))
      case 100...107: style.background = .indexed(UInt8(number - 92))
      case 38, 48:
        guard let color = color() else { return nil }
        if number == 38 { style.foreground = color } else { style.background = color }
      default: return nil
      }
    }
    return style
  }
}
