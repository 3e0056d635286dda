public import PetriCatalog
public import PetriComposer
import PetriDiagnostics
import PetriLoader
import PetriSnapshots

/// A catalogue whose screens are tested: loaded once, and given to the functions that assert.
///
/// ```swift
/// let shop = SnapshotCatalog(beside: #filePath, "../../Catalog.yaml")
///
/// @MainActor @Test(arguments: shop.cells()) func screens(cell: CatalogCell) { assertScreen(cell) }
/// ```
public struct SnapshotCatalog: Sendable {
  /// The definitions without errors.
  public let catalog: Catalog
  /// The catalogue's folder.
  public let folder: String
  /// Its problems, in the words of `petri validate`; empty where nothing is wrong.
  public let problems: [String]
  let registry: @MainActor @Sendable () -> ControllerRegistry
  /// Its snapshots.
  let store: SnapshotStore
  /// The folders of its files, beside which its snapshots lie.
  private let folders: [String]

  /// Loads a catalogue.
  ///
  /// Nothing is thrown: a catalogue that can't be read has no screens and a problem, which every assertion about it
  /// reports.
  ///
  /// - Parameters:
  ///   - path: the catalogue's file or folder, absolute.
  ///   - variants: the variants of experiments, where they are not the usual ones.
  ///   - register: registers controllers written in Swift, under the names that `class:` has.
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

  /// Loads a catalogue by its place from a source file's folder.
  ///
  /// - Parameters:
  ///   - file: the source file; `#filePath`.
  ///   - path: the catalogue's file or folder from there.
  ///   - variants: the variants of experiments, where they are not the usual ones.
  ///   - register: registers controllers written in Swift.
  public init(
    beside file: String,
    _ path: String,
    variants: [String: String] = [:],
    registering register: @escaping @MainActor @Sendable (inout ControllerRegistry) -> Void = { _ in }
  ) {
    self.init("\(SourceTree.folder(of: file))/\(path)", variants: variants, registering: register)
  }

  @MainActor private static var known: [String: SnapshotCatalog] = [:]

  /// The catalogue of the nearest `Catalog.yaml` upwards from a folder, loaded once.
  @MainActor static func nearest(to folder: String) -> SnapshotCatalog {
    if let known = known[folder] { return known }
    let found = try? CatalogFinder.find(from: folder)
    let catalog = SnapshotCatalog(found.map { "\($0.folder)/\($0.fileName)" } ?? "\(folder)/\(Catalog.fileName)")
    known[folder] = catalog
    return catalog
  }

  /// The catalogue's snapshots, as arguments of a parameterised test.
  ///
  /// A catalogue with problems has one more cell, which fails with them, so that a broken screen is not left out in
  /// silence.
  ///
  /// - Parameter wholeMatrix: every cell of the matrix; else the base cells and those that have a file, as
  ///   `petri snapshot verify` compares.
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
