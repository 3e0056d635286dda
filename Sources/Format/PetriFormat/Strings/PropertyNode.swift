/// A value of a property list or of JSON, as far as localization files and asset catalogues need it.
indirect enum PropertyNode {
  typealias Entry = (key: String, offset: Int, value: PropertyNode)

  case text(String)
  case mapping([Entry])
  case number(Int)
  /// A JSON number with a fraction.
  case fraction(Double)
  case list([PropertyNode])
  /// `true` in JSON.
  case truth
  /// Any other value; also a list in a property list.
  case other

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var fraction: Double? { if case .fraction(let number) = self { number } else { nil } }

  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  var elements: [PropertyNode] { if case .list(let elements) = self { elements } else { [] } }

  var isTrue: Bool { if case .truth = self { true } else { false } }

  var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// The value of a key; of duplicates, the last.
  subscript(key: String) -> PropertyNode? { entries.last { $0.key == key }?.value }
}

/// The reason why a resource file can't be read.
package struct MalformedResource: Error {
  package let message: String
  package let offset: Int
}
