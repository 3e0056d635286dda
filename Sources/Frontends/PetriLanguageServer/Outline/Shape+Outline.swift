import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Shape {
  /// The mappings with certain keys that the rule takes, also in place of a list of them.
  var mappings: [FormShape] {
    forms.flatMap { form -> [FormShape] in
      switch form {
      case .mapping(let fields): [fields]
      case .list(let element, _, orOne: true): element.mappings
      default: []
      }
    }
  }

  /// Whether it takes mappings with certain keys, and no others.
  var takesKeys: Bool {
    !mappings.isEmpty
      && !forms.contains { form in
        switch form {
        case .named, .values, .localized, .field, .example: true
        default: false
        }
      }
  }

  /// Whether the value names a screen or a part.
  var namesScreen: Bool {
    switch resolved {
    case .reference(.screen), .reference(.part): true
    case .oneOf(let forms): forms.contains { $0.namesScreen }
    default: false
    }
  }
}

extension [FormShape] {
  /// The mappings that a node may be by its keys, those that know most of them. Where no key is known yet it may be any of them.
  func best(for node: YAMLNode) -> [FormShape] {
    guard count > 1 else { return self }
    let keys = node.entries.map(\.key.text)
    let known = map { form in keys.count { form[$0] != nil } }
    let most = known.max() ?? 0
    return zip(self, known).filter { $0.1 == most }.map(\.0)
  }
}

extension Construct {
  /// The document that a mapping is, by the key that has its name.
  static func document(_ node: YAMLNode) -> Construct {
    [catalog, container, part, screen].first { node.entry(for: $0.rawValue) != nil } ?? .screen
  }
}

extension YAMLNode {
  /// The bytes of a scalar's text; `nil` where it isn't written as it reads.
  var textRange: Range<Int>? {
    let range = usedRange.offsets
    guard kind == .scalar, !isAlias, style != .literal, style != .folded else { return nil }
    let inner = isQuoted ? range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1) : range
    return inner.count == withUTF8 { $0.count } ? inner : nil
  }
}

extension YAMLEntry {
  /// The bytes from its key to its value's end.
  var extent: Range<Int> {
    let start = key.usedRange.startOffset
    return start..<max(key.usedRange.endOffset, value.usedRange.endOffset)
  }
}

extension YAMLNode {
  /// Where a document's first key is; an empty extent at its beginning without one.
  var firstRange: Range<Int> {
    entries.first { _ in true }?.key.usedRange.offsets ?? range.startPoint.offsets
  }
}
