import PetriCatalog
import PetriChecks
import PetriText

/// The checks that somebody wants, and the screens.
@MainActor
struct CheckSelection {
  let kinds: [CheckKind]
  /// The screens that are wanted; none where changes affect none.
  let screens: [ScreenDefinition]
  /// Whether they are those that changes affect.
  let isOfChanges: Bool
  /// Whether the screens with errors, which can't be checked, are among those that are wanted.
  let meansBrokenScreens: Bool
  private let catalog: Catalog

  /// Reads words: checks, then screens.
  ///
  /// - Parameter reference: the commit since which changes count; `nil` for all screens.
  /// - Throws: `CommandFailure` for an unknown name, and if git can't tell.
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

  /// The names of the screens.
  var names: Set<String> { Set(screens.map(\.name)) }

  /// The screens where navigation begins as well, as a way back depends on where one came from: for changes those where the
  /// catalogue's begins, and no others, as nothing is to be found that the check of all screens doesn't find; else those that open the screens.
  var origins: [ScreenDefinition] {
    guard !screens.isEmpty, screens.count < catalog.screens.count else { return [] }
    if isOfChanges { return catalog.screens }
    let graph = CatalogGraph(catalog)
    var ways: [CatalogGraph.Edge] = []
    for name in names { ways += graph.edges(to: name).filter { $0.kind == .opens || $0.kind == .links } }
    let openers = ScreenHolders(catalog).withHolders(of: Set(ways.map(\.from)))
    return catalog.screens.filter { openers.contains($0.name) && !names.contains($0.name) }
  }

  /// Whether navigation begins at the screens themselves.
  var beginsAtScreens: Bool { !isOfChanges || origins.isEmpty }

  /// The part of an outcome that counts: of work that begins elsewhere, the findings on the screens.
  func counted(_ outcome: CheckOutcome, of job: CheckJob) -> CheckOutcome {
    var outcome = outcome
    if !names.contains(job.screen) { outcome.findings.removeAll { !names.contains($0.screen) } }
    return outcome
  }
}
