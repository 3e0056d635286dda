import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

/// A catalogue as an editor has it: loaded, with the files that are open as they are there.
@MainActor
final class CatalogModel {
  /// The catalogue's folder.
  let folder: String
  let fileName: String
  let host: LanguageServerSettings
  private(set) var source: EditorSource
  private(set) var loaded = LoadedCatalog.none
  private let cache = FileCache()
  /// The problems by file, those of files that were typed in since the last load as they are by themselves.
  private(set) var problems: [String: [Diagnostic]] = [:]
  /// The warnings for which all files are looked at, by file, as they were when there were some last; none of files that were changed since.
  private var lints: [String: [Diagnostic]] = [:]
  /// Whether the last load was made before the last change.
  private(set) var isStale = true
  /// How long the last load took.
  private(set) var loadTime = Duration.zero
  private var outlines: [String: (bytes: [UInt8], stream: YAMLStream, outline: Outline)] = [:]
  /// The file that was changed last; `nil` where others have changed since.
  private var lastChanged: String?
  private var controlNames = ControlNames()
  private var playedWalks = PlayedWalks()

  init(folder: String, fileName: String, host: LanguageServerSettings) throws(SourceProblem) {
    self.folder = folder
    self.fileName = fileName
    self.host = host
    source = EditorSource(base: try FolderSource(path: folder))
  }

  var loader: CatalogLoader { host.loader }
  var catalog: Catalog { loaded.catalog }
  var settings: CatalogSettings { loaded.catalog.settings }

  /// The texts of localization files.
  var texts: StringTables { cache.texts }

  /// The path of a file below the catalogue's folder; `nil` for one elsewhere.
  func path(_ absolute: String) -> String? {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  /// The address of a file of the catalogue.
  func uri(_ path: String) -> String { DocumentURI.uri((folder.hasSuffix("/") ? folder : folder + "/") + path) }

  // MARK: - Changes

  /// Gives an open file other contents; `nil` where it is closed.
  func change(_ path: String, to bytes: [UInt8]?) {
    source.open[path] = bytes
    outlines[path] = nil
    lints[path] = nil
    isStale = true
    if lastChanged != path { controlNames.forget() }
    playedWalks.forget()
    lastChanged = path
  }

  /// Notes that files, and maybe others, have changed on the disk.
  func touch(_ paths: [String]) {
    for path in paths where source.open[path] == nil { lints[path] = nil }
    isStale = true
    controlNames.forget()
    playedWalks.forget()
  }

  /// Loads what has changed, and finds all problems.
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

  /// Keeps warnings for which all files are looked at. A load with errors has none, and where the last error is gone they come back: the mistake
  /// of a moment would take them from every file, and the next letter bring them again.
  private func keepLints() {
    let isLinted = !loaded.diagnostics.contains { $0.severity == .error && !DiagnosticCode.warnings.contains($0.code) }
    guard !isLinted else {
      lints = problems.mapValues { $0.filter(\.isOfAllFiles) }.filter { !$0.value.isEmpty }
      return
    }
    for (path, warnings) in lints { problems[path] = ((problems[path] ?? []) + warnings).sortedByPlace() }
  }

  /// Finds the problems of a file by itself, the others as they were; `false` where that takes a load.
  func check(_ path: String) -> Bool {
    guard path != fileName, let found = loader.problems(ofFile: path, in: source, reusing: cache) else { return false }
    problems[path] = found
    return true
  }

  /// The parts of a screen that a person can touch where a step of a walk is typed.
  ///
  /// - Parameter probe: the file with the word of the completion in the step.
  func controls(_ probe: SourceFile, of screen: String) -> [LanguageServerSettings.Control] {
    controlNames.controls(probe, of: screen, host) {
      var source = source
      source.open[probe.path] = probe.bytes
      let screens = loader.screens(ofFile: probe.path, in: source, reusing: cache)
      return screens.first { $0.name == screen }.map { ($0, catalog(with: screens)) }
    }
  }

  /// The control that a name in a walk touches when the walk is played; `nil` where it can't be played so far.
  func touched(by control: Outline.Control, in path: String) -> LanguageServerSettings.Touched? {
    let start = control.node.file.location(at: control.node.range.startOffset)
    return playedWalks.touched(at: (start.line, start.column), in: path, of: control.owner, host) {
      let screens = loader.screens(ofFile: path, in: source, reusing: cache)
      return (screens, isStale && source.open[path] != nil ? catalog(with: screens) : catalog)
    }
  }

  /// The catalogue with the screens of a file as they are now.
  private func catalog(with screens: [ScreenDefinition]) -> Catalog {
    let names = Set(screens.map(\.name))
    let others = catalog.screens.filter { !names.contains($0.name) }
    return Catalog(settings: settings, containers: catalog.containers, screens: others + screens)
  }

  // MARK: - Files

  /// All files that names are in.
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

  /// The bytes of a file as they are now; `nil` where it can't be read.
  func bytes(of path: String) -> [UInt8]? {
    try? source.read(path, limit: YAMLLimits().fileBytes)
  }

  func file(_ path: String) -> SourceFile? { bytes(of: path).map { SourceFile(path: path, bytes: $0) } }

  /// The outline of a file that is open, or that is asked for again.
  func outline(of path: String) -> (stream: YAMLStream, outline: Outline)? {
    guard let bytes = bytes(of: path) else { return nil }
    if let known = outlines[path], known.bytes == bytes { return (known.stream, known.outline) }
    let found = outline(of: SourceFile(path: path, bytes: bytes))
    // Those of open files are asked for again and again.
    if source.open[path] != nil { outlines[path] = (bytes, found.stream, found.outline) }
    return found
  }

  /// The outline of a file with any contents.
  func outline(of file: SourceFile) -> (stream: YAMLStream, outline: Outline) {
    let stream = YAMLStream.parse(file, vocabulary: FormatKey.vocabulary)
    let isDefaults = file.path.split(separator: "/").last == "_defaults.yaml"
    let outline = OutlineWalk.outline(of: stream, isDefaults: isDefaults, stringsTable: settings.stringsTable)
    return (stream, outline)
  }

  /// The files of colours, texts and fonts.
  var resourcePaths: [String] { cache.resourcePaths }
}

extension Diagnostic {
  /// Whether all files are looked at for it.
  fileprivate var isOfAllFiles: Bool {
    DiagnosticCode.lints.contains(code) && !DiagnosticCode.lintsOfFile.contains(code)
  }
}

extension LoadedCatalog {
  /// A catalogue before it was loaded.
  fileprivate static var none: LoadedCatalog {
    CatalogLoader(devices: []).load(MemorySource([Catalog.fileName: "catalog: none\n"]))
  }
}
