package import PetriCatalog
import PetriDiagnostics
import PetriYAML

extension DefinitionReader {
  /// Reads the settings of `Catalog.yaml`, given the resources that it names.
  package mutating func settings(_ root: Int) -> CatalogSettings {
    var settings = CatalogSettings(name: "")
    settings.colors = colors
    settings.fontFaces = rules.settings.fontFaces
    settings.namedImages = rules.settings.namedImages
    settings.interfaces = rules.settings.interfaces
    fill(&settings, root, Grammar.catalog)
    return settings
  }

  /// Reads the names of resources and the locales of `Catalog.yaml`, on which the rest depends.
  package mutating func resources(_ root: Int) -> CatalogSettings {
    var settings = CatalogSettings(name: "")
    guard tree.kind(root) == .mapping else { return settings }
    for field in Grammar.catalog.fields("strings", "stringsTable", "assets", "fonts", "locales") {
      let key = FormatKey(field.shape.key)
      if let (key, value) = tree.entry(of: key, in: root), !tree.isNull(value) {
        _ = field.write(&settings, value, key, &self)
      }
    }
    return settings
  }

  mutating func state(_ node: Int) -> [ContextField] {
    scope.state = fields(node, of: "the state")
    for (key, _) in tree.entries(node) {
      let name = tree.string(key)
      guard let field = scope.state.first(where: { $0.name == name }), field.isRequired else { continue }
      fail(key) { _ in ValueProblem.missingDefault(field) }
    }
    return scope.state
  }

  mutating func hasPaths(_ node: Int) -> Bool {
    guard tree.kind(node) == .sequence, tree.count(node) == 0 else { return true }
    return fail(node) { _ in ShapeProblem.noScreens }
  }

  mutating func version(_ node: Int, _ subject: ReadingSubject) -> Int? {
    guard let version = integer(node, in: 0...1_000_000, subject) else { return nil }
    if version != CatalogSettings.currentFormat { fail(node) { _ in DefinitionProblem.unsupportedFormat(version) } }
    return CatalogSettings.currentFormat
  }

  mutating func experiment(_ key: Int, _ node: Int) -> Experiment? {
    guard let names = Grammar.variantNames.read(&self, node, .key(key)) else { return nil }
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted {
      fail(node) { _ in DefinitionProblem.duplicateVariant(name) }
    }
    return Experiment(name: tree.string(key), variants: names, place: place(key))
  }

  mutating func severities(_ node: Int) -> [String: WarningSeverity]? {
    guard tree.kind(node) == .mapping else {
      fail(node) {
        ShapeProblem.notMapping(
          "'severity'",
          of: "warning codes",
          FoundValue($0),
          example: "{unused-container: off}"
        )
      }
      return nil
    }
    var severities: [String: WarningSeverity] = [:]
    for (key, value) in tree.entries(node) {
      let code = tree.string(key)
      if DiagnosticCode.warnings.contains(where: { $0.rawValue == code }) {
        guard !tree.isBroken(value) else {
          giveUp()
          continue
        }
        severities[code] = Grammar.severityRule.read(&self, value, .key(key))
      } else if DiagnosticCode.all.contains(where: { $0.rawValue == code }) {
        fail(key) { _ in DefinitionProblem.alwaysError(code) }
      } else {
        fail(key, unknown: .word("warning"), among: DiagnosticCode.warnings.map(\.rawValue))
      }
    }
    return severities
  }

  mutating func interceptor(_ key: Int, _ node: Int) -> InterceptorDefinition? {
    let outer = scope
    defer { scope = outer }
    var draft = InterceptorDraft()
    fill(&draft, node, Grammar.interceptor, .key(key))
    guard tree.kind(node) == .mapping else { return nil }
    let name = tree.string(key)
    if let show = draft.show {
      refer(to: show.node, with: draft.with?.node)
      references.asking.append(
        References.Asking(interceptor: name, screen: show.value, node: sink.node(show.node))
      )
    }
    if let context = draft.context?.node, draft.always {
      for (key, _) in tree.entries(context) {
        let name = tree.string(key)
        guard let field = scope.context.first(where: { $0.name == name }), field.isRequired else { continue }
        fail(key) { _ in RouteProblem.alwaysAsked(field) }
      }
    }
    return draft.interceptor(named: name, at: place(key))
  }

  /// Reports keys that an interceptor reads and that the screen naming it lacks.
  mutating func checkInterceptor(_ name: String, at node: Int) {
    guard let interceptor = rules.settings.interceptors.first(where: { $0.name == name }) else { return }
    for field in interceptor.context where !references.untyped.contains(field.name) {
      if let index = context.firstIndex(where: { $0.name == field.name }) {
        references.isUsed[index] = true
        let own = context[index]
        if !own.type.fits(field.type) {
          fail(node) { _ in RouteProblem.askedForOther(field, by: name, found: own.type) }
        }
      } else if field.isRequired {
        fail(node) { _ in RouteProblem.askedForMissing(field, by: name) }
      }
    }
  }
}
