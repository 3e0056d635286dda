import CSystem
import Dispatch
public import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
public import PetriYAML

/// Loads a catalogue: finds, decodes and checks its files, and returns the valid definitions with all problems.
public struct CatalogLoader: Sendable {
  let limits: LoaderLimits
  package let devices: [String]
  package let controllers: [String]?
  package let layers: [String]?
  let lints: Bool
  private let workers: Workers
  /// The number of files that are decoded before the limit on the total size is checked.
  private static let round = 1_024

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - devices: The devices that a catalogue may name.
  ///   - controllers: The Swift controllers allowed as content; nil to allow any.
  ///   - layers: The Swift controllers allowed as layers; nil to allow any.
  ///   - lints: Whether to report warnings, such as unused definitions.
  ///   - isParallel: Whether to decode files on all processors.
  public init(
    limits: LoaderLimits = LoaderLimits(),
    devices: [String],
    controllers: [String]? = nil,
    layers: [String]? = nil,
    lints: Bool = true,
    isParallel: Bool = true
  ) {
    self.limits = limits
    self.devices = devices
    self.controllers = controllers
    self.layers = layers
    self.lints = lints
    workers = Workers(isParallel: isParallel)
  }

  /// Loads a catalogue. Nothing is thrown: an unreadable file is a diagnostic like any other.
  ///
  /// - Parameters:
  ///   - source: The catalogue's folder.
  ///   - fileName: The name of the catalogue file.
  ///   - cache: The files of an earlier load by this loader, reused if unchanged; it is updated with those of this load.
  public func load(
    _ source: any CatalogSource,
    fileName: String = Catalog.fileName,
    reusing cache: FileCache? = nil
  ) -> LoadedCatalog {
    let reader = FileReader(source: source, limits: limits)
    let catalogFile = DecodedFile()
    let sink = catalogFile.sink
    guard let stream = reader.read(fileName, sink) else { return failed(sink) }
    catalogFile.source = stream.file
    sink.add(stream)
    guard let root = stream.documents.first, !root.isNull, !stream.isMasked(root) else {
      if stream.diagnostics.hasErrors { return failed(catalogFile, readableParts: stream, reader) }
      sink.report(FileProblem.empty(fileName), at: stream.file.range(0, 0))
      return failed(sink)
    }
    guard let head = self.head(root, reader, sink, reusing: cache) else { return failed(sink) }
    var settings = head.settings
    catalogFile.orphans.append(head.references)
    let files = FileDecoder(
      reader: reader,
      settings: settings,
      strings: head.strings.tables,
      devices: devices,
      lints: lints
    )
    files.decode(stream, from: 1, defaults: .none, into: catalogFile)
    var discovery = Discovery(source: source, limits: limits, sink: sink)
    let paths = discovery.files(
      settings.screens,
      node: root["screens"],
      catalogRange: root.firstKeyRange ?? root.usedRange,
      mayLackDefault: stream.documents.count > 1 || !settings.storyboards.isEmpty
    )
    .filter { $0 != fileName }
    var defaults = DefaultsTree(
      reader: reader,
      settings: settings,
      strings: head.strings.tables,
      devices: devices
    )
    let work = paths.map { (path: $0, defaults: defaults.defaults(for: $0)) }
    var decoded =
      [catalogFile] + defaults.files + head.strings.decoded + head.others
    decoded += decode(work, files, cache, settings, head.strings.tables, size: decoded.reduce(0) { $0 + $1.size })
    let size = decoded.reduce(0) { $0 + $1.size }
    if size > limits.totalBytes { drop(&decoded) }
    if !settings.interfaces.isEmpty {
      let screens = SceneScreens(settings.interfaces, besides: decoded)
      settings.start = settings.start ?? screens.start
      decoded += screens.definitions.filter { !$0.screens.isEmpty }.map {
        files.decode($0.screens, of: $0.file, screens.scenes)
      }
    }
    let names = DefinitionNames(decoded, controllers: controllers, layers: layers)
    let linter = lints ? Linter(decoded, names: names, settings: settings, strings: head.strings) : nil
    cache?.lastLoad = LastLoad(settings: settings, names: names, linter: linter)
    var assembly = CatalogAssembly(
      settings: settings,
      files: decoded,
      names: names,
      devices: devices,
      linter: linter,
      times: { source.stamp(of: $0)?.time }
    )
    var loaded = assembly.finish(workers)
    loaded.files = paths
    loaded.resources = head.resources
    loaded.folders = discovery.folders.union([""]).sorted()
    return loaded
  }

  /// Decodes files in rounds, so that a catalogue that exceeds the size limit isn't read completely.
  ///
  /// - Parameter size: The number of bytes read before.
  private func decode(
    _ work: [(path: String, defaults: SharedDefaults)],
    _ decoder: FileDecoder,
    _ cache: FileCache?,
    _ settings: CatalogSettings,
    _ strings: StringTables,
    size: Int
  ) -> [DecodedFile] {
    let old = cache?.entries(for: settings, strings)
    var kept: [String: FileCache.Entry] = Dictionary(minimumCapacity: old == nil ? 0 : work.count)
    var decoded: [DecodedFile] = []
    var size = size
    for start in stride(from: 0, to: work.count, by: CatalogLoader.round) where size <= limits.totalBytes {
      let round = Array(work[start..<min(start + CatalogLoader.round, work.count)])
      if let old {
        // Only read.
        nonisolated(unsafe) let old = old
        let entries = workers.map(round) { file in
          decoder.decode(file.path, defaults: file.defaults, since: old[file.path])
        }
        for (file, entry) in zip(round, entries) { kept[file.path] = entry }
        decoded += entries.map(\.file)
      } else {
        decoded += workers.map(round) { decoder.decode($0.path, defaults: $0.defaults) }
      }
      size += decoded.suffix(round.count).reduce(0) { $0 + $1.size }
    }
    cache?.keep(kept, for: settings, strings)
    return decoded
  }

  /// The result if part of `Catalog.yaml` can't be read. That part may define state or experiments that screens need,
  /// so only problems within each file are reported.
  private func failed(_ catalogFile: DecodedFile, readableParts stream: YAMLStream, _ reader: FileReader)
    -> LoadedCatalog
  {
    let ignored = DiagnosticSink()
    let head = stream.documents.first.flatMap { self.head($0, reader, ignored) }
    let settings = head?.settings ?? CatalogSettings(name: "")
    let strings = head?.strings.tables ?? StringTables()
    let decoder = FileDecoder(
      reader: reader,
      settings: settings,
      strings: strings,
      devices: devices,
      lints: false,
      checksValuesOnly: true
    )
    decoder.decode(stream, from: 1, defaults: .none, into: catalogFile)
    var discovery = Discovery(source: reader.source, limits: limits, sink: ignored)
    let paths = discovery.files(settings.screens, node: nil, catalogRange: stream.file.range(0, 0))
    let work = paths.filter { $0 != stream.file.path }.map { (path: $0, defaults: SharedDefaults.none) }
    let sink = DiagnosticSink()
    for file in [catalogFile] + decode(work, decoder, nil, settings, strings, size: catalogFile.size) {
      sink.add(file.sink.diagnostics)
    }
    return failed(sink)
  }

  private func failed(_ sink: DiagnosticSink) -> LoadedCatalog {
    LoadedCatalog(
      catalog: Catalog(settings: CatalogSettings(name: "")),
      diagnostics: sink.diagnostics.sortedByPlace(),
      brokenScreens: [],
      isCatalogFileBroken: true
    )
  }

  private func drop(_ files: inout [DecodedFile]) {
    var size = 0
    guard
      let first = files.firstIndex(where: { file in
        size += file.size
        return size > limits.totalBytes
      })
    else { return }
    files.removeSubrange(max(1, first)...)
    files[0].sink.report(FileProblem.tooManyBytes(limit: limits.totalBytes), path: Catalog.fileName)
  }
}

/// Limits on the size of a catalogue, far above what a real one needs; exceeding one is an error that names it.
public struct LoaderLimits: Sendable, Hashable {
  /// The limits on a YAML file.
  public var yaml = YAMLLimits()
  /// The maximum number of files.
  public var files = 1_000_000
  /// The maximum size of all files in bytes.
  public var totalBytes = 1 << 30
  /// The maximum size of a localization file in bytes.
  public var stringsBytes = 64 << 20
  /// The maximum size of a storyboard or xib in bytes.
  public var interfaceBytes = 64 << 20
  /// The maximum size of a font file in bytes.
  public var fontBytes = 64 << 20
  /// The maximum number of fonts in all files.
  public var fonts = 1_000
  /// The maximum number of characters and table entries of all fonts.
  public var fontEntries = 10_000_000
  /// The maximum size of an image file in bytes.
  public var imageBytes = 64 << 20
  /// The maximum size in bytes of an image that is embedded in pictures of screens.
  public var drawnImageBytes = 1 << 20
  /// The maximum size in bytes of all embedded images.
  public var allImageBytes = 64 << 20
  /// The maximum nesting depth of folders.
  public var folderDepth = 16

  /// The maximum number of keys of a context or an object, and of values of a choice; they are searched linearly.
  public var members = 1_000

  /// Creates the default limits.
  public init() {}
}

/// Worker threads, one per processor, or only the current thread.
struct Workers: Sendable {
  /// The number of elements that a thread takes at a time; small, to balance the load.
  private static let batch = 4

  let isParallel: Bool

  func map<Element: Sendable, Result>(_ elements: [Element], _ body: @Sendable (Element) -> Result) -> [Result] {
    [Result](unsafeUninitializedCapacity: elements.count) { buffer, initialized in
      // Each element is written by one call only.
      nonisolated(unsafe) let buffer = buffer
      forEach(elements.count) { buffer.initializeElement(at: $0, to: body(elements[$0])) }
      initialized = elements.count
    }
  }

  private func forEach(_ count: Int, _ body: @Sendable (Int) -> Void) {
    guard isParallel, count > Workers.batch else { return (0..<count).forEach(body) }
    let threads = min(activeProcessors, (count + Workers.batch - 1) / Workers.batch)
    var next: Int64 = 0
    withUnsafeMutablePointer(to: &next) { next in
      // Only incremented atomically.
      nonisolated(unsafe) let next = next
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        while case let start = Int(petri_count_on(next, Int64(Workers.batch))), start < count {
          for index in start..<min(start + Workers.batch, count) { body(index) }
        }
      }
    }
  }

  private var activeProcessors: Int { max(1, Int(petri_processors())) }
}
