import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension CatalogLoader {
  func head(_ root: YAMLNode, _ reader: FileReader, _ sink: DiagnosticSink, reusing cache: FileCache? = nil)
    -> CatalogHead?
  {
    func read<Value>(
      _ settings: CatalogSettings,
      _ strings: StringTables,
      _ sink: DiagnosticSink,
      _ body: (inout DefinitionReader) -> Value
    ) -> (value: Value, references: References) {
      root.read(
        by: ReadingRules(settings: settings, strings: strings, devices: devices, maxMembers: limits.members),
        sink: sink,
        body
      )
    }
    // The other settings may refer to texts, colors and fonts of these files.
    var known = read(CatalogSettings(name: ""), StringTables(), DiagnosticSink()) { $0.resources(root.number) }.value
    let resources = resources(of: root, base: known.locales.first ?? "en", reader, sink, cache)
    let strings = resources.strings
    known.colors = resources.assets.colors
    known.fontFaces = resources.fonts.faces
    known.namedImages = resources.images.images
    known.interfaces = resources.interfaces.interfaces
    let (settings, references) = read(known, strings.tables, sink) { $0.settings(root.number) }
    guard root.kind == .mapping else { return nil }
    return CatalogHead(
      settings: settings,
      references: references,
      strings: strings,
      others: resources.assets.decoded + resources.images.decoded + resources.fonts.decoded
        + resources.interfaces.decoded,
      resources: resources.paths
    )
  }

  private func resources(
    of root: YAMLNode,
    base: String,
    _ reader: FileReader,
    _ sink: DiagnosticSink,
    _ cache: FileCache?
  ) -> ResourceFiles {
    var resources = ResourceFiles(
      strings: StringsFiles(reader, sink),
      assets: AssetFiles(reader, sink),
      images: ImageFiles(reader, sink),
      fonts: FontFiles(reader, sink),
      interfaces: InterfaceFiles(reader, sink)
    )
    let strings = resources.strings.paths(root["strings"])
    let assets = resources.assets.paths(root["assets"])
    let images = resources.images.paths(root["images"])
    let fonts = resources.fonts.paths(root["fonts"])
    let interfaces = resources.interfaces.paths(root["storyboards"])
    resources.paths =
      strings.map(\.path) + assets.colors + assets.images + images + fonts + interfaces.strings.map(\.path)
    let origin = cache.map { _ in
      ResourceFiles.Origin(resources.paths + interfaces.documents, base: base, with: reader)
    }
    if let origin, let known = cache?.resources(from: origin) { return known }
    resources.strings.read(strings, base: base)
    resources.assets.read(assets.colors)
    let sets = resources.assets
    resources.images.read(images, sets: assets.images) { sets.imageName($0) }
    resources.fonts.read(fonts)
    // Only storyboards ask for the app's resources.
    let resourcesOfApp =
      assets.colors.isEmpty && assets.images.isEmpty && images.isEmpty
      ? nil
      : InterfaceResources(
        images: Set(resources.images.images.map(\.name)),
        colors: Set(resources.assets.colors.map(\.name))
      )
    resources.interfaces.read(interfaces, base: base, resourcesOfApp)
    if let origin { cache?.keep(resources, from: origin) }
    return resources
  }
}

struct CatalogHead {
  let settings: CatalogSettings
  let references: References
  let strings: StringsFiles
  let others: [DecodedFile]
  /// The paths of the localization files, asset catalogues, images and fonts.
  let resources: [String]
}
