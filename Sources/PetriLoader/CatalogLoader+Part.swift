import PetriCatalog
import PetriDiagnostics
import PetriFormat
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
    guard let head = head(of: source, fileName: fileName, DiagnosticSink()) else {
      return load(source, fileName: fileName)
    }
    let settings = head.settings
    let reader = FileReader(source: source, limits: limits)
    let decoder = FileDecoder(
      reader: reader,
      settings: settings,
      strings: head.strings.tables,
      devices: devices,
      lints: false,
      building: building
    )
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
    return head(of: source, fileName: fileName, sink, readsResources: false).flatMap { paths(of: $0, source, sink) }
  }

  /// The paths of the screens' files; `nil` where something is wrong with them.
  func paths(of head: CatalogHead, _ source: any CatalogSource, _ sink: DiagnosticSink) -> [String]? {
    var discovery = Discovery(source: source, limits: limits, sink: sink)
    let root = head.root
    let paths = discovery.files(
      head.settings.screens,
      node: root["screens"],
      catalogRange: root.usedRange,
      mayLackDefault: head.isFollowed
    )
    return sink.diagnostics.isEmpty ? paths.filter { $0 != root.file.path } : nil
  }

  /// What `Catalog.yaml` has; `nil` where something is wrong with it.
  ///
  /// - Parameter readsResources: whether localization files and asset catalogues are read, and not only found.
  func head(
    of source: any CatalogSource,
    fileName: String,
    _ sink: DiagnosticSink,
    readsResources: Bool = true
  ) -> CatalogHead? {
    let reader = FileReader(source: source, limits: limits)
    guard let stream = reader.read(fileName, sink), stream.diagnostics.isEmpty, let root = stream.documents.first
    else { return nil }
    guard var head = head(root, reader, sink, readsResources: readsResources), sink.diagnostics.isEmpty else {
      return nil
    }
    head.isFollowed = stream.documents.count > 1
    return head
  }

  /// What the first document of `Catalog.yaml` has; `nil`, reported, where it is no mapping.
  func head(_ root: YAMLNode, _ reader: FileReader, _ sink: DiagnosticSink, readsResources: Bool = true)
    -> CatalogHead?
  {
    var strings = StringsFiles(reader, sink)
    // What the settings say themselves may be texts of these files.
    let plain = DefinitionBuilder().settings(root)
    var assets = AssetFiles(reader, sink)
    var fonts = FontFiles(reader, sink)
    if readsResources {
      strings.read(root["strings"], base: plain.locales.first ?? "en")
      assets.read(root["assets"])
      fonts.read(root["fonts"])
    }
    var known = CatalogSettings(name: "")
    (known.strings, known.locales) = (plain.strings, plain.locales)
    (known.assets, known.colors) = (plain.assets, assets.colors)
    (known.fonts, known.fontFaces) = (plain.fonts, fonts.faces)
    let rules = CheckRules(settings: known, strings: strings.tables, devices: devices, maxMembers: limits.members)
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
    var builder = DefinitionBuilder(settings: known, strings: strings.tables)
    builder.context = checker.scope.state
    builder.interceptorContexts = checker.interceptorContexts
    return CatalogHead(
      root: root,
      settings: builder.settings(root),
      references: checker.references,
      strings: strings,
      assets: assets,
      fonts: fonts
    )
  }
}
