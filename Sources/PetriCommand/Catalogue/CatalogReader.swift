import Dispatch
import PetriBrowser
import PetriCatalog
import PetriFiles
import PetriLoader

/// Reads a catalogue for the browser: of a large one only the changed files, keeping no definitions.
///
/// It is used by one thread at a time: by the one that makes it, then by a `BackgroundReading`'s.
final class CatalogReader: @unchecked Sendable {
  private let loader: CatalogLoader
  private let source: FolderSource
  private let folder: String
  private let fileName: String
  private let experiments: [String]
  private let kept: OverviewIndex
  /// The facts, and the files that they are about.
  private var known: Known?
  private var fingerprint: [UInt8]?

  private struct Known {
    /// `nil` where it is in the file that is kept, and need not be in memory too.
    var index: CatalogIndex?
    let hasErrors: Bool
    let states: [String: FileStamp]
  }

  /// How many files are decoded together.
  private static let batch = 128

  @MainActor init(_ place: CatalogPlace, experiments: [String]) {
    loader = place.loader
    source = place.source
    folder = place.folder
    fileName = place.fileName
    self.experiments = experiments
    kept = OverviewIndex(folder: place.folder)
  }

  /// The list of the catalogue as it was when the user looked last; `nil` where nothing is known of it.
  func remembered() -> CatalogReading? {
    guard experiments.isEmpty, let (index, fingerprint) = kept.kept(), !index.details.isEmpty,
      index.overview.screens.count >= OverviewIndex.fewestScreens,
      let loaded = settingsAlone
    else { return nil }
    known = Known(index: index, hasErrors: index.overview.hasErrors, states: [:])
    self.fingerprint = fingerprint
    return CatalogReading(loaded: loaded, entries: index.overview.entries, graph: nil, isDeferred: false, texts: nil)
  }

  /// All of the kept facts: its screens can be looked at, though it may not be as it was; `nil` where they can't be
  /// used.
  func opened() -> CatalogReading? {
    let opened = known?.index.flatMap { reading($0, nil) }
    if opened == nil { known = nil }
    known?.index = nil
    return opened
  }

  /// The catalogue as it is; `nil` where it is as it was.
  ///
  /// - Parameter isCertain: whether something has changed, so that nobody need look whether it has.
  func read(isCertain: Bool) -> CatalogReading? {
    // Before anything is read, so that changes meanwhile are seen the next time.
    let states = states
    let now = experiments.isEmpty ? loader.fingerprint(of: source, fileName: fileName) : nil
    // Problems of screens are not kept.
    if !isCertain, let known, !known.hasErrors, let now, now.isSettled, now.bytes == fingerprint {
      self.known = Known(index: known.index, hasErrors: false, states: states)
      return nil
    }
    let loaded = loader.load(source, fileName: fileName)
    guard !loaded.isCatalogFileBroken, loaded.catalog.screenNames.count >= OverviewIndex.fewestScreens else {
      return whole(loaded)
    }
    let index = index(of: loaded, states)
    let isKept = now.map { kept.keep(index, for: $0) } ?? false
    known = Known(index: isKept ? nil : index, hasErrors: loaded.hasErrors, states: states)
    fingerprint = now?.bytes
    return reading(index, loaded) ?? whole(loaded)
  }

  /// The index, be it in memory or kept in its file.
  private var knownIndex: CatalogIndex? {
    known.flatMap { $0.index ?? kept.kept().flatMap { $0.fingerprint == fingerprint ? $0.index : nil } }
  }

  /// A small catalogue, or one with screens that no index can have.
  private func whole(_ loaded: LoadedCatalog) -> CatalogReading {
    known = nil
    let chosen = (try? Workspace.choosing(experiments, of: loaded.catalog)) ?? loaded.catalog
    let locale = chosen.settings.usualLocale
    let screens = chosen.build().screens
    let overview = CatalogOverview(loaded, screens: screens.map { ScreenSummary(ScreenHead($0), locale: locale) })
    let texts = SearchTexts(overview.entries, screens.map { EntryTexts($0) })
    let graph = CatalogGraph(screens.map(\.name), screens.map { ScreenWays($0) }, in: chosen)
    return CatalogReading(loaded: loaded, entries: overview.entries, graph: graph, isDeferred: false, texts: texts)
  }

  /// A catalogue whose screens are decoded when they are asked for.
  ///
  /// - Parameter loaded: the catalogue with its problems; `nil` without any.
  private func reading(_ index: CatalogIndex, _ loaded: LoadedCatalog?) -> CatalogReading? {
    var screens: [IndexedScreen] = []
    var ways: [ScreenWays] = []
    // The texts are the largest part of the facts: they are never all there beside the index that they are searched by.
    var details = index.detailsReader
    let texts = SearchTexts(index.overview.entries) { place in
      guard index.overview.screens.indices.contains(place), let own = details.next() else { return nil }
      let summary = index.overview.screens[place]
      screens.append(IndexedScreen(name: summary.name, file: summary.file, links: own.links))
      ways.append(own.ways)
      return own.texts
    }
    guard details.isWhole, screens.count == index.overview.screens.count else { return nil }
    // The screens of Catalog.yaml itself can't be read without it.
    guard !screens.contains(where: { $0.file == fileName }),
      let indexed = loader.load(
        screens,
        containers: index.overview.containerFiles.filter { $0 != fileName },
        of: source,
        fileName: fileName
      )
    else { return nil }
    return CatalogReading(
      loaded: loaded?.with(indexed.catalog) ?? indexed,
      entries: index.overview.entries,
      graph: CatalogGraph(index.overview.screens.map(\.name), ways, in: indexed.catalog),
      isDeferred: true,
      texts: texts
    )
  }

  // MARK: - Facts about the screens

  /// The facts about all screens without errors: those of files that are as they were are not decoded again.
  private func index(of loaded: LoadedCatalog, _ states: [String: FileStamp]) -> CatalogIndex {
    let paths = loader.paths(of: source, fileName: fileName) ?? []
    var found = unchanged(states)
    let changed = paths.filter { found[$0] == nil }
    for (path, facts) in zip(changed, facts(of: changed, locale: loaded.catalog.settings.usualLocale)) {
      found[path] = facts
    }
    var wanted = Set(loaded.catalog.screenNames)
    var all: [(ScreenSummary, ScreenDetails)] = []
    for path in paths {
      for fact in found[path] ?? [] where wanted.remove(fact.0.name) != nil { all.append(fact) }
    }
    // Those of Catalog.yaml itself.
    let locale = loaded.catalog.settings.usualLocale
    all =
      loaded.catalog.screenNames.filter(wanted.contains).compactMap { loaded.catalog.screen(named: $0) }
      .map { (ScreenSummary(ScreenHead($0), locale: locale), ScreenDetails($0)) } + all
    return CatalogIndex(CatalogOverview(loaded, screens: all.map(\.0)), all.map(\.1))
  }

  /// The facts about files that are as they were, by their paths; none where anything that all files share has changed.
  private func unchanged(_ states: [String: FileStamp]) -> [String: [(ScreenSummary, ScreenDetails)]] {
    guard let before = known?.states, let index = knownIndex, let details = index.screenDetails,
      before.filter({ isShared($0.key) }) == states.filter({ isShared($0.key) })
    else { return [:] }
    var files: [String: [(ScreenSummary, ScreenDetails)]] = [:]
    for (summary, own) in zip(index.overview.screens, details) where before[summary.file] == states[summary.file] {
      if before[summary.file] != nil { files[summary.file, default: []].append((summary, own)) }
    }
    return files
  }

  private func isShared(_ path: String) -> Bool { path == fileName || path.hasSuffix("_defaults.yaml") }

  /// The facts about the screens in each file, decoded a few files at a time, of which nothing is kept.
  private func facts(of paths: [String], locale: String) -> [[(ScreenSummary, ScreenDetails)]] {
    let starts = Array(stride(from: 0, to: paths.count, by: CatalogReader.batch))
    let (loader, source, fileName, experiments) = (loader, source, fileName, experiments)
    let batches = [[String: [(ScreenSummary, ScreenDetails)]]](unsafeUninitializedCapacity: starts.count) {
      buffer,
      count in
      // Each writes its own element.
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: starts.count) { number in
        let batch = Array(paths[starts[number]..<min(starts[number] + CatalogReader.batch, paths.count)])
        let part = loader.load(batch, of: source, fileName: fileName, building: .atOnce).catalog
        let chosen = (try? Workspace.choosing(experiments, of: part)) ?? part
        var facts: [String: [(ScreenSummary, ScreenDetails)]] = [:]
        for screen in chosen.build().screens {
          let summary = ScreenSummary(ScreenHead(screen), locale: locale)
          facts[screen.place.file, default: []].append((summary, ScreenDetails(screen)))
        }
        buffer.initializeElement(at: number, to: facts)
      }
      count = starts.count
    }
    return paths.enumerated().map { place, path in batches[place / CatalogReader.batch][path] ?? [] }
  }

  /// The stamp of each file, by its path in the catalogue's folder.
  private var states: [String: FileStamp] { CatalogFolder(folder).states }

  /// The settings without a screen; `nil` where something is wrong with them.
  private var settingsAlone: LoadedCatalog? { loader.load([], containers: [], of: source, fileName: fileName) }
}
