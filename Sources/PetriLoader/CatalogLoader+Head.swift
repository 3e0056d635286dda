import PetriCatalog
import PetriFormat
import PetriDiagnostics
import PetriYAML

extension CatalogLoader {
  /// What the first document of `Catalog.yaml` has; `nil`, reported, where it is no mapping.
  func head(_ root: YAMLNode, _ reader: FileReader, _ sink: DiagnosticSink) -> CatalogHead? {
    // What the settings say themselves may be texts of these files.
    let plain = DefinitionBuilder().settings(root)
    var strings = StringsFiles(reader, sink)
    strings.read(root["strings"], base: plain.locales.first ?? "en")
    var assets = AssetFiles(reader, sink)
    assets.read(root["assets"])
    var fonts = FontFiles(reader, sink)
    fonts.read(root["fonts"])
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
      settings: builder.settings(root),
      references: checker.references,
      strings: strings,
      assets: assets,
      fonts: fonts
    )
  }
}
