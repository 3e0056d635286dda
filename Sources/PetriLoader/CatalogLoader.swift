import PetriCatalog
import PetriDiagnostics
import PetriYAML

/// Loads a catalogue: finds its files, decodes and checks them, and gives what is whole with all that is wrong.
public struct CatalogLoader: Sendable {
  /// The name of a catalogue's file.
  public static let fileName = "Catalog.yaml"

  private let limits: LoaderLimits
  private let devices: [String]
  private let controllers: [String]?
  private let layers: [String]?

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - devices: the devices that a catalogue may name.
  ///   - controllers: the Swift controllers that may be content; `nil` where they are not known, so that any may.
  ///   - layers: the Swift controllers that may be layers; `nil` where they are not known.
  public init(
    limits: LoaderLimits = LoaderLimits(),
    devices: [String],
    controllers: [String]? = nil,
    layers: [String]? = nil
  ) {
    self.limits = limits
    self.devices = devices
    self.controllers = controllers
    self.layers = layers
  }

  /// Loads a catalogue.
  ///
  /// Nothing is thrown: a file that can't be read or makes no sense is a complaint like any other.
  ///
  /// - Parameters:
  ///   - source: the catalogue's folder.
  ///   - fileName: the catalogue's file in it.
  public func load(_ source: any CatalogSource, fileName: String = CatalogLoader.fileName) -> LoadedCatalog {
    let reader = FileReader(source: source, limits: limits)
    var assembly = CatalogAssembly(devices: devices)
    let complaints = Complaints()
    guard let stream = reader.read(fileName, complaints) else {
      return assembly.failed(complaints, hasUnreadableFiles: reader.hasUnreadableFiles)
    }
    complaints.add(stream)
    // What can't be read may be what all screens need: the state, the experiments.
    guard stream.maskedLines.isEmpty else { return assembly.failed(complaints, hasUnreadableFiles: false) }
    guard let root = stream.documents.first, !root.isNull else {
      if !stream.diagnostics.hasErrors {
        complaints.error(
          .emptyFile,
          "\(fileName) is empty",
          at: stream.file.range(0, 0),
          label: "it needs at least 'catalog: My app'"
        )
      }
      return assembly.failed(complaints, hasUnreadableFiles: false)
    }
    let decoder = DefinitionDecoder(complaints: complaints, checks: PendingChecks(), state: [], devices: devices)
    guard let (settings, screensNode, startNode) = decoder.settings(root) else {
      return assembly.failed(complaints, hasUnreadableFiles: false)
    }
    assembly.begin(settings, start: startNode, checks: decoder.checks, complaints)
    assembly.add(Array(stream.documents.dropFirst()), defaults: SharedDefaults(), complaints: complaints)
    if stream.diagnostics.hasErrors { assembly.addUnparsed(stream.file) }
    let discovery = Discovery(source: source, limits: limits, complaints: complaints)
    let files = discovery.files(settings.screens, node: screensNode, catalogRange: root.firstKeyRange ?? root.usedRange)
    assembly.catalogFile(complaints)
    var defaults = DefaultsTree(reader: reader, state: settings.state, devices: devices)
    for file in files where file != fileName {
      let complaints = Complaints()
      guard let stream = reader.read(file, complaints) else {
        assembly.file(complaints)
        continue
      }
      complaints.add(stream)
      let shared = defaults.defaults(for: file)
      assembly.add(stream, defaults: shared, complaints: complaints)
      assembly.file(complaints)
    }
    for file in defaults.files { assembly.defaults(file.checks, file.complaints) }
    return assembly.finish(
      controllers: controllers,
      layers: layers,
      hasUnreadableFiles: reader.hasUnreadableFiles
    )
  }
}
