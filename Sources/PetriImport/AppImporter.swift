import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
public import PetriLoader
import PetriText

/// Makes a catalogue of an app's folder as it is on disk; nothing is written.
public struct AppImporter: Sendable {
  private let loader: CatalogLoader
  private let writesScreens: Bool
  private let pathOfScreen: @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String

  /// Makes an importer.
  ///
  /// - Parameters:
  ///   - loader: the loader that checks what is made.
  ///   - writesScreens: whether each scene gets a file.
  ///   - pathOfScreen: the path of a screen's file by its name, its folder and the folders of screens that a catalogue has.
  public init(
    loader: CatalogLoader,
    writesScreens: Bool = false,
    pathOfScreen: @escaping @Sendable (_ name: String, _ folder: String, _ screens: [String]) -> String
  ) {
    self.loader = loader
    self.writesScreens = writesScreens
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
    if !hasCatalog { made.append((Catalog.fileName, draft.text)) }
    var kept = hasCatalog ? [Catalog.fileName] : []
    if writesScreens { made += screens(of: own.catalog, draft, hasCatalog: hasCatalog, source, &kept, &problems) }
    let report = ImportReport(
      files,
      facts,
      draft,
      folder: place.app,
      problems: problems,
      lacking: hasCatalog ? draft.lacking(in: own.catalog, source) : []
    )
    let start = own.catalog.settings.start ?? own.catalog.screenNames.first
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
    _ draft: CatalogDraft,
    hasCatalog: Bool,
    _ source: FolderSource,
    _ kept: inout [String],
    _ problems: inout [ImportProblem]
  ) -> [(path: String, text: String)] {
    let interfaces = catalog.settings.interfaces
    let paths = Set(interfaces.map(\.path))
    // A scene's own screen is placed in its document.
    let shown = catalog.screens.filter { !paths.contains($0.place.file) }
    for screen in shown { if case .scene = screen.content { kept.append(screen.place.file) } }
    let writer = SceneFile()
    var files: [(path: String, text: String)] = []
    for (file, screens) in SceneScreens(interfaces, shown: shown, besides: Set(shown.map(\.name))).definitions {
      for definition in screens {
        guard let entry = catalog.scenes[definition.scene] else { continue }
        let path = pathOfScreen(definition.name, file.name.folderName, catalog.settings.screens)
        if (try? source.entry(at: path)) != nil {
          kept.append(path)
        } else {
          files.append((path, writer.text(definition, entry)))
        }
      }
    }
    kept = Set(kept).sorted()
    // A file that can't be read back isn't written.
    var texts = Dictionary(files, uniquingKeysWith: { first, _ in first })
    if !hasCatalog { texts[Catalog.fileName] = draft.text }
    let loaded = loader.load(LayeredSource(texts, over: source))
    let broken = Dictionary(grouping: loaded.diagnostics.filter { $0.severity == .error }) { $0.path ?? "" }
    problems += files.compactMap { file in
      broken[file.path]?.first.map { ImportProblem(place: file.path, message: "not written: \($0.message)") }
    }
    return files.filter { broken[$0.path] == nil }
  }
}

extension String {
  /// A name of a folder made of a storyboard's.
  fileprivate var folderName: String {
    let name = String(map { $0.isLetter || $0.isNumber || " -_+".contains($0) ? $0 : "-" }).cleaned
    return name.isEmpty ? "Storyboard" : String(name.prefix(80))
  }
}
