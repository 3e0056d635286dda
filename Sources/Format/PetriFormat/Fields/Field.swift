/// A key of a mapping: its name, the rule for its value, and where the value is stored.
package struct Field<Owner: Sendable>: Sendable {
  package let shape: FieldShape
  /// The pass in which the key is read. Keys that others depend on are read in a lower pass.
  let turn: Int
  /// Reads a value and stores it in its owner; returns false if there is none. The parameters are the nodes of the
  /// value and the key, and the value in messages.
  private let put: @Sendable (inout Owner, Int, Int, ReadingSubject, inout DefinitionReader) -> Bool
  let takesNothing: Bool
  let writtenDefault: @Sendable (Owner) -> String?

  private init(
    _ shape: FieldShape,
    turn: Int,
    takesNothing: Bool,
    writtenDefault: @escaping @Sendable (Owner) -> String? = { _ in nil },
    put: @escaping @Sendable (inout Owner, Int, Int, ReadingSubject, inout DefinitionReader) -> Bool
  ) {
    self.shape = shape
    self.turn = turn
    self.takesNothing = takesNothing
    self.writtenDefault = writtenDefault
    self.put = put
  }

  /// A key whose value is stored at a key path, and whose default is that of a new owner.
  ///
  /// - Parameters:
  ///   - summary: The meaning, in a sentence or less, with Markdown code spans.
  ///   - example: A value as it would be written.
  ///   - defaultText: The default as it would be written, if the owner doesn't have it.
  ///   - turn: The pass in which the key is read.
  init<Value>(
    _ key: String,
    _ path: FieldPath<Owner, Value>,
    _ rule: Rule<Value>,
    isRequired: Bool = false,
    _ summary: String,
    example: String? = nil,
    default defaultText: String? = nil,
    turn: Int = 0
  ) {
    self.init(
      FieldShape(key, rule.shape, isRequired: isRequired, default: defaultText, summary, example: example),
      turn: turn,
      takesNothing: rule.takesNothing,
      writtenDefault: { rule.written($0[keyPath: path]) },
      put: Field.reading(rule) { owner, value, _, _ in owner[keyPath: path] = value }
    )
  }

  init<Value>(
    _ key: String,
    _ path: FieldPath<Owner, Value?>,
    _ rule: Rule<Value>,
    isRequired: Bool = false,
    _ summary: String,
    example: String? = nil,
    default defaultText: String? = nil,
    turn: Int = 0
  ) {
    self.init(
      key,
      rule,
      isRequired: isRequired,
      summary,
      example: example,
      default: defaultText,
      turn: turn
    ) { owner, value, _, _ in owner[keyPath: path] = value }
  }

  init<Value>(
    _ key: String,
    _ rule: Rule<Value>,
    isRequired: Bool = false,
    _ summary: String,
    example: String? = nil,
    default defaultText: String? = nil,
    turn: Int = 0,
    into: @escaping @Sendable (inout Owner, Value, _ key: Int, inout DefinitionReader) -> Void
  ) {
    self.init(
      FieldShape(key, rule.shape, isRequired: isRequired, default: defaultText, summary, example: example),
      turn: turn,
      takesNothing: rule.takesNothing,
      put: Field.reading(rule, into)
    )
  }

  /// A key that the form's reader reads together with others, because its rule depends on them.
  init(
    readWithOthers key: String,
    _ shape: Shape,
    isRequired: Bool = false,
    _ summary: String,
    example: String? = nil,
    default defaultText: String? = nil
  ) {
    self.init(
      FieldShape(key, shape, isRequired: isRequired, default: defaultText, summary, example: example),
      turn: 0,
      takesNothing: shape.isExample,
      put: { _, _, _, _, _ in true }
    )
  }

  private static func reading<Value>(
    _ rule: Rule<Value>,
    _ into: @escaping @Sendable (inout Owner, Value, _ key: Int, inout DefinitionReader) -> Void
  ) -> @Sendable (inout Owner, Int, Int, ReadingSubject, inout DefinitionReader) -> Bool {
    { owner, value, key, subject, reader in
      guard let value = rule.read(&reader, value, subject) else { return false }
      into(&owner, value, key, &reader)
      return true
    }
  }

  func write(_ owner: inout Owner, _ value: Int, _ key: Int, _ reader: inout DefinitionReader) -> Bool {
    put(&owner, value, key, .key(key), &reader)
  }

  func writeShort(_ owner: inout Owner, _ value: Int, _ reader: inout DefinitionReader) -> Bool {
    put(&owner, value, value, .word(shape.key), &reader)
  }

  func within<Outer>(_ path: FieldPath<Outer, Owner>) -> Field<Outer> {
    let (put, writtenDefault) = (put, writtenDefault)
    return Field<Outer>(
      shape,
      turn: turn,
      takesNothing: takesNothing,
      writtenDefault: { writtenDefault($0[keyPath: path]) },
      put: { outer, value, key, subject, reader in put(&outer[keyPath: path], value, key, subject, &reader) }
    )
  }

  func shape(of owner: Owner) -> FieldShape {
    shape.isRequired || shape.defaultText != nil ? shape : shape.with(default: writtenDefault(owner))
  }
}

/// A result builder for the fields of a form.
@resultBuilder
enum FieldList<Owner: Sendable> {
  static func buildExpression(_ field: Field<Owner>) -> [Field<Owner>] { [field] }
  static func buildExpression(_ fields: [Field<Owner>]) -> [Field<Owner>] { fields }
  static func buildBlock(_ parts: [Field<Owner>]...) -> [Field<Owner>] { parts.flatMap(\.self) }
}

typealias FieldPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable
