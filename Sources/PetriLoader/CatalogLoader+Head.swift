import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

extension CatalogLoader {
  /// Reads the first document of `Catalog.yaml`; `nil`, reported, where it isn't a mapping.
  func head(_ root: YAMLNode, _ reader: FileReader, _ sink: DiagnosticSink) -> CatalogHead? {
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
    // The rest of the settings may name texts, colours and fonts of these files.
    var known = read(CatalogSettings(name: ""), StringTables(), DiagnosticSink()) { $0.resources(root.number) }.value
    var strings = StringsFiles(reader, sink)
    strings.read(root["strings"], base: known.locales.first ?? "en")
    var assets = AssetFiles(reader, sink)
    assets.read(root["assets"])
    var fonts = FontFiles(reader, sink)
    fonts.read(root["fonts"])
    known.colors = assets.colors
    known.fontFaces = fonts.faces
    let (settings, references) = read(known, strings.tables, sink) { $0.settings(root.number) }
    guard root.kind == .mapping else { return nil }
    return CatalogHead(settings: settings, references: references, strings: strings, assets: assets, fonts: fonts)
  }
}
