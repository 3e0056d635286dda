/// A mapping with fixed keys, and the value that is read from it.
package struct Form<Owner: Sendable>: Sendable {
  package let shape: FormShape
  let fields: [Field<Owner>]
  /// Creates the owner that the fields are stored in.
  let make: @Sendable () -> Owner
  let table: FormKeys
  let turns: [Int]

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - name: The mapping in messages, with its article.
  ///   - make: Creates an owner with defaults, and placeholders for required values.
  ///   - checks: The conditions across keys.
  ///   - elsewhere: Keys that belong elsewhere and have their own message.
  init(
    _ name: String,
    _ make: @escaping @Sendable () -> Owner,
    identity: FormIdentity? = nil,
    checks: [KeyCheck] = [],
    elsewhere: [String] = [],
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) {
    let (fields, usual) = (fields(), make())
    self.fields = fields
    self.make = make
    shape = FormShape(name, fields.map { $0.shape(of: usual) }, identity: identity, checks: checks)
    table = FormKeys(shape, elsewhere: elsewhere)
    turns = Set(fields.map(\.turn)).sorted()
  }

  /// A mapping with exactly one of its keys.
  static func choice(
    _ name: String,
    _ make: @escaping @Sendable () -> Owner,
    identity: FormIdentity? = nil,
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) -> Form {
    let fields = fields()
    return Form(name, make, checks: [.exactlyOne(fields.map(\.shape.key))]) { fields }
  }

  func fields(_ keys: String...) -> [Field<Owner>] {
    keys.compactMap { key in fields.first { $0.shape.key == key } }
  }
}
