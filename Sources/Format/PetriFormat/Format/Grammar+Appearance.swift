package import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension Grammar {
  /// The keys for the edges and the size of views, which all kinds have.
  static let edgeFields: [Field<ViewParts>] = fields {
    Field("minWidth", \.room.minWidth, .length, "Its least width, in points.")
    Field(
      "maxWidth",
      \.room.maxWidth,
      .length,
      "Its greatest width, in points; it is centred where there is more."
    )
    Field("minHeight", \.room.minHeight, .length, "Its least height, in points.")
    Field("maxHeight", \.room.maxHeight, .length, "Its greatest height, in points.")
    Field("aspectRatio", \.room.aspectRatio, .number(0.01...100), "Its width divided by its height.", example: "1.5")
    Field(
      "grow",
      \.room.grow,
      .flag,
      "Whether it takes the space that its stack or column has left, and shrinks first where there is too little."
    )
    Field(
      "hidden",
      \.room.hidden,
      .condition,
      "The view is hidden where it holds, and keeps its space.",
      example: "${empty}",
      default: "false"
    )
    cornerRadiusField(\.edges.cornerRadius)
    borderField(\.edges.border)
    Field("shadow", \.edges.shadow, .form(shadow), "The shadow behind it.", example: "{radius: 8, y: 4}")
  }

  static let sizeChecks: [KeyCheck] = [
    .ordered("minWidth", "maxWidth"), .ordered("minHeight", "maxHeight"),
    .notBoth("width", "minWidth"), .notBoth("width", "maxWidth"),
    .notBoth("height", "minHeight"), .notBoth("height", "maxHeight"),
    .notAll(["aspectRatio", "width", "height"]),
  ]

  static func cornerRadiusField<Owner>(_ path: FieldPath<Owner, Double>) -> Field<Owner> {
    Field("cornerRadius", path, .length, "The radius of its corners, in points.")
  }

  static func borderField<Owner>(_ path: FieldPath<Owner, BorderDefinition?>) -> Field<Owner> {
    Field(
      "border",
      path,
      .oneOf(Rule.color.map { BorderDefinition(color: $0) }, .form(border)),
      "The colour of its border, or its colour and width; no border by default.",
      example: "separator"
    )
  }

  package static let border = Form("'border'", { BorderDefinition(color: .value(.named("separator"))) }) {
    Field("color", \.color, .color, isRequired: true, "Its colour.", example: "separator")
    Field("width", \.width, .length, "Its width, in points, inside the edges.")
  }

  package static let shadow = Form("'shadow'", { ShadowDefinition() }) {
    Field("color", \.color, .color, "Its colour.")
    Field("radius", \.radius, .number(0...100), "How far it is blurred, in points.")
    Field("opacity", \.opacity, .number(0...1), "How opaque it is.")
    Field("x", \.x, .number(-1_000...1_000), "Its offset to the right, in points.")
    Field("y", \.y, .number(-1_000...1_000), "Its offset downwards, in points.")
  }

  package static let padding = Form("'padding'", { Insets() }) {
    side("top", \.top, .length)
    side("leading", \.leading, .length)
    side("bottom", \.bottom, .length)
    side("trailing", \.trailing, .length)
  }

  private static func side(
    _ key: String,
    _ path: FieldPath<Insets, Double>,
    _ rule: Rule<Double>
  ) -> Field<Insets> {
    Field(key, path, rule, "The space at this side, in points.")
  }

  static func paddingField<Owner>(_ path: FieldPath<Owner, Insets>) -> Field<Owner> {
    Field(
      "padding",
      path,
      .insets,
      "The space between its edges and its views, in points: one number, or a number for each side."
    )
  }
}

extension Rule<Insets> {
  static let insets = {
    let rule = Rule.oneOf(Rule<Double>.length.map { Insets($0) }, .form(Grammar.padding))
    return Rule(rule.shape, written: \.top.short, rule.read)
  }()
}

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

enum GradientProblem: Problem {
  case locationCount(Int, ofColors: Int)
  case fallingLocations(Double, Double)

  var wording: Wording {
    switch self {
    case .locationCount(let count, let colors):
      Wording(
        .badValue,
        "'locations' must have a number for each of the \(colors) colours; found \(count)",
        "leave 'locations' out to spread the colours evenly"
      )
    case .fallingLocations(let first, let second):
      Wording(.badValue, "'locations' must be in ascending order; found \(second.short) after \(first.short)")
    }
  }
}
