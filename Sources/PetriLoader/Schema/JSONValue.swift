/// A piece of JSON whose objects keep their order, so that a schema reads as it was written.
indirect enum JSONValue: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  case number(Double)
  case array([JSONValue])
  case object([Member])

  /// A key and its value.
  struct Member: Hashable, Sendable {
    let key: String
    let value: JSONValue
  }

  /// The JSON in lines, each level indented by two spaces.
  var text: String {
    var lines = ""
    write(to: &lines, indentation: "")
    return lines + "\n"
  }

  private func write(to text: inout String, indentation: String) {
    switch self {
    case .string(let value): text += JSONValue.quoted(value)
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .array(let elements) where elements.allSatisfy(\.isScalar):
      text += "[" + elements.map(\.scalarText).joined(separator: ", ") + "]"
    case .array(let elements):
      JSONValue.write(elements, "[", "]", to: &text, indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      JSONValue.write(members, "{", "}", to: &text, indentation) { member, text, inner in
        text += "\(JSONValue.quoted(member.key)): "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element],
    _ open: String,
    _ close: String,
    to text: inout String,
    _ indentation: String,
    _ body: (Element, inout String, String) -> Void
  ) {
    guard !elements.isEmpty else {
      text += open + close
      return
    }
    let inner = indentation + "  "
    text += open
    for (place, element) in elements.enumerated() {
      text += (place == 0 ? "\n" : ",\n") + inner
      body(element, &text, inner)
    }
    text += "\n\(indentation)\(close)"
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    case .string, .bool, .number: true
    }
  }

  private var scalarText: String {
    var text = ""
    write(to: &text, indentation: "")
    return text
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
