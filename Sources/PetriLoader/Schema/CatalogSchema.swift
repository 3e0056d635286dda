import PetriCatalog

/// The JSON Schema (draft-07) of catalogues: `Catalog.yaml`, screens, containers and `_defaults.yaml`, for editors.
///
/// The keys are those that the decoders know, by the same tables; a key without a schema would be missed by the tests.
public struct CatalogSchema: Sendable {
  /// The schema as JSON.
  public let text: String

  /// The names of kebab-case and camelCase.
  static let kebab = "^[a-z][a-z0-9-]*$"
  static let camel = "^[a-z][A-Za-z0-9]*$"

  /// Makes the schema.
  ///
  /// - Parameter devices: the names of the devices there are.
  public init(devices: [String]) {
    let schema = CatalogSchema.root(devices)
    text = schema.json.text
  }

  private static func root(_ devices: [String]) -> SchemaNode {
    let kinds: [(key: String?, definition: String)] = [
      ("catalog", "catalog"), ("container", "container"), ("screen", "screen"), ("content", "screen"),
      (nil, "defaults"),
    ]
    // A document is what its key says: one `if` after the other, for `oneOf` would complain of all at once.
    var choice = SchemaNode.reference(kinds[kinds.count - 1].definition)
    for kind in kinds.dropLast().reversed() {
      choice = SchemaNode([
        ("if", .object([.init(key: "required", value: .array([.string(kind.key ?? "")]))])),
        ("then", SchemaNode.reference(kind.definition).json), ("else", choice.json),
      ])
    }
    return SchemaNode(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("Petri catalogue, format \(CatalogSettings.currentFormat)")),
      ] + choice.members.map { ($0.key, $0.value) } + [
        (
          "definitions",
          .object(definitions(devices).map { JSONValue.Member(key: $0.0, value: $0.1.json) })
        )
      ]
    )
  }

  private static func definitions(_ devices: [String]) -> [(String, SchemaNode)] {
    [
      ("device", .words(devices)),
      ("catalog", catalog), ("defaults", defaults), ("screen", screen), ("container", container),
      ("localized", localized), ("condition", condition), ("values", .object), ("field", field), ("fields", fields),
      ("layer", layer), ("presentation", presentation), ("statusBar", statusBar), ("content", content),
      ("child", child),
      ("view", view(isContainers: false)), ("containerView", view(isContainers: true)), ("tap", tap),
      ("link", link), ("route", route), ("routeStep", routeStep), ("find", find), ("task", task), ("variant", variant),
      ("interceptor", interceptor), ("blocking", blocking), ("matrix", matrix), ("walk", walk), ("walkStep", walkStep),
    ]
  }
}
