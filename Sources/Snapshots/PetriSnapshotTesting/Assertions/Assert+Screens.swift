public import PetriCatalog
public import PetriComposer
public import PetriSnapshots

/// Compares a screen of a catalogue with its snapshot beside the screen's file, the one that `petri snapshot verify`
/// compares too.
///
/// - Parameters:
///   - name: the screen.
///   - catalog: the catalogue; the nearest `Catalog.yaml` upwards from the test's file without one, in which no controllers
///     written in Swift are registered.
///   - rendering: another kind of text than the tree.
///   - fixture: a named context; its examples by default.
///   - environment: a cell of the catalogue's matrix; its base environment by default.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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

/// Compares a snapshot of a catalogue: the body of a test over all of them.
///
/// ```swift
/// @MainActor @Test(arguments: shop.cells()) func screens(cell: CatalogCell) { assertScreen(cell) }
/// ```
///
/// - Parameters:
///   - cell: one of ``SnapshotCatalog/cells(wholeMatrix:)``.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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

/// Compares all snapshots of a catalogue in one test, as `petri snapshot verify` does, and fails once for each that is not
/// as it should be: for XCTest, which has no parameters.
///
/// - Parameters:
///   - catalog: the catalogue.
///   - wholeMatrix: every cell of the matrix; else the base cells and those that have a file.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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
