import PetriCatalog
import PetriText

/// The elements of a list that is being filled in, each a line.
struct ListItems: Hashable, Sendable {
  private(set) var inputs: [TextInput]

  init(_ texts: [String]) { inputs = texts.map { TextInput($0) } }

  /// The elements as they are typed.
  var texts: [String] { inputs.map(\.text) }

  /// Changes an element.
  mutating func edit(_ place: Int, _ change: (inout TextInput) -> Void) {
    if inputs.indices.contains(place) { change(&inputs[place]) }
  }

  /// Puts a new element at a place.
  mutating func insert(_ text: String, at place: Int) {
    inputs.insert(TextInput(text), at: min(max(0, place), inputs.count))
  }

  mutating func remove(at place: Int) {
    if inputs.indices.contains(place) { inputs.remove(at: place) }
  }

  /// Changes an element's place with the next one's, or with the one's before.
  ///
  /// - Returns: whether there is one.
  mutating func move(_ place: Int, by step: Int) -> Bool {
    guard inputs.indices.contains(place), inputs.indices.contains(place + step) else { return false }
    inputs.swapAt(place, place + step)
    return true
  }

  /// The list as `--context` takes it.
  func text(of element: ContextType) -> String {
    "[\(texts.map { ListItems.text($0, as: element) }.joined(separator: ", "))]"
  }

  /// An element in YAML's flow form: a text of more than a word is quoted, so that it stays one element.
  private static func text(_ text: String, as type: ContextType) -> String {
    switch type.unwrapped {
    case .list, .object: return text.isEmpty ? "null" : text
    case .int, .double, .bool:
      let isPlain =
        !text.isEmpty
        && text.utf8.allSatisfy { byte in
          (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
      return isPlain ? text : quoted(text)
    default: return type.isOptional && text.isEmpty ? "null" : quoted(text)
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case _ where scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value):
        result += "\\x" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
