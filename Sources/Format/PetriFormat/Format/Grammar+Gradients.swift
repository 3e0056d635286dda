package import PetriCatalog
import PetriYAML

extension Grammar {
  static func gradientField<Owner>(_ path: FieldPath<Owner, GradientDefinition?>) -> Field<Owner> {
    Field(
      "gradient",
      path,
      .gradient,
      "Colours behind its views that go over into one another.",
      example: "{colors: [systemBlue, systemPurple]}"
    )
  }

  package static let gradient = Form("'gradient'", { GradientDefinition(colors: []) }) {
    Field(
      "colors",
      \.colors,
      .list(.color, atLeast: 2),
      isRequired: true,
      "Its colours, from the start to the end.",
      example: "[systemBlue, systemPurple]"
    )
    Field(
      "locations",
      \.locations,
      .list(.number(0...1)),
      "Where each colour is: 0 is the start, 1 the end; evenly spread by default.",
      example: "[0, 0.3]"
    )
    Field("startPoint", \.startPoint, .form(unitPoint), "Where it starts: the top by default.", example: "{x: 0, y: 0}")
    Field("endPoint", \.endPoint, .form(unitPoint), "Where it ends: the bottom by default.", example: "{x: 1, y: 1}")
  }

  package static let unitPoint = Form("the point", { GradientDefinition.Point(x: 0, y: 0) }) {
    Field("x", \.x, .number(-10...10), isRequired: true, "From its left edge, 0, to its right edge, 1.", example: "1")
    Field("y", \.y, .number(-10...10), isRequired: true, "From its top, 0, to its bottom, 1.", example: "1")
  }
}

extension Rule<GradientDefinition> {
  /// A gradient in which either all colors have a location or none.
  static let gradient = Rule(.mapping(Grammar.gradient.shape)) { reader, node, subject in
    guard let gradient = reader.form(node, Grammar.gradient, subject) else { return nil }
    reader.checkLocations(of: gradient, in: node)
    return gradient
  }
}

extension DefinitionReader {
  /// Reports locations that don't match the colors or don't increase.
  fileprivate mutating func checkLocations(of gradient: GradientDefinition, in node: Int) {
    let (colors, numbers) = (gradient.colors.count, gradient.locations)
    guard let locations = tree.value(of: .locations, in: node), tree.count(locations) == numbers.count else { return }
    if numbers.count != colors {
      fail(locations) { _ in GradientProblem.locationCount(numbers.count, ofColors: colors) }
    } else if let pair = zip(numbers, numbers.dropFirst()).first(where: { $0 > $1 }) {
      fail(locations) { _ in GradientProblem.fallingLocations(pair.0, pair.1) }
    }
  }
}
