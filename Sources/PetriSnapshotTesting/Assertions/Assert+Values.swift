public import PetriSnapshots

/// Compares a value with its snapshot, `__Snapshots__/FILE/TEST[.NAME].KIND.txt` beside the test's file, and fails the
/// current test where they differ.
///
/// Nothing is recorded unless `record`, a scope or PETRI_RECORD says so, and nothing on CI. Works in Swift Testing and in
/// XCTest.
///
/// - Parameters:
///   - value: what is compared.
///   - strategy: how it becomes text.
///   - name: tells several snapshots of one test apart; a parameterised test must have one.
///   - record: what is recorded; a test that records so fails, lest it be left in the code.
@preconcurrency @MainActor
public func assertSnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  Report.report(verify(value, strategy, name, record, place), at: place)
}

/// Compares a value with its snapshot as ``assertSnapshot(of:as:named:record:fileID:filePath:line:column:function:)`` does,
/// and gives the failure instead of reporting it.
///
/// - Returns: the failure; `nil` where all is as it should be.
@preconcurrency @MainActor
public func verifySnapshot<Value>(
  of value: Value,
  as strategy: SnapshotStrategy<Value>,
  named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  function: String = #function
) -> SnapshotFailure? {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
  return verify(value, strategy, name, record, place)
}

/// What all assertions about values do.
@MainActor
func verify<Value>(
  _ value: Value,
  _ strategy: SnapshotStrategy<Value>,
  _ name: String?,
  _ record: RecordMode?,
  _ place: TestPlace
) -> SnapshotFailure? {
  let path = place.path(named: name, kind: strategy.kind)
  if let problem = place.problem(named: name, path: path) ?? SourceTree.problem(with: "\(place.filePath)") {
    return problem
  }
  let text: String
  do {
    text = try strategy.text(of: value)
  } catch {
    return SnapshotFailure("\(path) can't be compared: \(error)")
  }
  return SnapshotFile(store: SnapshotStore(root: place.folder), path: path)
    .verify(text, recording: .current(argument: record))
}
