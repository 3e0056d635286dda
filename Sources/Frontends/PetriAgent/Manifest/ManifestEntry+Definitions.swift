import PetriCatalog

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

  /// The required keys with examples as a YAML flow mapping; empty if there are none.
  private static func given(_ fields: [ContextField]) -> String {
    let pairs = fields.filter(\.isRequired).map { "\($0.name): \($0.example?.description ?? $0.type.sample)" }
    return pairs.isEmpty ? "" : "{\(pairs.joined(separator: ", "))}"
  }
}

extension Place {
  fileprivate var fileAndLine: String { "\(file):\(line)" }
}
