import InterfaceBuilder
import PetriCatalog
public import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriText

/// Generates a catalogue for an app's folder; writes nothing to disk.
public struct AppImporter: Sendable {
  /// The kind of file generated for each scene.
  public enum SceneFiles: Sendable {
    /// No file: the scene is a screen by itself.
    case none
    /// A definition whose content is the scene.
    case scenes
    /// A definition with the scene's views, as far as the format can express them.
    case views
  }

  private let loader: CatalogLoader
  private let sceneFiles: SceneFiles
  private let pathOfScreen: @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String

  /// Creates an importer.
  ///
  /// - Parameters:
  ///   - loader: The loader that checks the result.
  ///   - sceneFiles: The kind of file generated for each scene.
  ///   - pathOfScreen: The path of a screen's file, from its name, its folder and the catalogue's screen folders.
  public init(
    loader: CatalogLoader,
    sceneFiles: SceneFiles = .none,
    pathOfScreen: @escaping @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String
  ) {
    self.loader = loader
    self.sceneFiles = sceneFiles
    self.pathOfScreen = pathOfScreen
  }

  /// Examines an app's folder and generates files from what it finds.
  ///
  /// - Parameters:
  ///   - app: The path of the app's folder or Xcode project.
  ///   - catalog: The path of the catalogue's folder, which contains the app's.
  public func examine(_ app: String, into catalog: String) throws(ImportFailure) -> AppImport {
    let location = try AppLocation(app: app, catalog: catalog)
    let source: FolderSource
    do throws(SourceProblem) {
      source = try FolderSource(path: location.catalog)
    } catch {
      throw .unreadable(catalog, reason: error.reason)
    }
    let scanner = AppScanner(folder: source.folder)
    let files = scanner.files(below: location.app)
    var problems = files.problems
    let facts = AppFacts(files, in: source.folder, named: location.name, &problems)
    guard !files.interfaces.isEmpty || !files.strings.isEmpty || !files.assets.isEmpty else {
      throw .nothingFound(app, problems: problems)
    }
    let hasCatalog = (try? source.entry(at: Catalog.fileName)) == .file
    var draft = CatalogDraft(
      files,
      facts,
      locales: locales(files, facts, source),
      screens: location.screens(in: source)
    )
    try draft.settle(loader, over: source)
    problems = Set(problems + draft.problems).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    let own = hasCatalog ? loader.load(source) : draft.loaded
    if hasCatalog, own.isCatalogFileBroken { throw .broken(own.diagnostics.filter { $0.severity == .error }) }
    var made: [(path: String, text: String)] = []
    let start = own.catalog.settings.start ?? own.catalog.screenNames.first
    // Screens that are written out replace the scenes.
    let catalogText = sceneFiles == .views ? draft.text(startingWith: start) : draft.text
    if !hasCatalog { made.append((Catalog.fileName, catalogText)) }
    var kept = hasCatalog ? [Catalog.fileName] : []
    if sceneFiles != .none {
      let layer = hasCatalog ? [:] : [Catalog.fileName: catalogText]
      made += screens(of: own.catalog, over: LayeredSource(layer, over: source), source, &kept, &problems)
    }
    let report = ImportReport(
      files,
      facts,
      draft,
      folder: location.app,
      problems: problems,
      lacking: hasCatalog ? draft.lacking(in: own.catalog, source) : []
    )
    return AppImport(report: report, files: made, kept: kept, start: start)
  }

  private func locales(_ files: AppFiles, _ facts: AppFacts, _ source: FolderSource) -> [String] {
    var found = Set(files.strings.compactMap(\.locale))
    for file in files.strings where file.format == .xcstrings {
      guard let bytes = try? source.read(file.path, limit: LoaderLimits().stringsBytes) else { continue }
      var tables = StringTables()
      guard let keys = try? tables.add(file, bytes, base: "en") else { continue }
      for key in keys { found.formUnion(tables.written(key.key).map(\.locale)) }
    }
    return facts.locales(found)
  }

  private func screens(
    of catalog: Catalog,
    over layer: LayeredSource,
    _ source: FolderSource,
    _ kept: inout [String],
    _ problems: inout [ImportProblem]
  ) -> [(path: String, text: String)] {
    let interfaces = catalog.settings.interfaces
    let paths = Set(interfaces.map(\.path))
    // The screen of a scene is located in its document.
    let shown = catalog.screens.filter { !paths.contains($0.place.file) }
    for screen in shown { if case .scene = screen.content { kept.append(screen.place.file) } }
    var files: [(path: String, text: String)] = []
    var translations: [String: (scene: SceneTranslation, definition: SceneScreens.Definition, tried: Int)] = [:]
    let definitions = SceneScreens(
      interfaces,
      shown: shown,
      besides: Set(shown.map(\.name)),
      areTranslated: sceneFiles == .views
    ).definitions
    let names = Dictionary(definitions.flatMap(\.screens).map { ($0.scene, $0.name) }) { first, _ in first }
    for (file, screens) in definitions {
      let values = TranslatedValues(
        file,
        locales: catalog.settings.locales,
        colors: Set(catalog.settings.colors.map(\.name))
      )
      for definition in screens {
        guard let entry = catalog.scenes[definition.scene] else { continue }
        let path = pathOfScreen(
          definition.name,
          entry.isOwner ? "Xibs" : file.name.folderName,
          catalog.settings.screens
        )
        if (try? source.entry(at: path)) != nil {
          kept.append(path)
        } else {
          let translation = SceneTranslation(entry, catalog.scenes, names: names, values)
          if sceneFiles == .views { translations[path] = (translation, definition, 0) }
          let text = sceneFiles == .views ? translation.text(definition) : SceneFile().text(definition, entry)
          files.append((path, text))
        }
      }
    }
    kept = Set(kept).sorted()
    return readable(files, over: layer, &problems) { path, reason in
      guard let (translation, definition, tried) = translations[path] else { return nil }
      translations[path]?.tried += 1
      let texts = translation.texts(definition, without: reason)
      return tried < texts.count ? texts[tried] : nil
    }
  }

  /// The files that load without errors. A faulty file is replaced by an alternative, or dropped if there is none.
  private func readable(
    _ files: [(path: String, text: String)],
    over layer: LayeredSource,
    _ problems: inout [ImportProblem],
    otherwise: (_ path: String, _ reason: String) -> String?
  ) -> [(path: String, text: String)] {
    var files = files
    while true {
      let texts = Dictionary(files, uniquingKeysWith: { first, _ in first })
      let errors = loader.load(LayeredSource(texts, over: layer)).diagnostics.filter { $0.severity == .error }
      let reasons = Dictionary(errors.map { ($0.path ?? "", $0.message) }) { first, _ in first }
      guard files.contains(where: { reasons[$0.path] != nil }) else { return files }
      files = files.compactMap { file in
        guard let reason = reasons[file.path] else { return file }
        if let text = otherwise(file.path, reason) { return (file.path, text) }
        problems.append(ImportProblem(place: file.path, message: "not written: \(reason)"))
        return nil
      }
    }
  }
}

extension String {
  fileprivate var folderName: String {
    let name = String(map { $0.isLetter || $0.isNumber || " -_+".contains($0) ? $0 : "-" }).cleaned
    return name.isEmpty ? "Storyboard" : String(name.prefix(80))
  }
}

struct AppLocation {
  let catalog: String
  let app: String
  let name: String

  /// - Throws: `ImportFailure` if the folder is missing, or if a catalogue there can't read it.
  init(app path: String, catalog: String) throws(ImportFailure) {
    guard let real = NamedFile(path).realPath, NamedFile(real).kind == .folder else { throw .noFolder(path) }
    guard let outer = NamedFile(catalog).realPath, NamedFile(outer).kind == .folder else { throw .noFolder(catalog) }
    let isProject = ["xcodeproj", "xcworkspace"].contains(real.fileEnding)
    let folder = isProject ? real.folder : real
    self.catalog = outer
    let beginning = outer == "/" ? "/" : outer + "/"
    if folder == outer {
      app = ""
    } else if folder.hasPrefix(beginning) {
      app = String(folder.dropFirst(beginning.count))
    } else {
      throw .outside(app: path, catalog: catalog)
    }
    name = folder.fileName.isEmpty ? "App" : String(folder.fileName)
  }

  func screens(in source: FolderSource) -> String {
    let names = (try? source.names(in: ""))?.map { $0.name.lowercased() } ?? []
    let isFree = !names.contains("screens") || (try? source.entry(at: Catalog.fileName)) == .file
    return isFree ? "Screens" : "PetriScreens"
  }
}

/// The reason why nothing can be imported.
public enum ImportFailure: Error, Sendable {
  case noFolder(String)
  case unreadable(String, reason: String)
  case outside(app: String, catalog: String)
  case nothingFound(String, problems: [ImportProblem])
  case broken([Diagnostic])
}
