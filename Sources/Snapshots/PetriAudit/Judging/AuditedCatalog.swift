package import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
package import PetriLoader
import PetriYAML

/// A loaded catalogue and the mutations that its definitions allow.
package struct AuditedCatalog: Sendable {
  /// The catalogue as loaded, with its diagnostics.
  package let loaded: LoadedCatalog
  /// The definitions in the variants that are audited.
  package let catalog: Catalog
  /// The paths of the catalogue file, of files with shared values, and of the definitions.
  package let files: [String]
  let fileName: String
  let loader: CatalogLoader
  let source: OverlaidSource
  private let devices: [String]
  private let classes: [String]

  /// Loads a catalogue.
  ///
  /// - Parameters:
  ///   - loader: A loader that doesn't check for warnings.
  ///   - variants: The variants to choose instead of the defaults.
  ///   - devices: The devices that the catalogue may name.
  ///   - classes: The Swift controllers that the catalogue may name.
  /// - Throws: `ExperimentProblem` for an unknown variant.
  package init(
    _ source: any CatalogSource,
    fileName: String = Catalog.fileName,
    loader: CatalogLoader,
    variants: [String: String] = [:],
    devices: [String],
    classes: [String] = []
  ) throws(ExperimentProblem) {
    self.source = OverlaidSource(source)
    self.fileName = fileName
    self.loader = loader
    self.devices = devices
    self.classes = classes
    loaded = loader.load(self.source, fileName: fileName)
    catalog = try loaded.catalog.applying(variants)
    files = [fileName] + AuditedCatalog.defaults(of: loaded.files, in: self.source) + loaded.files
  }

  /// The mutations of the definitions in a file, in file order; empty if the file can't be read.
  ///
  /// - Parameter screens: The screens to mutate; all definitions if `nil`.
  package func mutations(in path: String, of screens: Set<String>? = nil) -> [Mutation] {
    guard let bytes = try? source.read(path, limit: LoaderLimits().yaml.fileBytes) else { return [] }
    let stream = YAMLStream.parse(SourceFile(path: path, bytes: bytes))
    guard !stream.diagnostics.hasErrors else { return [] }
    var mutations: [Mutation] = []
    for (place, document) in stream.documents.enumerated() where document.kind == .mapping {
      let name = (document["screen"] ?? document["part"])?.text
      guard screens.map({ name.map($0.contains) ?? false }) ?? true else { continue }
      var names = KnownNames(library: catalog, devices: devices, classes: classes)
      names.screen = name.flatMap { catalog.screen(named: $0) }
      // Nobody looks at the snapshots of a skipped screen.
      if names.screen?.matrix.skip != nil { continue }
      let container = document["container"]?.text
      var mutator = Mutator(document, definition: name ?? container ?? path, names: names)
      if let name {
        mutator.visit(document, .mapping(Grammar.screen.shape), Spot(fields: names.context(of: name)))
      } else if let container {
        let parameters = catalog.container(named: container)?.parameters
        mutator.visit(document, .mapping(Grammar.container.shape), Spot(fields: parameters))
      } else if path == fileName, place == 0 {
        mutator.visit(document, .mapping(Grammar.catalog.shape), Spot(fields: catalog.settings.state))
      } else {
        mutator.visit(document, .mapping(Grammar.defaults.shape), Spot())
      }
      mutations += mutator.mutations
    }
    return mutations
  }

  /// The files whose shared values apply to these files.
  private static func defaults(of paths: [String], in source: OverlaidSource) -> [String] {
    var folders: Set<String> = [""]
    for path in paths {
      let parts = path.split(separator: "/").dropLast()
      for count in 0..<parts.count { folders.insert(parts.prefix(count + 1).map { "\($0)/" }.joined()) }
    }
    return folders.sorted().map { "\($0)_defaults.yaml" }.filter { (try? source.entry(at: $0)) == .file }
  }
}
