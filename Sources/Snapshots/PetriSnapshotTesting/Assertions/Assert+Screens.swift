public import PetriCatalog
public import PetriComposer
public import PetriSnapshots

/// Compares a screen of a catalogue with its snapshot next to the screen's file, which `petri snapshot verify` also
/// checks.
///
/// - Parameters:
///   - catalog: defaults to the nearest `Catalog.yaml` above the test file, without registered view controllers.
///   - rendering: the text format of the snapshot.
///   - fixture: the name of a fixture; defaults to the examples.
///   - environment: a cell of the screen's matrix; defaults to the base environment.
///   - record: overrides the recording mode; the test fails when it records, so that this argument isn't committed.
@preconcurrency @MainActor
public func assertScreen(
  _ name: String,
  of catalog: SnapshotCatalog? = nil,
  as rendering: Rendering = .tree,
  fixture: String = Fixture.examples,
  in environment: LaunchEnvironment? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    let catalog = place.catalog(or: catalog)
    let screen = try catalog.screen(named: name)
    let cell = SnapshotCell(
      of: screen,
      fixture: fixture,
      in: catalog.environment(or: environment),
      as: rendering,
      variants: catalog.catalog.unusualVariants(of: screen),
      settings: catalog.catalog.settings
    )
    try compare(CatalogCell(catalog: catalog, cell: cell), record)
  }
}

/// Compares one snapshot of a catalogue. Use it in a parameterized test over all of them:
///
/// ```swift
/// @MainActor @Test(arguments: shop.cells()) func screens(cell: CatalogCell) { assertScreen(cell) }
/// ```
///
/// - Parameter cell: an element of ``SnapshotCatalog/cells(wholeMatrix:)``.
@preconcurrency @MainActor
public func assertScreen(
  _ cell: CatalogCell,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  TestPlace(fileID, filePath, line, column, function).check { (_) throws(SnapshotFailure) in try compare(cell, record) }
}

/// Compares all snapshots of a catalogue in one test and reports one failure per snapshot, like
/// `petri snapshot verify`. For XCTest, which has no parameterized tests.
///
/// - Parameter wholeMatrix: includes all cells of the matrix, instead of base cells and cells with a snapshot.
@preconcurrency @MainActor
public func assertScreens(
  of catalog: SnapshotCatalog,
  wholeMatrix: Bool = false,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  let place = TestPlace(fileID, filePath, line, column, function)
  let cells = catalog.cells(wholeMatrix: wholeMatrix)
  if cells.isEmpty { place.report(SnapshotFailure("the catalogue has no screens")) }
  for cell in cells { place.check { (_) throws(SnapshotFailure) in try compare(cell, record) } }
}

@MainActor
private func compare(_ cell: CatalogCell, _ record: RecordMode?) throws(SnapshotFailure) {
  let catalog = cell.catalog
  guard let own = cell.cell else {
    throw SnapshotFailure("the catalogue has errors:\n  " + catalog.problems.joined(separator: "\n  "))
  }
  let text: String
  do throws(CellFailure) {
    text = try CellPrinter(catalog: catalog.catalog, registry: catalog.registry()).text(of: own)
  } catch {
    throw SnapshotFailure("\(own.screen) can't be printed: \(error)")
  }
  try CellSnapshot(store: catalog.store, cell: own)
    .compare(text, recording: .current(argument: record))
}
