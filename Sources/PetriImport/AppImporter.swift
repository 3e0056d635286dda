import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
public import PetriLoader
import PetriText

/// Makes a catalogue of an app's folder as it is on disk; nothing is written.
public struct AppImporter: Sendable {
  /// The files that scenes get.
  public enum SceneFiles: Sendable {
    /// None: a scene is a screen as it is.
    case none
    /// A definition whose content is the scene.
    case scenes
    /// A definition with the scene's views, as far as the format can say them.
    case views
  }

  private let loader: CatalogLoader
  private let sceneFiles: SceneFiles
  private let pathOfScreen: @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - loader: the loader that checks what is made.
  ///   - sceneFiles: the file that each scene gets.
  ///   - pathOfScreen: the path of a screen's file by its name, its folder and the folders of screens that a catalogue has.
  public init(
    loader: CatalogLoader,
    sceneFiles: SceneFiles = .none,
    pathOfScreen: @escaping @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String
  ) {
    self.loader = loader
    self.sceneFiles = sceneFiles
    self.pathOfScreen = pathOfScreen
  }

  /// Looks at an app's folder, and makes files of what is found.
  ///
  /// - Parameters:
  ///   - app: the path of the app's folder, or of its Xcode project.
  ///   - catalog: the path of the catalogue's folder, which has the app's in it.
  /// - Throws: `ImportFailure`.
  public func look(at app: String, into catalog: String) throws(ImportFailure) -> AppImport {
    let place = try AppPlace(app: app, catalog: catalog)
    let source: FolderSource
    do throws(SourceProblem) {
      source = try FolderSource(path: place.catalog)
    } catch {
      throw .unreadable(catalog, reason: error.reason)
    }
    let scanner = AppScanner(folder: source.folder)
    let files = scanner.files(below: place.app)
    var problems = files.problems
    let facts = AppFacts(files, in: source.folder, named: place.name, &problems)
    guard !files.interfaces.isEmpty || !files.strings.isEmpty || !files.assets.isEmpty else {
      throw .nothingFound(app, problems: problems)
    }
    let hasCatalog = (try? source.entry(at: Catalog.fileName)) == .file
    var draft = CatalogDraft(files, facts, locales: locales(files, facts, source), screens: place.screens(in: source))
    try draft.settle(loader, over: source)
    problems = Set(problems + draft.problems).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    let own = hasCatalog ? loader.load(source) : draft.loaded
    if hasCatalog, own.isCatalogFileBroken { throw .broken(own.diagnostics.filter { $0.severity == .error }) }
    var made: [(path: String, text: String)] = []
    let start = own.catalog.settings.start ?? own.catalog.screenNames.first
    // Screens that are written out are in the place of the scenes.
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
      folder: place.app,
      problems: problems,
      lacking: hasCatalog ? draft.lacking(in: own.catalog, source) : []
    )
    return AppImport(report: report, files: made, kept: kept, start: start)
  }

  /// The app's locales, those of its localization files among them.
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

  /// The files of the scenes that no definition shows, those alone that have no errors.
  private func screens(
    of catalog: Catalog,
    over layer: LayeredSource,
    _ source: FolderSource,
    _ kept: inout [String],
    _ problems: inout [ImportProblem]
  ) -> [(path: String, text: String)] {
    let interfaces = catalog.settings.interfaces
    let paths = Set(interfaces.map(\.path))
    // A scene's own screen is placed in its document.
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

  /// The files that can be read back; one that can't is written otherwise, where there is another way, else not at all.
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
  /// A name of a folder made of a storyboard's.
  fileprivate var folderName: String {
    let name = String(map { $0.isLetter || $0.isNumber || " -_+".contains($0) ? $0 : "-" }).cleaned
    return name.isEmpty ? "Storyboard" : String(name.prefix(80))
  }
}
