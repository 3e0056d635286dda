public import PetriSnapshots

/// Compares a value with its snapshot `__Snapshots__/FILE/TEST[.NAME].KIND.txt` next to the test file.
///
/// Works in Swift Testing and XCTest. Records only if `record`, a scope or PETRI_RECORD says so, and never on CI.
///
/// - Parameters:
///   - strategy: converts the value to text.
///   - name: tells several snapshots of one test apart; required in parameterized tests.
///   - record: overrides the recording mode; the test fails when it records, so that this argument isn't committed.
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
  TestPlace(fileID, filePath, line, column, function).check { place throws(SnapshotFailure) in
    try place.compare(value, strategy, name, record)
  }
}

/// Compares a value with its snapshot like
/// ``assertSnapshot(of:as:named:record:fileID:filePath:line:column:function:)``, but returns the failure instead of
/// reporting it.
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
  do throws(SnapshotFailure) {
    try TestPlace(fileID, filePath, line, column, function).compare(value, strategy, name, record)
    return nil
  } catch {
    return error
  }
}
