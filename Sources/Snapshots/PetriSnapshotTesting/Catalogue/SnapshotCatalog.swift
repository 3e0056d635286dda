public import PetriCatalog
public import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots

/// A catalogue under test. Load it once and pass it to the assertions.
///
/// ```swift
/// let shop = SnapshotCatalog(beside: #filePath, "../../Catalog.yaml")
///
/// @MainActor @Test(arguments: shop.cells()) func screens(cell: CatalogCell) { assertScreen(cell) }
/// ```
public struct SnapshotCatalog: Sendable {
  /// The valid definitions.
  public let catalog: Catalog
  /// The path of the catalogue's folder.
  public let folder: String
  /// The error messages that `petri validate` reports.
  public let problems: [String]
  let registry: @MainActor @Sendable () -> ControllerRegistry
  let store: SnapshotStore
  /// The folders of the catalogue's files, which also hold its snapshots.
  private let folders: [String]

  /// Loads a catalogue. If it can't be read, it has no screens, and every assertion about it fails.
  ///
  /// - Parameters:
  ///   - path: the absolute path of the catalogue file or its folder.
  ///   - variants: the selected variants, by experiment.
  ///   - register: registers view controllers under the names used by `class:`.
  public init(
    _ path: String,
    variants: [String: String] = [:],
    registering register: @escaping @MainActor @Sendable (inout ControllerRegistry) -> Void = { _ in }
  ) {
    registry = {
      var registry = ControllerRegistry()
      register(&registry)
      return registry
    }
    let located = Result { () throws(CatalogFinder.Problem) in try CatalogFinder.locate(path) }
    let source = located.flatMap { location in
      Result { try FolderSource(path: location.folder, fileName: location.fileName) }
        .mapError { _ in CatalogFinder.Problem.missing(path: path) }
    }
    guard case .success(let location) = located, case .success(let source) = source else {
      catalog = Catalog(settings: CatalogSettings(name: ""))
      folder = path
      store = SnapshotStore(root: path)
      folders = []
      problems = ["no catalogue at \(path)"]
      return
    }
    let loaded = CatalogLoader(devices: Stage.devices, lints: false).load(
      source,
      fileName: location.fileName
    )
    let usual = loaded.catalog
    let chosen = Result { () throws(ExperimentProblem) in try usual.applying(variants) }
    catalog = (try? chosen.get()) ?? usual
    folder = location.folder
    store = SnapshotStore(root: folder, catalogFile: location.fileName)
    folders = loaded.folders
    var problems = loaded.diagnostics.filter { $0.severity == .error }.map { "\($0.path ?? path): \($0.message)" }
    if case .failure(let problem) = chosen { problems.append(problem.description) }
    self.problems = problems
  }

  /// Loads a catalogue by a path relative to a source file.
  ///
  /// - Parameters:
  ///   - file: the source file; pass `#filePath`.
  ///   - path: the catalogue file or its folder, relative to the source file's folder.
  ///   - variants: the selected variants, by experiment.
  ///   - register: registers view controllers under the names used by `class:`.
  public init(
    beside file: String,
    _ path: String,
    variants: [String: String] = [:],
    registering register: @escaping @MainActor @Sendable (inout ControllerRegistry) -> Void = { _ in }
  ) {
    self.init("\(SourceTree.folder(of: file))/\(path)", variants: variants, registering: register)
  }

  @MainActor private static var known: [String: SnapshotCatalog] = [:]

  /// The nearest catalogue in a folder or above it; cached.
  @MainActor static func nearest(to folder: String) -> SnapshotCatalog {
    if let known = known[folder] { return known }
    let found = try? CatalogFinder.find(from: folder)
    let catalog = SnapshotCatalog(found.map { "\($0.folder)/\($0.fileName)" } ?? "\(folder)/\(Catalog.fileName)")
    known[folder] = catalog
    return catalog
  }

  /// The catalogue's snapshots, as arguments of a parameterized test. If the catalogue has errors, includes a cell that
  /// fails with them.
  ///
  /// - Parameter wholeMatrix: includes all cells of the matrix, instead of base cells and cells with a snapshot.
  public func cells(wholeMatrix: Bool = false) -> [CatalogCell] {
    let matrix = SnapshotMatrix(of: catalog)
    let filed = Dictionary(
      grouping: SnapshotFiles(beside: folders, in: store, of: matrix).cells,
      by: \.screen
    )
    let cells = catalog.screens.flatMap { screen in
      let own = wholeMatrix ? matrix.cells(of: screen) : matrix.baseCells(of: screen)
      var ids: Set<String> = []
      return (own + (filed[screen.name] ?? [])).filter { ids.insert($0.id).inserted }
    }
    return (problems.isEmpty ? [] : [CatalogCell(catalog: self, cell: nil)])
      + cells.map { CatalogCell(catalog: self, cell: $0) }
  }
}
