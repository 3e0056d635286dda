/// A key of a mapping: its name, the rule of its value, and how the value is put into what the mapping makes.
package struct Field<Owner: Sendable>: Sendable {
  /// The key, for people and programs.
  package let shape: FieldShape
  /// The turn in which it is read: all fields of a lower one come first, for others are about them.
  let turn: Int
  /// Reads a value and puts it into its owner; `false` where nothing could be put there. Parameters: the value's node, the key's, and the
  /// value in messages.
  private let put: @Sendable (inout Owner, Int, Int, ReadingSubject, inout DefinitionReader) -> Bool
  /// Whether the key may have nothing behind it.
  let takesNothing: Bool
  /// The default that an owner is made with, as it is written.
  let usual: @Sendable (Owner) -> String?

  private init(
    _ shape: FieldShape,
    turn: Int,
    takesNothing: Bool,
    usual: @escaping @Sendable (Owner) -> String? = { _ in nil },
    put: @escaping @Sendable (inout Owner, Int, Int, ReadingSubject, inout DefinitionReader) -> Bool
  ) {
    self.shape = shape
    self.turn = turn
    self.takesNothing = takesNothing
    self.usual = usual
    self.put = put
  }

  /// A key whose value goes where a path leads. Its default is the value that the owner is made with.
  ///
  /// - Parameters:
  ///   - summary: the meaning, in a sentence or less; Markdown's code spans are allowed.
  ///   - example: a value as it would be written.
  ///   - defaultText: the default as it would be written, where the owner doesn't have it.
  ///   - turn: fields of a lower turn are read before it.
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
      usual: { rule.written($0[keyPath: path]) },
      put: Field.reading(rule) { owner, value, _, _ in owner[keyPath: path] = value }
    )
  }

  /// A key whose value is absent by default.
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

  /// A key whose value is put into its owner by a function, which has the node of the key.
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

  /// A key whose value is read by the form's reader, since it takes more than its own node to tell what it must be.
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

  /// Reads a value by a rule and puts it into an owner.
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

  /// Reads the key's value and puts it into its owner.
  ///
  /// - Returns: whether there was something to put there.
  func write(_ owner: inout Owner, _ value: Int, _ key: Int, _ reader: inout DefinitionReader) -> Bool {
    put(&owner, value, key, .key(key), &reader)
  }

  /// Reads a value that replaces the mapping, and puts it into its owner.
  ///
  /// - Returns: whether there was something to put there.
  func writeShort(_ owner: inout Owner, _ value: Int, _ reader: inout DefinitionReader) -> Bool {
    put(&owner, value, value, .word(shape.key), &reader)
  }

  /// The key in a larger owner.
  func within<Outer>(_ path: FieldPath<Outer, Owner>) -> Field<Outer> {
    let (put, usual) = (put, usual)
    return Field<Outer>(
      shape,
      turn: turn,
      takesNothing: takesNothing,
      usual: { usual($0[keyPath: path]) },
      put: { outer, value, key, subject, reader in put(&outer[keyPath: path], value, key, subject, &reader) }
    )
  }

  /// The shape with the default of an owner.
  func shape(of owner: Owner) -> FieldShape {
    shape.isRequired || shape.defaultText != nil ? shape : shape.with(default: usual(owner))
  }
}
