import PetriCatalog

/// An entry of a ``Manifest``.
package struct ManifestEntry: Hashable, Sendable, Encodable {
  /// A key of its context.
  package struct Key: Hashable, Sendable, Encodable {
    package let name: String
    /// The type in the format's syntax.
    package let type: String
    package let required: Bool
    /// The default value; `nil` if the key is required.
    package let `default`: String?
    package let example: String?
    package let summary: String?

    init(_ field: ContextField) {
      name = field.name
      type = field.type.description
      required = field.isRequired
      self.default = field.isRequired ? nil : field.fallback?.description
      example = field.example?.description
      summary = field.summary
    }
  }

  package let kind: ManifestKind
  package let name: String
  /// The title; `nil` if it equals the name.
  package var title: String?
  package var summary: String?
  package var group: String?
  package var context: [Key]?
  package var fixtures: [String]?
  /// The links to a screen.
  package var links: [String]?
  package var walks: [String]?
  /// The shortest use in a definition.
  package var use: String?
  /// The number of screens that use it; `nil` if unknown.
  package var screens: Int?
  /// The definition as `path:line`; `nil` for the system's own.
  package var place: String?

  init(_ kind: ManifestKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

extension ManifestEntry {
  init(part: ScreenDefinition) {
    self.init(.part, of: part)
    use = "- part: \(ManifestEntry.use(of: name, with: part.context, key: "name"))"
  }

  init(screen: ScreenDefinition) {
    self.init(.screen, of: screen)
    let given = ManifestEntry.given(screen.context)
    use = "tap: {open: \(name)\(given.isEmpty ? "" : ", with: \(given)")}"
  }

  private init(_ kind: ManifestKind, of screen: ScreenDefinition) {
    self.init(kind, screen.name)
    let title = screen.title.template(for: "").description
    self.title = title == name ? nil : title
    summary = screen.summary
    group = screen.group.isEmpty ? nil : screen.group.joined(separator: "/")
    context = ManifestEntry.keys(screen.context)
    fixtures = ManifestEntry.names(screen.fixtures.map(\.name))
    links = ManifestEntry.names(screen.links.map { "\($0.pattern)" })
    walks = ManifestEntry.names(screen.walks.map(\.name))
    place = screen.place.fileAndLine
  }

  init(_ container: ContainerDefinition) {
    self.init(.container, container.name)
    title = container.title == container.name ? nil : container.title
    summary = container.summary
    context = ManifestEntry.keys(container.parameters)
    let given = ManifestEntry.given(container.parameters)
    use = given.isEmpty ? "wrapping: [\(name)]" : "wrapping: [{\(name): \(given)}]"
    place = container.place.fileAndLine
  }

  init(state field: ContextField) {
    self.init(.state, field.name)
    summary = field.summary
    context = [Key(field)]
    use = "${state.\(field.name)}"
  }

  private static func keys(_ fields: [ContextField]) -> [Key]? { fields.isEmpty ? nil : fields.map { Key($0) } }

  private static func names(_ names: [String]) -> [String]? { names.isEmpty ? nil : names }

  private static func use(of name: String, with fields: [ContextField], key: String) -> String {
    let given = given(fields)
    return given.isEmpty ? name : "{\(key): \(name), with: \(given)}"
  }

  private static func given(_ fields: [ContextField]) -> String {
    let pairs = fields.filter(\.isRequired).map { "\($0.name): \($0.example?.description ?? $0.type.sample)" }
    return pairs.isEmpty ? "" : "{\(pairs.joined(separator: ", "))}"
  }
}

extension Place {
  fileprivate var fileAndLine: String { "\(file):\(line)" }
}
