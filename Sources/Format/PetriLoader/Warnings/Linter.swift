import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLinks
import PetriYAML

/// Finds valid definitions that are rarely intended, such as unused or invisible ones.
final class Linter {
  let names: DefinitionNames
  let settings: CatalogSettings
  let strings: StringsFiles
  /// The fixtures that screens use for their children, each with the name of its screen.
  private let namedFixtures: Set<[String]>

  init(_ files: [DecodedFile], names: DefinitionNames, settings: CatalogSettings, strings: StringsFiles) {
    self.names = names
    self.settings = settings
    self.strings = strings
    var namedFixtures: Set<[String]> = []
    for file in files {
      file.forEachReferences { references in
        for reference in references.screens {
          if let fixture = reference.fixture { namedFixtures.insert([reference.name, fixture]) }
        }
      }
    }
    self.namedFixtures = namedFixtures
  }

  /// The linter with other definitions but the same named fixtures.
  init(_ other: Linter, names: DefinitionNames) {
    self.names = names
    settings = other.settings
    strings = other.strings
    namedFixtures = other.namedFixtures
  }

  func warnings(in file: DecodedFile) -> [Diagnostic] {
    let sink = DiagnosticSink()
    for screen in file.screens { check(screen, sink) }
    file.forEachReferences { references in
      for reference in references.screens where reference.isOpened && reference.takesValues {
        checkValues(reference, sink)
      }
    }
    return sink.diagnostics
  }

  /// Reports a tap that omits a key with an example: the example is meant for launching only, but the tap would show
  /// it.
  private func checkValues(_ reference: References.Screen, _ sink: DiagnosticSink) {
    guard let definition = names.screens[reference.name]?.definition, let node = reference.node else { return }
    let given = reference.given?.keys ?? []
    let fixture = reference.fixture.flatMap { definition.fixture(named: $0)?.values }
    let left = definition.context.filter { field in
      field.isRequired && field.example != nil && !given.contains(field.name) && fixture?[field.name] == nil
    }
    if !left.isEmpty { sink.report(LintProblem.exampleForValue(left, of: reference.name), at: node) }
  }

  private func check(_ screen: DecodedScreen, _ sink: DiagnosticSink) {
    checkKeys(of: screen, sink)
    checkFixtures(of: screen, sink)
    checkSupportingViews(of: screen, sink)
  }

  private func checkKeys(of screen: DecodedScreen, _ sink: DiagnosticSink) {
    let isDoubtful = zip(screen.definition.context, screen.references.isUsed).contains { field, isUsed in
      !isUsed || field.isRequired && field.example == nil
    }
    guard isDoubtful else { return }
    let isOpen = screen.definition.isSwift || screen.definition.isFoundByContext
    // Keys that other screens on a route take count as used.
    let carried = Set(
      screen.references.routeContexts.flatMap { names.screens[$0.screen]?.definition.context.map(\.name) ?? [] }
    )
    // A screen with errors may take any key.
    let isUnsure = screen.references.routeContexts.contains { names.screens[$0.screen] == nil }
    for (field, isUsed, range) in screen.ownKeys {
      if !isUsed, !isOpen, !isUnsure, !carried.contains(field.name) {
        sink.report(LintProblem.unusedKey(field.name, of: screen.name), at: range)
      }
      if field.isRequired, field.example == nil {
        sink.report(LintProblem.missingExample(field.name, type: field.type), at: range)
      }
    }
  }

  private func checkFixtures(of screen: DecodedScreen, _ sink: DiagnosticSink) {
    guard let node = screen.node["fixtures"], !node.isAlias else { return }
    let definition = screen.definition
    let matrix = definition.matrix.within(settings.matrix)
    let walked = Set(definition.walks.compactMap(\.fixture))
    for fixture in definition.fixtures where !matrix.takes(fixture.name) {
      guard !walked.contains(fixture.name), !namedFixtures.contains([definition.name, fixture.name]),
        let key = node.entry(for: fixture.name)?.key
      else { continue }
      sink.report(LintProblem.unusedFixture(fixture.name, isSkipped: definition.matrix.skip != nil), at: key)
    }
  }

  /// Reports supporting views that no template takes; they go to the innermost template that can take them.
  private func checkSupportingViews(of screen: DecodedScreen, _ sink: DiagnosticSink) {
    guard !screen.definition.supportingViews.isEmpty, let node = screen.node["wrapping"], !node.isAlias else { return }
    let asking = node.elements.filter { element in
      guard let name = element.layerName else { return false }
      return names.containers[name]?.definition.supportingViews != nil
    }
    guard let innermost = asking.last, let shown = innermost.layerName else { return }
    for element in asking.dropLast() {
      guard let name = element.layerName else { continue }
      sink.report(LintProblem.supportingViewsHidden(name, by: shown), at: element)
    }
  }
}

extension YAMLNode {
  fileprivate var layerName: String? {
    switch kind {
    case .scalar: text
    case .mapping: entries.first { _ in true }?.key.text
    case .sequence: nil
    }
  }
}

extension ScreenDefinition {
  /// Whether the context goes to Swift code that isn't analyzed.
  var isSwift: Bool {
    ([content] + variants.compactMap(\.content)).contains { if case .controller = $0 { true } else { false } }
      || (wrapping + variants.flatMap { $0.wrapping ?? [] }).contains {
        if case .controller = $0.kind { true } else { false }
      }
  }

  /// Whether the screen shows a scene of a storyboard, from which code may open any other.
  var isScene: Bool {
    ([content] + variants.compactMap(\.content)).contains { if case .scene = $0 { true } else { false } }
  }

  /// Whether the context distinguishes the screen from others of its kind.
  fileprivate var isFoundByContext: Bool {
    (routes + links.compactMap(\.route) + variants.flatMap { $0.routes ?? [] }).contains {
      ($0.find?.context ?? .any) != .any || !$0.levels.isEmpty
    }
  }
}

extension Linter {
  /// Redirects that lead to one another in a cycle, each cycle once.
  func redirectWarnings(in files: [DecodedFile], _ catalog: Catalog) -> [(file: Int, Diagnostic)] {
    guard !catalog.settings.redirects.isEmpty, let source = files[0].source else { return [] }
    let links = files[0].orphans.lazy.flatMap(\.links)
    lazy var ranges = Dictionary(links.map { ($0.link.pattern, $0.offsets) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<Set<String>> = []
    return catalog.settings.redirects.compactMap { redirect in
      guard let cycle = catalog.endlessLinks(of: redirect), seen.insert(Set(cycle)).inserted,
        let offsets = ranges[redirect.pattern]
      else { return nil }
      let range = source.range(offsets.lowerBound, offsets.upperBound)
      return (0, LintProblem.endlessRedirect(cycle).diagnostic(at: range))
    }
  }

  /// Defaults that wrap each screen of a folder in its own navigation controller, so that one opens another modally.
  func defaultsWarnings(in files: [DecodedFile]) -> [(file: Int, Diagnostic)] {
    var folders: [String: String] = [:]
    for screen in names.orderedScreens {
      if let folder = screen.navigationByDefaults { folders[screen.name] = folder }
    }
    guard !folders.isEmpty else { return [] }
    var examples: [String: [(from: String, to: String)]] = [:]
    for screen in names.orderedScreens {
      guard let folder = folders[screen.name] else { continue }
      for opened in screen.opened where opened != screen.name && folders[opened] == folder {
        examples[folder, default: []].append((screen.name, opened))
      }
    }
    return files.enumerated().compactMap { index, file in
      guard let source = file.source, let first = examples[source.path]?.min(by: { $0 < $1 }),
        let node = YAMLStream.parse(source).documents.first?.entry(for: "wrapping")
      else { return nil }
      let range = source.range(node.key.range.startOffset, node.key.range.endOffset)
      return (index, LintProblem.modalByDefaults(from: first.from, to: first.to).diagnostic(at: range))
    }
  }
}

extension DecodedScreen {
  /// The defaults that make the screen a navigation controller, unless it is one by itself.
  fileprivate var navigationByDefaults: String? {
    guard definition.wrapping.first?.kind == .system(.navigation), definition.presentation == nil else { return nil }
    return definition.inherited["wrapping"]?.file
  }

  fileprivate var opened: [String] { references.screens.filter(\.isOpened).map(\.name) }
}
