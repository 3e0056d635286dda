import PetriCatalog
import PetriChecking
import PetriDiagnostics
import PetriYAML

extension CatalogLoader {
  /// Loads some files of a catalogue that is known to be whole: what they refer to is not looked for.
  ///
  /// - Parameters:
  ///   - paths: the files, relative to the catalogue's folder; of definitions with one name the first counts.
  ///   - building: when screens are built that are certainly right.
  public func load(
    _ paths: [String],
    of source: any CatalogSource,
    fileName: String = CatalogLoader.fileName,
    building: ScreenBuilding = .onDemand
  ) -> LoadedCatalog {
    guard let settings = settings(of: source, fileName: fileName, DiagnosticSink())?.0 else {
      return load(source, fileName: fileName)
    }
    let reader = FileReader(source: source, limits: limits)
    let decoder = FileDecoder(reader: reader, settings: settings, devices: devices, lints: false, building: building)
    var defaults = DefaultsTree(reader: reader, settings: settings, devices: devices)
    let scratch = YAMLScratch()
    let decoded = paths.map { decoder.decode($0, defaults: defaults.defaults(for: $0), scratch) }
    return LoadedCatalog(
      catalog: DeferredCatalog(
        settings: settings,
        containers: decoded.flatMap(\.containers).filter { !$0.isBroken }.map(\.definition),
        screens: decoded.flatMap(\.screens).filter { !$0.isBroken },
        workers: workers
      ),
      diagnostics: decoded.flatMap(\.sink.diagnostics),
      brokenScreens: decoded.flatMap(\.broken),
      isCatalogFileBroken: false
    )
  }

  /// The paths of a catalogue's files, without `Catalog.yaml`; `nil` where something is wrong with them or with its settings.
  public func paths(of source: any CatalogSource, fileName: String = CatalogLoader.fileName) -> [String]? {
    let sink = DiagnosticSink()
    guard let (settings, node, range) = settings(of: source, fileName: fileName, sink) else { return nil }
    var discovery = Discovery(source: source, limits: limits, sink: sink)
    let paths = discovery.files(settings.screens, node: node, catalogRange: range).filter { $0 != fileName }
    return sink.diagnostics.isEmpty ? paths : nil
  }

  /// A catalogue's settings, the node of `screens`, and where `Catalog.yaml` begins; `nil` where something is wrong with it.
  func settings(
    of source: any CatalogSource,
    fileName: String,
    _ sink: DiagnosticSink
  ) -> (CatalogSettings, YAMLNode?, SourceRange)? {
    let reader = FileReader(source: source, limits: limits)
    guard let stream = reader.read(fileName, sink), stream.diagnostics.isEmpty, let root = stream.documents.first
    else { return nil }
    guard let settings = self.settings(root, sink)?.settings, sink.diagnostics.isEmpty else { return nil }
    return (settings, root["screens"], root.usedRange)
  }

  /// The settings that the first document of `Catalog.yaml` has, and what they refer to; `nil`, reported, where it is no mapping.
  func settings(_ root: YAMLNode, _ sink: DiagnosticSink) -> (settings: CatalogSettings, references: References)? {
    let rules = CheckRules(settings: CatalogSettings(name: ""), devices: devices, maxMembers: limits.members)
    let checker = root.withTree { tree in
      var checker = Checker(
        tree,
        file: root.file,
        rules: rules,
        sink: CheckSink(diagnostics: sink, document: root)
      )
      checker.settings(root.number)
      return checker
    }
    guard root.kind == .mapping else { return nil }
    return (DefinitionBuilder(context: checker.scope.state).settings(root), checker.references)
  }
}
