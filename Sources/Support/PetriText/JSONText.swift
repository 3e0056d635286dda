/// A JSON value to write. Keys keep their order; keys with a `nil` value are omitted.
public indirect enum JSONText: Sendable {
  case string(String)
  case int(Int)
  /// A number in JSON's syntax.
  case number(String)
  case bool(Bool)
  case null
  case array([JSONText])
  case object([(String, JSONText?)])
  /// A value written on a single line even if the text around it is pretty-printed.
  case line(JSONText)

  /// The JSON on one line.
  public var compact: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The JSON on several lines, indented by two spaces per level.
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

  /// Writes a quoted string. Escapes control characters and invisible characters, so that the JSON is safe to print in
  /// a terminal.
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
            text += "\\u" + unit.digits(4, radix: 16)
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
