import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Looks for what is no mistake and seldom meant: what nobody uses, what nobody sees.
final class Linter {
  let names: DefinitionNames
  let settings: CatalogSettings
  /// The fixtures that screens name where they hold others, each with its screen's name.
  private let namedFixtures: Set<[String]>

  init(_ files: [DecodedFile], names: DefinitionNames, settings: CatalogSettings) {
    self.names = names
    self.settings = settings
    namedFixtures = files.reduce(into: []) { result, file in
      for reference in file.isOutlined ? [] : file.allChecks.flatMap(\.screens) {
        if let fixture = reference.fixture { result.insert([reference.name.text, fixture.text]) }
      }
      for outline in file.screens.lazy.compactMap(\.outline) {
        for reference in outline.named.screens {
          if let fixture = reference.fixture { result.insert([reference.name, fixture]) }
        }
      }
    }
  }

  /// What is to be said of a file by itself, when its references have been checked.
  func warnings(in file: DecodedFile) -> [Diagnostic] {
    let complaints = Complaints()
    for screen in file.screens { check(screen, complaints) }
    return complaints.diagnostics
  }

  private func check(_ screen: KnownScreen, _ complaints: Complaints) {
    guard let outline = screen.outline else {
      checkKeys(of: screen.decoded, complaints)
      checkFixtures(of: screen.decoded, complaints)
      return checkSupportingViews(of: screen.decoded, complaints)
    }
    if outline.hasDoubtfulFields { checkFields(of: screen, outline, complaints) }
    guard outline.named.hasSupportingViews, outline.named.containers.count > 1 else { return }
    let asking = outline.named.containers.count { names.containers[$0.name]?.definition.supportingViews != nil }
    if asking > 1 { checkSupportingViews(of: screen.decoded, complaints) }
  }

  private func checkFields(of screen: KnownScreen, _ outline: ScreenOutline, _ complaints: Complaints) {
    // What others on a route's way take from the context is used as well.
    guard outline.named.origins.isEmpty else { return checkKeys(of: screen.decoded, complaints) }
    for field in outline.fields {
      guard let range = screen.range(field.offsets) else { continue }
      if !field.isUsed { warnOfUnused(field.name, of: outline.name, at: range, complaints) }
      if field.isRequired, !field.hasExample {
        warnOfMissingExample(field.name, field.field.type, at: range, complaints)
      }
    }
  }

  private func warnOfUnused(_ key: String, of screen: String, at range: SourceRange, _ complaints: Complaints) {
    complaints.report(LintProblem.unusedKey(key, of: screen), at: range)
  }

  private func warnOfMissingExample(
    _ key: String,
    _ type: ContextType,
    at range: SourceRange,
    _ complaints: Complaints
  ) {
    complaints.report(LintProblem.missingExample(key, type: type), at: range)
  }

  private func checkKeys(of screen: DecodedDefinition<ScreenDefinition>, _ complaints: Complaints) {
    // What is written elsewhere and shared is not this screen's alone.
    guard let node = screen.node["context"], !node.isAlias else { return }
    let isOpen = screen.definition.isSwift || screen.definition.isFoundByContext
    let carried = isOpen ? [] : carriedKeys(of: screen)
    for entry in node.entries where !entry.isMerged {
      let name = entry.key.text
      guard let field = screen.definition.context.first(where: { $0.name == name }) else { continue }
      if !isOpen, !screen.checks.used.contains(name), !carried.contains(name) {
        warnOfUnused(name, of: screen.definition.name, at: entry.key.usedRange, complaints)
      }
      if field.isRequired, field.example == nil {
        warnOfMissingExample(name, field.type, at: entry.key.usedRange, complaints)
      }
    }
  }

  /// The keys that the screens on its routes' way get from its context.
  private func carriedKeys(of screen: DecodedDefinition<ScreenDefinition>) -> Set<String> {
    screen.checks.routeContexts.reduce(into: []) { keys, step in
      keys.formUnion(names.screens[step.screen.text]?.definition.context.map(\.name) ?? [])
    }
  }

  private func checkFixtures(of screen: DecodedDefinition<ScreenDefinition>, _ complaints: Complaints) {
    guard let node = screen.node["fixtures"], !node.isAlias else { return }
    let definition = screen.definition
    let matrix = definition.matrix.within(settings.matrix)
    let walked = Set(definition.walks.compactMap(\.fixture))
    for fixture in definition.fixtures where !matrix.takes(fixture.name) {
      guard !walked.contains(fixture.name), !namedFixtures.contains([definition.name, fixture.name]),
        let key = node.entry(for: fixture.name)?.key
      else { continue }
      complaints.report(LintProblem.unusedFixture(fixture.name, isSkipped: definition.matrix.skip != nil), at: key)
    }
  }

  /// Supporting views go to the innermost template that has a place for them.
  private func checkSupportingViews(of screen: DecodedDefinition<ScreenDefinition>, _ complaints: Complaints) {
    guard !screen.definition.supportingViews.isEmpty, let node = screen.node["wrapping"], !node.isAlias else { return }
    let asking = node.elements.filter { element in
      guard let name = element.layerName else { return false }
      return names.containers[name]?.definition.supportingViews != nil
    }
    guard let innermost = asking.last, let shown = innermost.layerName else { return }
    for element in asking.dropLast() {
      guard let name = element.layerName else { continue }
      complaints.report(LintProblem.supportingViewsHidden(name, by: shown), at: element)
    }
  }
}

extension YAMLNode {
  /// The name of the layer that an element of `wrapping` is.
  fileprivate var layerName: String? {
    switch kind {
    case .scalar: text
    case .mapping: entries.first { _ in true }?.key.text
    case .sequence: nil
    }
  }
}

extension ScreenDefinition {
  /// Whether code that is not seen here gets its context.
  var isSwift: Bool {
    ([content] + variants.compactMap(\.content)).contains { if case .controller = $0 { true } else { false } }
      || (wrapping + variants.flatMap { $0.wrapping ?? [] }).contains {
        if case .controller = $0.kind { true } else { false }
      }
  }

  /// Whether its context tells it from others of its kind.
  fileprivate var isFoundByContext: Bool {
    (routes + links.compactMap(\.route) + variants.flatMap { $0.routes ?? [] }).contains { $0.find?.context == .same }
  }
}
