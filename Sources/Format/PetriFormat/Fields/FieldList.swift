/// A result builder for the fields of a form.
@resultBuilder
enum FieldList<Owner: Sendable> {
  static func buildExpression(_ field: Field<Owner>) -> [Field<Owner>] { [field] }
  static func buildExpression(_ fields: [Field<Owner>]) -> [Field<Owner>] { fields }
  static func buildBlock(_ parts: [Field<Owner>]...) -> [Field<Owner>] { parts.flatMap(\.self) }
}
