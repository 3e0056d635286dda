import PetriCatalog
import PetriChecks
import PetriText

@MainActor
struct CheckSelection {
  let kinds: [CheckKind]
  /// The selected screens; empty if changes affect none.
  let screens: [ScreenDefinition]
  /// True if the screens were selected by `--changed`.
  let isOfChanges: Bool
  /// Whether the selection includes the screens with errors, which can't be checked.
  let meansBrokenScreens: Bool
  private let catalog: Catalog

  /// Parses arguments: checks, then screens.
  ///
  /// - Parameter reference: the commit that changes are compared with; `nil` selects all screens.
  init(_ words: [String], changedSince reference: String?, in workspace: Workspace) throws {
    catalog = workspace.catalog
    var kinds: [CheckKind] = []
    var names: [String] = []
    for word in words {
      if let kind = CheckKind(rawValue: word), names.isEmpty, kinds.isEmpty || catalog.screen(named: word) == nil {
        if !kinds.contains(kind) { kinds.append(kind) }
      } else if !names.contains(word) {
        names.append(word)
      }
    }
    if kinds.isEmpty, let first = names.first, catalog.screen(named: first) == nil,
      let near = NearestName.suggestion(for: first, among: CheckKind.allCases.map(\.rawValue))
    {
      throw CommandFailure(
        "unknown check '\(first)'; did you mean '\(near)'?",
        .usage,
        nearest: [near],
        next: "petri check \(near)"
      )
    }
    self.kinds = kinds.isEmpty ? CheckKind.allCases : CheckKind.allCases.filter(kinds.contains)
    let chosen = try names.isEmpty ? catalog.screens : names.map { try workspace.screen(named: $0) }
    guard !chosen.isEmpty else { throw CommandFailure.noScreens }
    meansBrokenScreens = names.isEmpty
    isOfChanges = reference != nil
    let affected = try reference.map { try ChangedScreens(since: $0, in: workspace).names }
    screens = chosen.filter { affected?.contains($0.name) ?? true }
  }

  var names: Set<String> { Set(screens.map(\.name)) }

  /// Additional start screens of the navigation check, because the back stack depends on where the user came from:
  /// usually the screens that open the selected ones. For changed screens, navigation starts at every screen, so that
  /// the check has no findings that a check of the whole catalogue lacks.
  var origins: [ScreenDefinition] {
    guard !screens.isEmpty, screens.count < catalog.screens.count else { return [] }
    if isOfChanges { return catalog.screens }
    let graph = CatalogGraph(catalog)
    var ways: [CatalogGraph.Edge] = []
    for name in names { ways += graph.edges(to: name).filter { $0.kind == .opens || $0.kind == .links } }
    let openers = ScreenHolders(catalog).withHolders(of: Set(ways.map(\.from)))
    return catalog.screens.filter { openers.contains($0.name) && !names.contains($0.name) }
  }

  /// Whether the navigation check also starts at the selected screens.
  var beginsAtScreens: Bool { !isOfChanges || origins.isEmpty }

  /// Drops findings on other screens from a job that started outside the selection.
  func counted(_ outcome: CheckOutcome, of job: CheckJob) -> CheckOutcome {
    var outcome = outcome
    if !names.contains(job.screen) { outcome.findings.removeAll { !names.contains($0.screen) } }
    return outcome
  }
}
