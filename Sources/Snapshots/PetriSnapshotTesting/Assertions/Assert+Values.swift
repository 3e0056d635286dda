public import PetriSnapshots

/// Compares a value with its snapshot, `__Snapshots__/FILE/TEST[.NAME].KIND.txt` beside the test's file, and fails the
/// current test where they differ.
///
/// Nothing is recorded unless `record`, a scope or PETRI_RECORD asks for it, and nothing on CI. Works in Swift Testing and in
/// XCTest.
///
/// - Parameters:
///   - value: the value.
///   - strategy: how it becomes text.
///   - name: distinguishes several snapshots of one test; a parameterised test must have one.
///   - record: the mode of recording; a test that records so fails, lest it be left in the code.
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
  do throws(SnapshotFailure) {
    try TestPlace(fileID, filePath, line, column, function).compare(value, strategy, name, record)
    return nil
  } catch {
    return error
  }
}
