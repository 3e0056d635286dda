import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

/// A loaded catalogue with the unsaved changes of an editor.
@MainActor
final class CatalogModel {
  let folder: String
  let fileName: String
  let host: LanguageServerSettings
  private(set) var source: LayeredSource
  private(set) var loaded = LoadedCatalog.none
  private let cache = FileCache()
  /// The diagnostics by file; for files edited since the last load, those of the file alone.
  private(set) var problems: [String: [Diagnostic]] = [:]
  /// The lint warnings of the last load without errors, except in files changed since.
  private var lints: [String: [Diagnostic]] = [:]
  /// Whether there are changes since the last load.
  private(set) var isStale = true
  private(set) var loadTime = Duration.zero
  private var outlines: [String: (bytes: [UInt8], stream: YAMLStream, outline: Outline)] = [:]
  /// The file that was changed last; `nil` after changes of other files.
  private var lastChanged: String?
  private var controlNames = ControlNames()
  private var playedWalks = PlayedWalks()

  init(folder: String, fileName: String, host: LanguageServerSettings) throws(SourceProblem) {
    self.folder = folder
    self.fileName = fileName
    self.host = host
    source = LayeredSource(over: try FolderSource(path: folder))
  }

  var loader: CatalogLoader { host.loader }
  var catalog: Catalog { loaded.catalog }
  var settings: CatalogSettings { loaded.catalog.settings }

  var texts: StringTables { cache.texts }

  /// The path relative to the catalogue's folder; `nil` for a file outside of it.
  func path(_ absolute: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  func uri(_ path: String) -> String { DocumentURI.uri((folder.hasSuffix("/") ? folder : folder + "/") + path) }

  // MARK: - Changes

  /// Sets the contents of an open file; `nil` closes it.
  func change(_ path: String, to bytes: [UInt8]?) {
    source.files[path] = bytes
    outlines[path] = nil
    lints[path] = nil
    isStale = true
    if lastChanged != path { controlNames.forget() }
    playedWalks.forget()
    lastChanged = path
  }

  func touch(_ paths: [String]) {
    for path in paths where source.files[path] == nil { lints[path] = nil }
    isStale = true
    controlNames.forget()
    playedWalks.forget()
  }

  func load() {
    guard isStale else { return }
    loadTime = ContinuousClock().measure {
      loaded = loader.load(source, fileName: fileName, reusing: cache)
    }
    if loadTime > host.quickLoad { host.release() }
    isStale = false
    problems = Dictionary(grouping: loaded.diagnostics) { $0.path ?? fileName }
    keepLints()
  }

  /// Restores lint warnings after a load with errors, which yields none, so that a temporary mistake doesn't make
  /// them flicker in every file.
  private func keepLints() {
    let isLinted = !loaded.diagnostics.contains { $0.severity == .error && !DiagnosticCode.warnings.contains($0.code) }
    guard !isLinted else {
      lints = problems.mapValues { $0.filter(\.isOfAllFiles) }.filter { !$0.value.isEmpty }
      return
    }
    for (path, warnings) in lints { problems[path] = ((problems[path] ?? []) + warnings).sortedByPlace() }
  }

  /// Updates the diagnostics of a file alone; false if that requires a load.
  func check(_ path: String) -> Bool {
    guard path != fileName, let found = loader.problems(ofFile: path, in: source, reusing: cache) else { return false }
    problems[path] = found
    return true
  }

  /// The controls that the step at the cursor could touch.
  ///
  /// - Parameter probe: the file with the completion probe in the step.
  func controls(_ probe: SourceFile, of screen: String) -> [LanguageServerSettings.Control] {
    controlNames.controls(probe, of: screen, host) {
      var source = source
      source.files[probe.path] = probe.bytes
      let screens = loader.screens(ofFile: probe.path, in: source, reusing: cache)
      return screens.first { $0.name == screen }.map { ($0, catalog(with: screens)) }
    }
  }

  /// The control that a walk's step touches, if the walk can be played so far.
  func touched(by control: Outline.Control, in path: String) -> LanguageServerSettings.Touched? {
    let start = control.node.file.location(at: control.node.range.startOffset)
    return playedWalks.touched(at: (start.line, start.column), in: path, of: control.owner, host) {
      let screens = loader.screens(ofFile: path, in: source, reusing: cache)
      return (screens, isStale && source.files[path] != nil ? catalog(with: screens) : catalog)
    }
  }

  private func catalog(with screens: [ScreenDefinition]) -> Catalog {
    let names = Set(screens.map(\.name))
    let others = catalog.screens.filter { !names.contains($0.name) }
    return Catalog(settings: settings, containers: catalog.containers, screens: others + screens)
  }

  // MARK: - Files

  var files: [String] {
    let folders = Set(
      loaded.files.flatMap { file -> [String] in
        let parts = file.split(separator: "/").dropLast()
        return (0...parts.count).map { parts.prefix($0).joined(separator: "/") }
      }
    )
    let defaults = folders.sorted().map { $0.isEmpty ? "_defaults.yaml" : "\($0)/_defaults.yaml" }
    return [fileName] + defaults.filter { (try? source.entry(at: $0)) == .file } + loaded.files
  }

  func bytes(of path: String) -> [UInt8]? {
    try? source.read(path, limit: YAMLLimits().fileBytes)
  }

  func file(_ path: String) -> SourceFile? { bytes(of: path).map { SourceFile(path: path, bytes: $0) } }

  func outline(of path: String) -> (stream: YAMLStream, outline: Outline)? {
    guard let bytes = bytes(of: path) else { return nil }
    if let known = outlines[path], known.bytes == bytes { return (known.stream, known.outline) }
    let found = outline(of: SourceFile(path: path, bytes: bytes))
    // Open files are asked for repeatedly.
    if source.files[path] != nil { outlines[path] = (bytes, found.stream, found.outline) }
    return found
  }

  func outline(of file: SourceFile) -> (stream: YAMLStream, outline: Outline) {
    let stream = YAMLStream.parse(file, vocabulary: FormatKey.vocabulary)
    let isDefaults = file.path.split(separator: "/").last == "_defaults.yaml"
    let outline = OutlineWalk.outline(of: stream, isDefaults: isDefaults, stringsTable: settings.stringsTable)
    return (stream, outline)
  }

  var resourcePaths: [String] { cache.resourcePaths }
}

extension Diagnostic {
  /// Whether the diagnostic requires all files.
  fileprivate var isOfAllFiles: Bool {
    DiagnosticCode.lints.contains(code) && !DiagnosticCode.lintsOfFile.contains(code)
  }
}

extension LoadedCatalog {
  fileprivate static var none: LoadedCatalog {
    CatalogLoader(devices: []).load(MemorySource([Catalog.fileName: "catalog: none\n"]))
  }
}
