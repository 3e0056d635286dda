import PetriCatalog
package import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots

/// Decides for each mutation whether a snapshot notices it.
///
/// Only the changed file is decoded again, only affected screens are composed, and the first difference decides.
@MainActor
package final class MutantJudge {
  private let audited: AuditedCatalog
  private let registry: ControllerRegistry
  private let dependents: Dependents
  private let cache = FileCache()
  /// The texts without a mutation: of the chosen variants, then of each other variant.
  private let originals: [OriginalTexts]
  /// The views that the cells of a screen show.
  private let record = ViewRecord()
  private var recorded: Set<String> = []

  /// - Parameter registry: The Swift controllers that `class:` may name.
  package init(_ audited: AuditedCatalog, registry: ControllerRegistry = ControllerRegistry()) {
    self.audited = audited
    self.registry = registry
    dependents = Dependents(audited.catalog, fileName: audited.fileName)
    let chosen = audited.catalog.variants
    let others = audited.catalog.settings.experiments.flatMap { experiment in
      experiment.variants.filter { $0 != chosen[experiment.name] }.map { variant in
        chosen.merging([experiment.name: variant]) { $1 }
      }
    }
    originals = ([chosen] + others).compactMap { variants in
      guard let catalog = try? audited.catalog.applying(variants) else { return nil }
      return OriginalTexts(ScreenTexts(catalog: catalog, registry: registry), variants: variants)
    }
  }

  /// Returns the verdict on a mutation.
  package func verdict(on mutation: Mutation) -> Verdict {
    let file = mutation.place.file
    guard let bytes = try? audited.source.read(file, limit: .max) else {
      return .refused(because: "can't read \(file)")
    }
    audited.source.change(file, to: mutation.applied(to: bytes))
    defer { audited.source.restore() }
    let loaded = audited.loader.load(audited.source, fileName: audited.fileName, reusing: cache)
    if let error = loaded.diagnostics.first(where: { $0.severity == .error }) {
      return .refused(because: error.message)
    }
    let screens = dependents.screens(of: file)
    for (place, original) in originals.enumerated() {
      guard let catalog = try? loaded.catalog.applying(original.variants) else { continue }
      let texts = ScreenTexts(catalog: catalog, registry: registry)
      if mutation.changesCellsOnly {
        let cells = screens.changed.compactMap { otherCell(of: texts, from: original, in: $0) }
        if let cell = cells.first { return place == 0 ? .noticed(by: cell) : .unnoticed(shownBy: cell) }
      } else if place == 0 {
        let difference = usualDifference(of: texts, from: original, in: screens, by: mutation)
        if difference != .equivalent { return difference }
      } else if let difference = difference(of: texts, from: original, in: screens, by: mutation) {
        return .unnoticed(shownBy: difference)
      }
    }
    return unshownParts(around: mutation, in: screens.changed).first.map { .unshown(view: $0.part, because: $0.advice) }
      ?? .equivalent
  }

  /// The parts that contain the mutation and that no cell of the screens shows.
  private func unshownParts(around mutation: Mutation, in screens: [String]) -> [UnshownPart] {
    mutation.views.compactMap { place in
      if isShown(place, in: screens) { return nil }
      for original in originals {
        for views in original.views(in: place.file) {
          if let unshown = UnshownView.first(onTheWayTo: place, among: views, in: record) {
            return (unshown.view.place, place, unshown.advice)
          }
        }
        if let part = original.parts(in: place.file).first(where: { $0.place == place }) {
          return (place, place, part.unshownAdvice)
        }
      }
      return nil
    }
  }

  /// Whether a cell shows a view. Composes as few screens as needed, each once.
  private func isShown(_ view: Place, in screens: [String]) -> Bool {
    if record.made.contains(view) { return true }
    for screen in screens where recorded.insert(screen).inserted {
      for original in originals { original.record(screen, in: record) }
      if record.made.contains(view) { return true }
    }
    return false
  }

  private typealias UnshownPart = (part: Place, place: Place, advice: String)

  /// Whether no cell can show the mutation because no cell shows the part that contains it. Nothing needs to be
  /// composed then.
  private func isHidden(_ mutation: Mutation, in screens: [String]) -> Bool {
    let parts = unshownParts(around: mutation, in: screens)
    guard !parts.isEmpty, parts.count == mutation.views.count else { return false }
    return parts.allSatisfy { $0.part != $0.place } || !mutation.isAboutConditions
  }

  /// The text that shows the mutation in the audited variants: a snapshot, another rendering, or the screen as the app
  /// opens it.
  private func usualDifference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    in screens: Dependents.Screens,
    by mutation: Mutation
  ) -> Verdict {
    // Texts that need no composition come first.
    for screen in screens.changed {
      if let cell = otherCell(of: texts, from: original, in: screen) { return .noticed(by: cell) }
    }
    for screen in screens.changed + screens.leading {
      guard let group = original.groups(of: screen).first(where: { $0.kinds.contains(.routes) }) else { continue }
      if texts.routes(of: group) != original.routes(of: group) { return .noticed(by: group.path(of: .routes)) }
    }
    if isHidden(mutation, in: screens.changed) {
      let opened = screens.changed.first { texts.opened($0) != original.opened($0) }
      return opened.map { .unnoticed(shownBy: MutantJudge.words(opened: $0)) } ?? .equivalent
    }
    // A change that doesn't show in one environment seldom shows in another, so each fixture comes once before any
    // comes again.
    var launches: Launches = [:]
    if let cell = written(of: texts, from: original, in: screens, \.isFirstOfFixture, &launches) {
      return .noticed(by: cell)
    }
    // A screen that only leads to a changed one shows the same in every environment.
    for screen in screens.leading {
      guard let group = original.groups(of: screen).first else { continue }
      let kinds = group.kinds.filter { $0 != .routes }
      if let kind = difference(of: texts, from: original, group, texts.launch(group), as: kinds) {
        return .noticed(by: group.path(of: kind))
      }
    }
    if let cell = written(of: texts, from: original, in: screens, { !$0.isFirstOfFixture }, &launches) {
      return .noticed(by: cell)
    }
    return drawnDifference(of: texts, from: original, in: screens, launches)
  }

  /// The path of the first snapshot, among those that aren't drawings, that shows the mutation.
  ///
  /// - Parameter isWanted: Selects the groups to compare.
  private func written(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    in screens: Dependents.Screens,
    _ isWanted: (ScreenTexts.Group) -> Bool,
    _ launches: inout Launches
  ) -> String? {
    for screen in screens.changed {
      for group in original.groups(of: screen) where isWanted(group) {
        let launch = texts.launch(group)
        let kinds = group.kinds.filter { $0 != .routes && !MutantJudge.drawnKinds.contains($0) }
        if let kind = difference(of: texts, from: original, group, launch, as: kinds) { return group.path(of: kind) }
        if launches.count < MutantJudge.keptLaunches, let cell = group.cells.first { launches[cell] = launch }
      }
    }
    return nil
  }

  /// The drawing that shows a mutation that no text snapshot noticed. Drawings take the longest, so they come last.
  private func drawnDifference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    in screens: Dependents.Screens,
    _ launches: Launches
  ) -> Verdict {
    let hasDrawnSnapshots = screens.changed.contains { screen in
      original.groups(of: screen).contains { !MutantJudge.drawnKinds.isDisjoint(with: $0.kinds) }
    }
    var shown: String?
    for screen in screens.changed {
      for group in original.groups(of: screen) {
        let launch = group.cells.first.flatMap { launches[$0] } ?? texts.launch(group)
        let kind = difference(of: texts, from: original, group, launch, as: [.json, .svg])
        // A change that shows in neither kind shows in no wireframe.
        let drawn = kind == nil ? [] : group.kinds.filter(MutantJudge.drawnKinds.contains)
        if let kind = difference(of: texts, from: original, group, launch, as: drawn) {
          return .noticed(by: group.path(of: kind))
        }
        guard shown == nil else { continue }
        // The other renderings don't depend on the environment.
        let others = (group.isBase ? Rendering.allCases : [.accessibility]).filter { kind in
          // Renderings with snapshots have been compared already.
          kind != .json && kind != .svg && !group.kinds.contains(kind)
        }
        shown = (kind ?? difference(of: texts, from: original, group, launch, as: others))
          .map { "'petri launch \(screen) --as \($0.rawValue)'" }
        if let shown, !hasDrawnSnapshots { return .unnoticed(shownBy: shown) }
      }
      if shown == nil, texts.opened(screen) != original.opened(screen) { shown = MutantJudge.words(opened: screen) }
    }
    return shown.map { .unnoticed(shownBy: $0) } ?? .equivalent
  }

  private static func words(opened screen: String) -> String { "defaults of \(screen)" }

  /// The renderings that are drawings.
  private static let drawnKinds: Set<Rendering> = [.wireframe, .svg]

  /// Launched screens by the first cell of their group, kept so that a screen is launched once.
  private typealias Launches = [SnapshotCell: ScreenTexts.Launch]

  /// The maximum number of launched screens to keep.
  private static let keptLaunches = 128

  /// The first of these renderings that differs; `nil` if none does.
  private func difference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    _ group: ScreenTexts.Group,
    _ launch: ScreenTexts.Launch,
    as kinds: [Rendering]
  ) -> Rendering? {
    zip(kinds, original.texts(kinds, of: group)).first { texts.text($0, of: launch, group) != $1 }?.0
  }

  /// The text that shows the mutation in variants that aren't audited.
  private func difference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    in screens: Dependents.Screens,
    by mutation: Mutation
  ) -> String? {
    lazy var isHidden = isHidden(mutation, in: screens.changed)
    for screen in screens.changed {
      let groups = original.groups(of: screen)
      // Only variants that change the screen count.
      guard let cell = groups.first?.cells.first, !cell.variants.isEmpty else { continue }
      if let cell = otherCell(of: texts, from: original, in: screen) { return cell }
      if isHidden { continue }
      for group in groups {
        if let kind = difference(of: texts, from: original, group, texts.launch(group), as: group.kinds) {
          return group.path(of: kind)
        }
      }
    }
    return nil
  }

  /// The path of a snapshot that exists only with or only without the mutation; `nil` if there is none.
  private func otherCell(of texts: ScreenTexts, from original: OriginalTexts, in screen: String) -> String? {
    let (before, after) = (original.groups(of: screen), texts.groups(of: screen))
    return Set(before.flatMap(\.cells)).symmetricDifference(after.flatMap(\.cells)).map(\.path).min()
  }
}
