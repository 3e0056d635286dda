/// A value of a property list or of JSON, as far as localization files have them.
indirect enum PropertyNode {
  /// A key of a mapping, where it begins, and its value.
  typealias Entry = (key: String, offset: Int, value: PropertyNode)

  case text(String)
  case mapping([Entry])
  case number(Int)
  /// A list, another number, a boolean, a date or data.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// The value of a key, of several the last.
  subscript(key: String) -> PropertyNode? { entries.last { $0.key == key }?.value }
}

/// Why a localization file can't be read.
package struct MalformedStrings: Error {
  /// What is wrong, in a message's words.
  package let message: String
  /// Where, in bytes.
  package let offset: Int
}
