import PetriCatalog

// The rules of single values: texts, numbers, words and names.

extension Rule<String> {
  /// A text in which nothing is replaced.
  static let text = Rule(.text) { reader, node, subject in reader.text(node, subject) }

  /// A name that the value gives to something.
  static func name(_ kind: NameKind) -> Rule {
    Rule(.name(kind), written: { $0 }) { reader, node, subject in reader.name(node, kind, subject) }
  }

  /// A screen that a step of a walk builds, with nothing but what the screen has itself.
  static let builtScreen = Rule(.reference(.screen), written: { $0 }) { reader, node, subject in
    guard let name = reader.text(node, subject) else { return nil }
    reader.refer(to: node, takesValues: false, isWay: false)
    return name
  }

  /// A name that something else has.
  static func reference(_ kind: NameKind) -> Rule {
    Rule(.reference(kind), written: { $0 }) { reader, node, subject in reader.reference(node, kind, subject) }
  }

  /// One of a few words.
  ///
  /// - Parameter noun: one of them in a message; the value of its key where that is `nil`.
  static func oneOfWords(_ words: [String], _ noun: String? = nil) -> Rule {
    Rule(.word(words, noun)) { reader, node, subject in reader.word(node, words, noun, subject) }
  }
}

extension Rule where Value: RawRepresentable<String> & CaseIterable {
  /// One of the words of an enumeration.
  ///
  /// - Parameter noun: one of them in a message; the value of its key where that is `nil`.
  static func word(_ noun: String? = nil) -> Rule {
    let words = Value.allCases.map(\.rawValue)
    return Rule(.word(words, noun), written: { $0.rawValue }) { reader, node, subject in
      reader.word(node, words, noun, subject).flatMap { Value(rawValue: $0) }
    }
  }
}

extension Rule<CheckRule> {
  /// A rule of one of some checks.
  static func rule(of kinds: [CheckKind]) -> Rule {
    let words = kinds.flatMap { CheckRule.rules(of: $0) }.map(\.rawValue)
    return Rule(.word(words, "rule"), written: \.rawValue) { reader, node, subject in
      reader.word(node, words, "rule", subject).flatMap { CheckRule(rawValue: $0) }
    }
  }
}

extension Rule<TextTemplate> {
  /// A text with values in it.
  static let template = Rule(.template) { reader, node, subject in reader.template(node, subject) }

  /// The name of an image or of a symbol, which isn't empty.
  static func imageName(_ kind: NameKind) -> Rule {
    Rule(.imageName(kind)) { reader, node, _ in reader.imageName(node) }
  }
}

extension Rule<ImageReference> {
  /// The name of a picture of the app's.
  static let picture = Rule<TextTemplate>.imageName(.image).map { ImageReference($0) }
  /// The name of one of the system's symbols.
  static let symbol = Rule<TextTemplate>.imageName(.symbol).map { ImageReference($0, isSymbol: true) }
}

extension Rule<LocalizedText> {
  /// A template, a form of text that is a mapping, or one of these for each locale.
  static let localized = Rule(.localized) { reader, node, subject in reader.localized(node, subject) }
}

extension Rule<Condition> {
  /// A condition over values.
  static let condition = Rule(.condition) { reader, node, subject in reader.condition(node, subject) }
}

extension Rule<Reference> {
  /// A list of the context. It is looked at before the mapping that is repeated for its elements.
  static let contextList = Rule(.contextList) { reader, node, _ in reader.plainReference(node) }
  /// A value of the context or the state. It is looked at with the alternatives that it decides.
  static let contextValue = Rule(.contextValue) { reader, node, _ in reader.plainReference(node) }
  /// A number of the context.
  static let contextNumber = Rule(.contextNumber) { reader, node, _ in reader.contextNumber(node) }
}

extension Rule<Bool> {
  /// `true` or `false`.
  static let flag = Rule(.flag, written: { "\($0)" }) { reader, node, subject in reader.flag(node, subject) }
}

extension Rule<Double> {
  /// A number within a range.
  static func number(_ range: ClosedRange<Double>) -> Rule {
    Rule(.number(range), written: \.short) { reader, node, subject in reader.number(node, in: range, subject) }
  }

  /// A length in points.
  static let length = number(0...10_000)
}

extension Rule<Int> {
  /// An integer within a range.
  static func integer(_ range: ClosedRange<Int>) -> Rule {
    Rule(.integer(range), written: { "\($0)" }) { reader, node, subject in reader.integer(node, in: range, subject) }
  }
}

extension Rule {
  /// An attribute of a view: a value of a type, within a range where it has one, or a reference to one.
  static func attribute<Number: AttributeValue>(_ range: ClosedRange<Double>? = nil) -> Rule
  where Value == Attribute<Number> {
    Rule(
      .attribute(Number.contextType, range),
      written: { value in value.written.map { ($0 as? Double)?.short ?? "\($0)" } }
    ) { reader, node, subject in reader.attribute(node, in: range, subject) }
  }
}

extension Rule<Attribute<ColorValue>> {
  /// A colour, or a reference to one.
  static let color = Rule.attribute()
}

extension Rule<Attribute<Int>> {
  /// Which of several titles is selected: a place from 0, or a reference to one or to a choice.
  static let selection = Rule(.selection, written: { $0.written.map { "\($0)" } }) { reader, node, subject in
    reader.selection(node, subject)
  }
}

extension Rule<ContextLiteral> {
  /// Values by the keys of a context, with references. Whoever has the name of what they are for looks at them.
  static let contextValues = Rule(.values(.key)) { reader, node, _ in reader.values(node) }
  /// New values of the app's state and of the screen's form.
  static let stateValues = Rule(.values(.stateKey)) { reader, node, _ in reader.stateValues(node) }
}

extension Rule<TapAction> {
  /// One or several actions.
  static let tap = Rule.construct(.tap) { reader, node, _ in reader.tap(node) }
}

extension Rule<ViewDefinition> {
  /// A view, wherever it isn't a row and can't be pinned.
  static let view = Rule.construct(.view) { reader, node, _ in reader.view(node) }
  /// A view that can be pinned.
  static let containerView = Rule.construct(.containerView) { reader, node, _ in reader.view(node, in: .container) }
  /// A view that can be a row.
  static let listView = Rule.construct(.listView) { reader, node, _ in reader.view(node, in: .list) }
}

extension Rule<[ViewDefinition]> {
  /// Views.
  static let views = Rule.list(.view)
}
