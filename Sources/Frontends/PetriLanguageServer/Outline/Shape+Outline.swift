import PetriDiagnostics
import PetriFormat
import PetriYAML

extension Shape {
  /// The mappings that the rule accepts, also as the single element of a list.
  var mappings: [FormShape] {
    forms.flatMap { form -> [FormShape] in
      switch form {
      case .mapping(let fields): [fields]
      case .list(let element, _, orOne: true): element.mappings
      default: []
      }
    }
  }

  /// Whether the only mappings it accepts are keyed ones.
  var takesKeys: Bool {
    !mappings.isEmpty
      && !forms.contains { form in
        switch form {
        case .named, .values, .localized, .field, .example: true
        default: false
        }
      }
  }

  var namesScreen: Bool {
    switch resolved {
    case .reference(.screen), .reference(.part): true
    case .oneOf(let forms): forms.contains { $0.namesScreen }
    default: false
    }
  }
}

extension [FormShape] {
  /// The forms that know the most keys of a node.
  func best(for node: YAMLNode) -> [FormShape] {
    guard count > 1 else { return self }
    let keys = node.entries.map(\.key.text)
    let known = map { form in keys.count { form[$0] != nil } }
    let most = known.max() ?? 0
    return zip(self, known).filter { $0.1 == most }.map(\.0)
  }
}

extension Construct {
  /// The kind of document, by the key that names it.
  static func document(_ node: YAMLNode) -> Construct {
    [catalog, container, part, screen].first { node.entry(for: $0.rawValue) != nil } ?? .screen
  }
}

extension YAMLNode {
  /// The range of a scalar's text; `nil` if it contains escapes or is a block scalar.
  var textRange: Range<Int>? {
    let range = usedRange.offsets
    guard kind == .scalar, !isAlias, style != .literal, style != .folded else { return nil }
    let inner = isQuoted ? range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1) : range
    return inner.count == withUTF8 { $0.count } ? inner : nil
  }
}

extension YAMLEntry {
  /// The range from its key to the end of its value.
  var extent: Range<Int> {
    let start = key.usedRange.startOffset
    return start..<max(key.usedRange.endOffset, value.usedRange.endOffset)
  }
}

extension YAMLNode {
  /// The range of the first key; empty at the start if there is none.
  var firstRange: Range<Int> {
    entries.first { _ in true }?.key.usedRange.offsets ?? range.startPoint.offsets
  }
}
