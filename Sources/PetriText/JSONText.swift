/// A JSON value to be written. Keys stay in the order given; a key without a value is left out.
public indirect enum JSONText: Sendable {
  /// A text.
  case string(String)
  /// An integer.
  case int(Int)
  /// A number, written as it is.
  case number(String)
  /// True or false.
  case bool(Bool)
  /// Nothing.
  case null
  /// A list.
  case array([JSONText])
  /// Values by key.
  case object([(String, JSONText?)])
  /// A value that takes one line also where others are indented.
  case line(JSONText)

  /// The text on one line.
  public var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The text on many lines, two blanks a level.
  public var pretty: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .int(let int): text += String(int)
    case .number(let number): text += number
    case .bool(let bool): text += bool ? "true" : "false"
    case .null: text += "null"
    case .line(let value): value.write(to: &text, indentation: nil)
    case .array(let values):
      Self.writeList("[", "]", values, to: &text, indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .object(let pairs):
      let present = pairs.compactMap { pair in pair.1.map { (pair.0, $0) } }
      Self.writeList("{", "}", present, to: &text, indentation) { pair, text, inner in
        Self.write(pair.0, to: &text)
        text += inner == nil ? ":" : ": "
        pair.1.write(to: &text, indentation: inner)
      }
    }
  }

  private static func writeList<Element>(
    _ open: String,
    _ close: String,
    _ elements: [Element],
    to text: inout String,
    _ indentation: Int?,
    _ write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      if let indentation { text += "\n" + String(repeating: "  ", count: indentation + 1) }
      write(element, &text, indentation.map { $0 + 1 })
    }
    if let indentation, !elements.isEmpty { text += "\n" + String(repeating: "  ", count: indentation) }
    text += close
  }

  /// Quotes a string; control and invisible characters as escapes, so that the text is harmless in a terminal.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{20}"..."\u{7E}": text.unicodeScalars.append(scalar)
      default:
        if mustBeEscaped(scalar) {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: true
    default: false
    }
  }
}
