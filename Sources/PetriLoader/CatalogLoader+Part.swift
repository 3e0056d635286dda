import PetriCatalog
import PetriYAML

extension CatalogLoader {
  /// Loads some files of a catalogue that is known to be whole: what they refer to is not looked for.
  ///
  /// - Parameter paths: the files, relative to the catalogue's folder.
  public func load(_ paths: [String], of source: any CatalogSource, fileName: String = CatalogLoader.fileName)
    -> LoadedCatalog
  {
    guard let settings = files(of: source, fileName: fileName)?.settings else {
      return load(source, fileName: fileName)
    }
    let reader = FileReader(source: source, limits: limits.yaml)
    let decoder = FileDecoder(reader: reader, settings: settings, devices: devices, lints: false)
    var defaults = DefaultsTree(reader: reader, state: settings.state, devices: devices)
    let decoded = paths.map { decoder.decode($0, defaults: defaults.defaults(for: $0)) }
    let screens = decoded.flatMap(\.screens)
    return LoadedCatalog(
      catalog: Catalog(
        settings: settings,
        containers: decoded.flatMap(\.containers).filter { !$0.isBroken }.map(\.definition),
        screens: screens.filter { !$0.isBroken }.map(\.definition)
      ),
      diagnostics: decoded.flatMap(\.complaints.diagnostics),
      brokenScreens: decoded.flatMap(\.broken),
      isCatalogFileBroken: false
    )
  }

  /// A catalogue's settings and the paths of its files; `nil` where something is wrong with either.
  func files(of source: any CatalogSource, fileName: String) -> (settings: CatalogSettings, paths: [String])? {
    let complaints = Complaints()
    let reader = FileReader(source: source, limits: limits.yaml)
    guard let stream = reader.read(fileName, complaints), stream.diagnostics.isEmpty, let root = stream.documents.first
    else { return nil }
    let decoder = DefinitionDecoder(complaints: complaints, checks: PendingChecks(), state: [], devices: devices)
    guard let (settings, node, _) = decoder.settings(root) else { return nil }
    let discovery = Discovery(source: source, limits: limits, complaints: complaints)
    let paths = discovery.files(settings.screens, node: node, catalogRange: root.usedRange).filter { $0 != fileName }
    return complaints.diagnostics.isEmpty ? (settings, paths) : nil
  }
}
