import PetriCatalog

extension Grammar {
  static func bounded<Owner>(
    value: FieldPath<Owner, Attribute<Double>>,
    minimum: FieldPath<Owner, Attribute<Double>>,
    maximum: FieldPath<Owner, Attribute<Double>>
  ) -> [Field<Owner>] {
    fields {
      Field("value", value, .attribute(), "The value, between `minimum` and `maximum`.", example: "${volume}")
      Field("minimum", minimum, .attribute(-100_000...100_000), "The least value.")
      Field("maximum", maximum, .attribute(-100_000...100_000), "The greatest value.", example: "${length}")
    }
  }
}
