import PetriCatalog

/// The rule for a value: its shape, and how it is read.
package struct Rule<Value: Sendable>: Sendable {
  package let shape: Shape
  let takesNothing: Bool
  /// Reads a node, reporting problems and recording references. The parameters are the node and its name in messages.
  let read: @Sendable (inout DefinitionReader, Int, ReadingSubject) -> Value?
  /// The value as it is written in a catalogue; nil if a default isn't shown.
  let written: @Sendable (Value) -> String?

  init(
    _ shape: Shape,
    takesNothing: Bool = false,
    written: @escaping @Sendable (Value) -> String? = { _ in nil },
    _ read: @escaping @Sendable (inout DefinitionReader, Int, ReadingSubject) -> Value?
  ) {
    self.shape = shape
    self.takesNothing = takesNothing
    self.written = written
    self.read = read
  }

  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Rule<Other> {
    let read = read
    return Rule<Other>(shape, takesNothing: takesNothing) {
      reader,
      node,
      subject in
      read(&reader, node, subject).flatMap(transform)
    }
  }

  func orNothing(_ value: Value) -> Rule {
    let read = read
    return Rule(.oneOf([shape, .nothing]), takesNothing: true, written: written) { reader, node, subject in
      reader.tree.isNull(node) ? value : read(&reader, node, subject)
    }
  }

  func shaped(_ shape: Shape) -> Rule {
    Rule(shape, takesNothing: takesNothing, written: written, read)
  }

  static func oneOf(_ forms: Rule...) -> Rule {
    let choice = FormChoice(forms.map(\.shape))
    let written = forms.map(\.written)
    return Rule(
      .oneOf(forms.map(\.shape)),
      written: { value in written.lazy.compactMap { $0(value) }.first }
    ) { reader, node, subject in
      reader.oneOf(node, choice, subject).flatMap { forms[$0].read(&reader, node, subject) }
    }
  }

  static func list<Element>(_ element: Rule<Element>, atLeast count: Int = 0, orOne: Bool = false) -> Rule
  where Value == [Element] {
    let list = ListShape(element.shape, atLeast: count, orOne: orOne)
    return Rule(
      .list(element.shape, atLeast: count, orOne: orOne),
      written: { values in
        let texts = values.compactMap(element.written)
        guard !texts.isEmpty, texts.count == values.count else { return nil }
        return orOne && texts.count == 1 ? texts[0] : "[\(texts.joined(separator: ", "))]"
      }
    ) { reader, node, subject in reader.list(node, list, element, subject) }
  }

  static func named<Element>(
    _ kind: NameKind,
    _ shape: Shape,
    _ element: @escaping @Sendable (inout DefinitionReader, _ name: Int, _ value: Int) -> Element?
  ) -> Rule where Value == [Element] {
    Rule(.named(kind, shape)) { reader, node, subject in reader.named(node, kind, subject, element) }
  }

  static func form(_ form: Form<Value>) -> Rule {
    Rule(.mapping(form.shape)) { reader, node, subject in reader.form(node, form, subject) }
  }

  static func construct(
    _ construct: Construct,
    _ read: @escaping @Sendable (inout DefinitionReader, Int, ReadingSubject) -> Value?
  ) -> Rule {
    Rule(.shared(construct), read)
  }
}

/// A value with its node, for checks that follow.
package struct Located<Value: Sendable>: Sendable {
  let value: Value
  let node: Int
}

extension Rule {
  var located: Rule<Located<Value>> {
    let read = read
    return Rule<Located<Value>>(shape) { reader, node, subject in
      read(&reader, node, subject).map { Located(value: $0, node: node) }
    }
  }
}

extension Rule<String> {
  static let text = Rule(.text) { reader, node, subject in reader.text(node, subject) }

  static func name(_ kind: NameKind) -> Rule {
    Rule(.name(kind), written: { $0 }) { reader, node, subject in reader.name(node, kind, subject) }
  }

  /// A screen that a step of a walk builds with its own defaults only.
  static let builtScreen = Rule(.reference(.screen), written: { $0 }) { reader, node, subject in
    guard let name = reader.text(node, subject) else { return nil }
    reader.refer(to: node, takesValues: false, isDestination: false)
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
