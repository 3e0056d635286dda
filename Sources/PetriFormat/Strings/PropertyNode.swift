/// A value of a property list or of JSON, as far as localization files and asset catalogues have them.
indirect enum PropertyNode {
  /// A key of a mapping, where it begins, and its value.
  typealias Entry = (key: String, offset: Int, value: PropertyNode)

  case text(String)
  case mapping([Entry])
  case number(Int)
  /// A number with a fraction in JSON.
  case fraction(Double)
  case list([PropertyNode])
  /// `true` in JSON.
  case truth
  /// Another number or boolean, a date or data; in a property list a list too.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var fraction: Double? { if case .fraction(let number) = self { number } else { nil } }

  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  var elements: [PropertyNode] { if case .list(let elements) = self { elements } else { [] } }

  var isTrue: Bool { if case .truth = self { true } else { false } }

  var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// The value of a key, of several the last.
  subscript(key: String) -> PropertyNode? { entries.last { $0.key == key }?.value }
}

/// Why a localization file or a colour set can't be read.
package struct MalformedResource: Error {
  /// The mistake, in a message's words.
  package let message: String
  /// Where, in bytes.
  package let offset: Int
}
