import PetriCatalog

/// The rule of a value: its shape, and how a value is read.
package struct Rule<Value: Sendable>: Sendable {
  /// The shape, for the schema, the pages, `explain` and the audit.
  package let shape: Shape
  /// Whether a key may have nothing behind it.
  let takesNothing: Bool
  /// Reads a node as a value, reports what is wrong, and notes references. Parameters: the node, and its name in messages.
  let read: @Sendable (inout DefinitionReader, Int, ReadingSubject) -> Value?
  /// The value in a line, as a catalogue has it; `nil` where a default isn't shown.
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

  /// The rule with another value made of what is read; `nil` for what has been reported.
  func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Rule<Other> {
    let read = read
    return Rule<Other>(shape, takesNothing: takesNothing) {
      reader,
      node,
      subject in
      read(&reader, node, subject).flatMap(transform)
    }
  }

  /// The rule that takes nothing, too.
  func orNothing(_ value: Value) -> Rule {
    let read = read
    return Rule(.oneOf([shape, .nothing]), takesNothing: true, written: written) { reader, node, subject in
      reader.tree.isNull(node) ? value : read(&reader, node, subject)
    }
  }

  /// The rule under another shape.
  func shaped(_ shape: Shape) -> Rule {
    Rule(shape, takesNothing: takesNothing, written: written, read)
  }

  /// One of several forms; the kind of the node decides which one is read.
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

  /// A list, or, where it may be, an element alone.
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

  /// A mapping with certain keys.
  static func form(_ form: Form<Value>) -> Rule {
    Rule(.mapping(form.shape)) { reader, node, subject in reader.form(node, form, subject) }
  }

  /// A construct that several keys share.
  static func construct(
    _ construct: Construct,
    _ read: @escaping @Sendable (inout DefinitionReader, Int, ReadingSubject) -> Value?
  ) -> Rule {
    Rule(.shared(construct), read)
  }
}
