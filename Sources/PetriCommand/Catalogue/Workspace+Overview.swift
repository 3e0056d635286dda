import PetriCatalog
import PetriComposer
import PetriLoader

extension Workspace {
  /// The overview of a catalogue: the one that was kept where nothing has changed since, else a new one, which is kept.
  ///
  /// - Throws: the errors of loading.
  static func overview(_ options: CatalogOptions, _ registry: ControllerRegistry) throws -> CatalogOverview {
    let place = try CatalogPlace(options.catalog, registry, keepsHeads: true)
    let kept = KeptOverview(place, options)
    if let overview = kept.overview { return overview }
    let whole = try Workspace(place, options)
    whole.outlive()
    return kept.keep(CatalogOverview(whole))
  }

  /// A catalogue with one screen at least, and all containers: as much of it as showing that screen takes.
  ///
  /// - Throws: the errors of loading.
  static func showing(_ screen: String, _ options: CatalogOptions, _ registry: ControllerRegistry) throws -> Workspace {
    let place = try CatalogPlace(options.catalog, registry, keepsHeads: true)
    let kept = KeptOverview(place, options)
    if let overview = kept.overview, let file = overview.screens.first(where: { $0.name == screen })?.file {
      let files = [file] + overview.containerFiles.filter { $0 != file }
      let part = Workspace(place.loader.load(files, of: place.source, fileName: place.fileName), of: place, options)
      if part.catalog.screen(named: screen) != nil { return part }
    }
    let whole = try Workspace(place, options)
    _ = kept.keep(CatalogOverview(whole))
    return whole
  }

  /// Leaves it to the end of the process, which is near: taking ten thousand screens apart takes a thirtieth of a
  /// list's time.
  func outlive() { _ = Unmanaged.passRetained(Undestroyed(self)) }

  /// Notes in one line on standard error that some screens are left out.
  static func mentionBroken(screens count: Int, hasErrors: Bool) {
    guard count > 0 || hasErrors else { return }
    let what =
      count == 0 ? "the catalogue has errors" : count == 1 ? "1 screen has errors" : "\(count) screens have errors"
    Console.note("warning: \(what); run 'petri validate' to see them")
  }
}

/// Keeps a workspace from being destroyed.
private final class Undestroyed {
  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }
}

/// The overview that was kept of a catalogue; variants that are not the usual ones have none.
@MainActor
private struct KeptOverview {
  let overview: CatalogOverview?
  private let index: OverviewIndex
  private let fingerprint: CatalogFingerprint?

  init(_ place: CatalogPlace, _ options: CatalogOptions) {
    index = OverviewIndex(folder: place.folder)
    fingerprint =
      options.experiments.isEmpty ? place.loader.fingerprint(of: place.source, fileName: place.fileName) : nil
    overview = fingerprint.flatMap { [index] in index.overview(for: $0) }
  }

  func keep(_ overview: CatalogOverview) -> CatalogOverview {
    if let fingerprint { index.keep(CatalogIndex(overview: overview), for: fingerprint) }
    return overview
  }
}
