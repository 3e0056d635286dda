import PetriCatalog

/// The rule for a value: its shape, and how it is read.
package struct Rule<Value: Sendable>: Sendable {
  /// The shape, for schema, documentation, `explain` and audit.
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

  /// The rule with a transformed value; the closure returns nil after reporting a problem.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Rule<Other> {
    let read = read
    return Rule<Other>(shape, takesNothing: takesNothing) {
      reader,
      node,
      subject in
      read(&reader, node, subject).flatMap(transform)
    }
  }

  /// The rule that also accepts an omitted value.
  func orNothing(_ value: Value) -> Rule {
    let read = read
    return Rule(.oneOf([shape, .nothing]), takesNothing: true, written: written) { reader, node, subject in
      reader.tree.isNull(node) ? value : read(&reader, node, subject)
    }
  }

  func shaped(_ shape: Shape) -> Rule {
    Rule(shape, takesNothing: takesNothing, written: written, read)
  }

  /// One of several forms, chosen by the kind of the node.
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

  /// A mapping of names to values, each read with the node of its name.
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
