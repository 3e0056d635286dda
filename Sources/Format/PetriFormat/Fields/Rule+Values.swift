import PetriCatalog

extension Rule<String> {
  /// Plain text without interpolation.
  static let text = Rule(.text) { reader, node, subject in reader.text(node, subject) }

  static func name(_ kind: NameKind) -> Rule {
    Rule(.name(kind), written: { $0 }) { reader, node, subject in reader.name(node, kind, subject) }
  }

  /// A screen that a step of a walk builds with its own defaults only.
  static let builtScreen = Rule(.reference(.screen), written: { $0 }) { reader, node, subject in
    guard let name = reader.text(node, subject) else { return nil }
    reader.refer(to: node, takesValues: false, isWay: false)
    return name
  }

  static func reference(_ kind: NameKind) -> Rule {
    Rule(.reference(kind), written: { $0 }) { reader, node, subject in reader.reference(node, kind, subject) }
  }

  static func oneOfWords(_ words: [String], _ noun: String? = nil) -> Rule {
    Rule(.word(words, noun)) { reader, node, subject in reader.word(node, words, noun, subject) }
  }
}

extension Rule where Value: RawRepresentable<String> & CaseIterable {
  static func word(_ noun: String? = nil) -> Rule {
    let words = Value.allCases.map(\.rawValue)
    return Rule(.word(words, noun), written: { $0.rawValue }) { reader, node, subject in
      reader.word(node, words, noun, subject).flatMap { Value(rawValue: $0) }
    }
  }
}

extension Rule<CheckRule> {
  /// A rule of one of these checks.
  static func rule(of kinds: [CheckKind]) -> Rule {
    let words = kinds.flatMap { CheckRule.rules(of: $0) }.map(\.rawValue)
    return Rule(.word(words, "rule"), written: \.rawValue) { reader, node, subject in
      reader.word(node, words, "rule", subject).flatMap { CheckRule(rawValue: $0) }
    }
  }
}

extension Rule<TextTemplate> {
  static let template = Rule(.template) { reader, node, subject in reader.template(node, subject) }

  static func imageName(_ kind: NameKind) -> Rule {
    Rule(.imageName(kind)) { reader, node, _ in reader.imageName(node) }
  }
}

extension Rule<ImageReference> {
  static let picture = Rule<TextTemplate>.imageName(.image).map { ImageReference($0) }
  static let symbol = Rule<TextTemplate>.imageName(.symbol).map { ImageReference($0, isSymbol: true) }
}

extension Rule<LocalizedText> {
  static let localized = Rule(.localized) { reader, node, subject in reader.localized(node, subject) }
}

extension Rule<Condition> {
  static let condition = Rule(.condition) { reader, node, subject in reader.condition(node, subject) }
}

extension Rule<Reference> {
  /// A list of the context. It is checked before the mapping that is repeated for its elements.
  static let contextList = Rule(.contextList) { reader, node, _ in reader.plainReference(node) }
  /// A value of the context or the state. It is checked with the alternatives that depend on it.
  static let contextValue = Rule(.contextValue) { reader, node, _ in reader.plainReference(node) }
  /// A number of the context.
  static let contextNumber = Rule(.contextNumber) { reader, node, _ in reader.contextNumber(node) }
}

extension Rule<Bool> {
  static let flag = Rule(.flag, written: { "\($0)" }) { reader, node, subject in reader.flag(node, subject) }
}

extension Rule<Double> {
  static func number(_ range: ClosedRange<Double>) -> Rule {
    Rule(.number(range), written: \.short) { reader, node, subject in reader.number(node, in: range, subject) }
  }

  static let length = number(0...10_000)
}

extension Rule<Int> {
  static func integer(_ range: ClosedRange<Int>) -> Rule {
    Rule(.integer(range), written: { "\($0)" }) { reader, node, subject in reader.integer(node, in: range, subject) }
  }
}

extension Rule {
  static func attribute<Number: AttributeValue>(_ range: ClosedRange<Double>? = nil) -> Rule
  where Value == Attribute<Number> {
    Rule(
      .attribute(Number.contextType, range),
      written: { value in value.written.map { ($0 as? Double)?.short ?? "\($0)" } }
    ) { reader, node, subject in reader.attribute(node, in: range, subject) }
  }
}

extension Rule<Attribute<ColorValue>> {
  static let color = Rule.attribute()
}

extension Rule<Attribute<Int>> {
  static let selection = Rule(.selection, written: { $0.written.map { "\($0)" } }) { reader, node, subject in
    reader.selection(node, subject)
  }
}

extension Rule<ContextLiteral> {
  /// Values by context key, with references. The reader of the name that they belong to checks them.
  static let contextValues = Rule(.values(.key)) { reader, node, _ in reader.values(node) }
  static let stateValues = Rule(.values(.stateKey)) { reader, node, _ in reader.stateValues(node) }
}

extension Rule<TapAction> {
  static let tap = Rule.construct(.tap) { reader, node, _ in reader.tap(node) }
}

extension Rule<ViewDefinition> {
  /// A view that can neither be a row nor be pinned.
  static let view = Rule.construct(.view) { reader, node, _ in reader.view(node) }
  /// A view that can be pinned.
  static let containerView = Rule.construct(.containerView) { reader, node, _ in reader.view(node, in: .container) }
  /// A view that can be a row.
  static let listView = Rule.construct(.listView) { reader, node, _ in reader.view(node, in: .list) }
}

extension Rule<[ViewDefinition]> {
  static let views = Rule.list(.view)
}
