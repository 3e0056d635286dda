import InterfaceBuilder
import PetriCatalog
import PetriDiagnostics
import PetriFiles

/// A `Catalog.yaml` that is refined until it loads without errors; what can't be read is left out and recorded.
struct CatalogDraft {
  private let files: AppFiles
  private let facts: AppFacts
  let locales: [String]
  private let screens: String
  private(set) var plan: CatalogPlan
  private(set) var problems: [ImportProblem] = []
  private(set) var loaded: LoadedCatalog
  private var excluded: Set<String> = []
  private var dropped: Set<String> = []
  private var pictures: Set<String> = []
  private var start: String?

  private static let maximumRounds = 12

  init(_ files: AppFiles, _ facts: AppFacts, locales: [String], screens: String) {
    (self.files, self.facts, self.locales, self.screens) = (files, facts, locales, screens)
    plan = CatalogPlan(
      files,
      facts,
      locales: locales,
      pictures: [],
      start: nil,
      screens: screens,
      without: [],
      keys: []
    )
    loaded = CatalogLoader(devices: []).load(MemorySource([:]))
  }

  var text: String { plan.text(leftOut: problems.sorted { $0.place < $1.place }) }

  func text(startingWith start: String?) -> String {
    plan.withoutStoryboards(startingWith: start).text(leftOut: problems.sorted { $0.place < $1.place })
  }

  var names: [SceneID: String] {
    loaded.catalog.screens.reduce(into: [:]) { names, screen in
      if case .scene(let content) = screen.content, names[content.scene] == nil { names[content.scene] = screen.name }
    }
  }

  /// Loads the catalogue repeatedly, leaving out what has errors.
  ///
  /// - Throws: `ImportFailure` if errors remain.
  mutating func settle(_ loader: CatalogLoader, over source: any CatalogSource) throws(ImportFailure) {
    for round in 0..<CatalogDraft.maximumRounds {
      plan = CatalogPlan(
        files,
        facts,
        locales: locales,
        pictures: pictures,
        start: start,
        screens: screens,
        without: excluded,
        keys: dropped
      )
      let text = plan.text(leftOut: [])
      loaded = loader.load(LayeredSource([Catalog.fileName: text], over: source))
      let errors = loaded.diagnostics.filter { $0.severity == .error && CatalogDraft.isOfApp($0) }
      let isNew = loaded.isCatalogFileBroken ? false : takeIn()
      if errors.isEmpty, !isNew { return }
      guard leaveOut(errors, of: text, withFolders: round > 0) || isNew else { throw .broken(errors) }
    }
    throw .broken(loaded.diagnostics.filter { $0.severity == .error })
  }

  /// Whether a problem is in the draft or a file of the app. Existing definitions need their own `Catalog.yaml`.
  private static func isOfApp(_ problem: Diagnostic) -> Bool {
    guard let path = problem.path, path != Catalog.fileName else { return true }
    return !["yaml", "yml"].contains(path.fileEnding)
  }

  /// Takes from the loaded documents what only they know: images, the first screen, and duplicate names.
  ///
  /// - Returns: Whether anything is new.
  private mutating func takeIn() -> Bool {
    let documents = loaded.catalog.settings.interfaces.compactMap(\.document)
    let pictures = Set(documents.flatMap { Array($0.imageSizes.keys) })
    let first = facts.mainStoryboard.flatMap { loaded.catalog.scenes.initialScene(of: $0) }.flatMap { names[$0.id] }
    let doubles = doubles
    defer { (self.pictures, start) = (pictures, first) }
    problems += doubles
    excluded.formUnion(doubles.map(\.place))
    return pictures != self.pictures || first != start || !doubles.isEmpty
  }

  /// Leaves out what has errors.
  ///
  /// - Parameter withFolders: Whether to leave out the whole folder of a faulty font, because an error of copied
  ///   folders is reported only once.
  /// - Returns: Whether anything is new.
  private mutating func leaveOut(_ errors: [Diagnostic], of text: String, withFolders: Bool) -> Bool {
    var isNew = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for error in errors {
      let path = error.path ?? Catalog.fileName
      if path == Catalog.fileName {
        let line = min(error.range?.start.line ?? error.line ?? 1, lines.count)
        let key = lines.prefix(line).last { $0.first?.isLetter == true }?.prefix { $0 != ":" } ?? "catalog"
        guard key != "catalog", dropped.insert(String(key)).inserted else { continue }
        problems.append(ImportProblem(place: Catalog.fileName, message: "'\(key)': \(error.message)"))
        isNew = true
      } else if excluded.insert(path).inserted {
        let line = error.range.map { ":\($0.start.line)" } ?? error.line.map { ":\($0)" } ?? ""
        problems.append(ImportProblem(place: path + line, message: error.message))
        isNew = true
        if withFolders { excluded.formUnion(files.fonts.filter { $0.folder == path.folder }) }
      }
    }
    return isNew
  }

  private var doubles: [ImportProblem] {
    let read = loaded.catalog.settings.interfaces
    let (paths, byName) = (Set(read.map(\.path)), Dictionary(read.map { ($0.name, $0.path) }) { first, _ in first })
    return files.interfaces.compactMap { path in
      guard !paths.contains(path), !excluded.contains(path), let first = byName[path.fileStem] else { return nil }
      let message = "its name is that of '\(first)', which counts; to see this one, import its app's folder alone"
      return ImportProblem(place: path, message: message)
    }
  }

  /// The keys that an existing catalogue lacks, and the documents that it doesn't read.
  func lacking(in catalog: Catalog, _ source: any CatalogSource) -> [String] {
    let bytes = (try? source.read(Catalog.fileName, limit: LoaderLimits().stringsBytes)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    let keys = Set(lines.map { line in line.prefix { $0 != ":" }.filter { !"\"' {".contains($0) } })
    let settings = catalog.settings
    var lacking = plan.entries.filter {
      !keys.contains($0.key) && !["format", "appearances", "severity"].contains($0.key)
    }
    .map { "\($0.key): \($0.value)" }
    guard keys.contains("storyboards") else { return lacking }
    let known = Set(settings.interfaces.map(\.path))
    lacking += loaded.catalog.settings.interfaces.map(\.path).filter { !known.contains($0) }
      .map { "storyboards: \(WritingStyle().text($0))" }
    return lacking
  }
}
