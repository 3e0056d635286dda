/// A mapping with certain keys, and how its owner is made of them.
package struct Form<Owner: Sendable>: Sendable {
  /// The keys, for people and programs.
  package let shape: FormShape
  /// The keys with how each is read, in their order.
  let fields: [Field<Owner>]
  /// Makes the owner that the fields write to.
  let make: @Sendable () -> Owner
  /// The keys by their numbers.
  let table: FormKeys
  /// The turns of the fields, the lowest first.
  let turns: [Int]

  /// Describes a mapping.
  ///
  /// - Parameters:
  ///   - name: the mapping in a message, with its article.
  ///   - make: makes an owner with the defaults, and something in place of required values.
  ///   - identity: its identity, where others ask for it.
  ///   - checks: the conditions that must hold across the keys.
  ///   - elsewhere: keys that belong elsewhere, which have a message of their own.
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

  /// A mapping that must have exactly one of its keys.
  static func choice(
    _ name: String,
    _ make: @escaping @Sendable () -> Owner,
    identity: FormIdentity? = nil,
    @FieldList<Owner> _ fields: () -> [Field<Owner>]
  ) -> Form {
    let fields = fields()
    return Form(name, make, checks: [.exactlyOne(fields.map(\.shape.key))]) { fields }
  }

  /// Some of the fields, in the order of their names.
  func fields(_ keys: String...) -> [Field<Owner>] {
    keys.compactMap { key in fields.first { $0.shape.key == key } }
  }
}
