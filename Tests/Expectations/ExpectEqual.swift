public import Testing

/// Expects a value to be equal to another. Where texts differ, the lines that do are shown, as by diff.
///
/// A function, not `#expect(a == b)`: the compiler checks the types of each expansion of the macro anew, which takes a third of
/// the time of building the tests, and an expansion's failure shows a text of many lines in a single one. For the same reason the
/// place is given by its parts: `#_sourceLocation` is a macro too, expanded at every call.
public func expectEqual<Value: Equatable>(
  _ value: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard value != expected else { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record(difference(value, expected), comment(), location)
}

/// Expects a value to be one object, or none to be there where none is expected; for `#expect(a === b)`.
public func expectIdentical(
  _ object: AnyObject?,
  _ expected: AnyObject?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  guard object !== expected else { return }
  let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  record("\(shown(object)) isn't \(shown(expected))", comment(), location)
}

private func record(_ failure: String, _ comment: Comment?, _ sourceLocation: SourceLocation) {
  Issue.record(Comment(rawValue: comment.map { "\(failure)\n\($0)" } ?? failure), sourceLocation: sourceLocation)
}

private func difference<Value: Equatable>(_ value: Value, _ expected: Value) -> String {
  guard let text = value as? String, let other = expected as? String, text.contains("\n") || other.contains("\n") else {
    return "\(String(reflecting: value)) isn't \(String(reflecting: expected))"
  }
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  let others = other.split(separator: "\n", omittingEmptySubsequences: false)
  let changes = lines.difference(from: others).map { change in
    switch change {
    case .remove(let line, let text, _): "  expected line \(line + 1): \(text.debugDescription)"
    case .insert(let line, let text, _): "  found at line \(line + 1): \(text.debugDescription)"
    }
  }
  return (["the text isn't what was expected:"] + changes + ["found:", text]).joined(separator: "\n")
}

private func shown(_ object: AnyObject?) -> String {
  object.map { "\($0) (\(ObjectIdentifier($0)))" } ?? "nil"
}
