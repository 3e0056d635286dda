import PetriCatalog
import PetriFormat

extension CatalogLoader {
  /// A catalogue whose whole screens are known by an index: a screen's file is read when the screen is asked for.
  ///
  /// - Parameters:
  ///   - screens: the whole screens, in the catalogue's order.
  ///   - containers: the files that define containers.
  /// - Returns: the catalogue without diagnostics or broken screens; `nil` where something is wrong with `Catalog.yaml`.
  public func load(
    _ screens: [IndexedScreen],
    containers: [String],
    of source: any CatalogSource,
    fileName: String = CatalogLoader.fileName
  ) -> LoadedCatalog? {
    let sink = DiagnosticSink()
    guard let head = head(of: source, fileName: fileName, sink) else { return nil }
    let settings = head.settings
    let reader = FileReader(source: source, limits: limits)
    let decoder = FileDecoder(
      reader: reader,
      settings: settings,
      strings: head.strings.tables,
      devices: devices,
      lints: false,
      building: .atOnce
    )
    let files = IndexedFiles(decoder, defaults: DefaultsTree(reader: reader, settings: settings, devices: devices))
    let part = load(containers, of: source, fileName: fileName)
    var loaded = LoadedCatalog(
      catalog: DeferredCatalog(
        settings: settings,
        containers: part.catalog.containers,
        screens: screens.map { IndexedDefinition($0, files) },
        workers: workers
      ),
      diagnostics: [],
      brokenScreens: [],
      isCatalogFileBroken: false
    )
    loaded.folders = CatalogLoader.folders(of: screens.map(\.file) + containers)
    return loaded
  }

  /// The folders of files and those above them, "" for the catalogue's own.
  private static func folders(of files: [String]) -> [String] {
    var folders: Set<String> = [""]
    for file in files {
      var folder = file.split(separator: "/").dropLast()
      while !folder.isEmpty, folders.insert(folder.joined(separator: "/")).inserted { folder = folder.dropLast() }
    }
    return folders.sorted()
  }
}
