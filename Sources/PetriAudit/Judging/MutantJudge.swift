import PetriCatalog
public import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots

/// Tells what becomes of changes: loads the catalogue with each, and compares what its screens show with what they show without.
///
/// Only the changed file is decoded anew, only the screens are composed that the change can affect, and the first difference decides.
@MainActor
public final class MutantJudge {
  private let audited: AuditedCatalog
  private let registry: ControllerRegistry
  private let dependents: Dependents
  private let cache = FileCache()
  /// What the usual catalogue shows, then what it shows in each variant that isn't chosen.
  private let originals: [OriginalTexts]

  /// - Parameter registry: the controllers that `class:` may name.
  public init(_ audited: AuditedCatalog, registry: ControllerRegistry = ControllerRegistry()) {
    self.audited = audited
    self.registry = registry
    dependents = Dependents(audited.catalog.build(), fileName: audited.fileName)
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

  /// What becomes of a change.
  public func verdict(on mutation: Mutation) -> Verdict {
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
      if place == 0 {
        let difference = usualDifference(of: texts, from: original, in: screens)
        if difference != .equivalent { return difference }
      } else if let difference = difference(of: texts, from: original, in: screens) {
        return .unnoticed(shownBy: difference)
      }
    }
    return .equivalent
  }

  /// What shows a change in the variants that are audited: a snapshot, another kind of text, or the screen as the app opens it.
  private func usualDifference(of texts: ScreenTexts, from original: OriginalTexts, in screens: Dependents.Screens)
    -> Verdict
  {
    var launches: Launches = [:]
    for screen in screens.changed {
      if let path = snapshotDifference(of: texts, from: original, in: screen, keeping: &launches) {
        return .noticed(by: path)
      }
    }
    for screen in screens.leading {
      if let path = baseDifference(of: texts, from: original, in: screen) { return .noticed(by: path) }
    }
    for screen in screens.changed {
      for group in original.groups(of: screen) {
        let launch = group.cells.first.flatMap { launches[$0] } ?? texts.launch(group)
        if let kind = otherDifference(of: texts, from: original, group, launch) {
          return .unnoticed(shownBy: "\(kind) of \(screen)")
        }
      }
      if texts.opened(screen) != original.opened(screen) { return .unnoticed(shownBy: "defaults of \(screen)") }
    }
    return .equivalent
  }

  /// Screens that were launched already, by the first cell of their groups, so that they need not be again.
  private typealias Launches = [SnapshotCell: ScreenTexts.Launch]

  /// How many launched screens are kept at most.
  private static let keptLaunches = 128

  /// The first snapshot of a screen that differs; `nil` where none does.
  private func snapshotDifference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    in screen: String,
    keeping launches: inout Launches
  ) -> String? {
    let (before, after) = (original.groups(of: screen), texts.groups(of: screen))
    if let cell = MutantJudge.otherCell(before, after) { return cell }
    for group in after {
      let launch = texts.launch(group)
      let kinds = group.cells.map(\.rendering)
      for (cell, text) in zip(group.cells, original.texts(kinds, of: group))
      where texts.text(cell.rendering, of: launch, group) != text { return cell.path }
      if launches.count < MutantJudge.keptLaunches, let cell = group.cells.first { launches[cell] = launch }
    }
    return nil
  }

  /// The first base snapshot of a screen that differs: of one that only leads to what is changed, no environment shows more.
  private func baseDifference(of texts: ScreenTexts, from original: OriginalTexts, in screen: String) -> String? {
    guard let group = original.groups(of: screen).first else { return nil }
    let launch = texts.launch(group)
    return zip(group.cells, original.texts(group.cells.map(\.rendering), of: group)).first { cell, text in
      texts.text(cell.rendering, of: launch, group) != text
    }?
    .0.path
  }

  /// The kind of text without a snapshot that shows a difference; `nil` where none does.
  private func otherDifference(
    of texts: ScreenTexts,
    from original: OriginalTexts,
    _ group: ScreenTexts.Group,
    _ launch: ScreenTexts.Launch
  ) -> String? {
    var kinds: [Rendering] = [.json, .svg, .accessibility, .views, .hierarchy]
    // They show nothing in another environment that these don't, and take the longest.
    if group.isBase { kinds += Rendering.allCases.filter { !kinds.contains($0) } }
    kinds.removeAll { kind in group.cells.contains { $0.rendering == kind } }
    return zip(kinds, original.texts(kinds, of: group)).first { kind, text in
      texts.text(kind, of: launch, group) != text
    }?
    .0.rawValue
  }

  /// What shows a change in variants that aren't audited.
  private func difference(of texts: ScreenTexts, from original: OriginalTexts, in screens: Dependents.Screens)
    -> String?
  {
    for screen in screens.changed {
      let groups = original.groups(of: screen)
      // They count where they make the screen another.
      guard let cell = groups.first?.cells.first, !cell.variants.isEmpty else { continue }
      var launches: Launches = [:]
      if let path = snapshotDifference(of: texts, from: original, in: screen, keeping: &launches) { return path }
    }
    return nil
  }

  /// The path of a cell that only one of two screens has; `nil` where both have the same.
  private static func otherCell(_ before: [ScreenTexts.Group], _ after: [ScreenTexts.Group]) -> String? {
    Set(before.flatMap(\.cells)).symmetricDifference(after.flatMap(\.cells)).map(\.path).min()
  }
}
