import PetriSnapshots
import PetriText
import Testing

/// The source location of an assertion, which determines the path of its snapshot.
@MainActor
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: String

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt, _ function: String) {
    (self.fileID, self.filePath, self.line, self.column, self.function) = (fileID, filePath, line, column, function)
  }

  var folder: String { SourceTree.folder(of: "\(filePath)") }

  var description: String { "\(fileID):\(line)" }

  /// The path `__Snapshots__/FILE/TEST[.NAME].KIND.txt`, relative to the test file's folder. All characters except
  /// ASCII letters, digits, hyphens and underscores are percent-encoded, so that different names have different files.
  func path(named name: String?, kind: String) -> String {
    let file = "\(filePath)".split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "Tests"
    let parts = [String(function.prefix { $0 != "(" })] + (name.map { [$0] } ?? []) + [kind]
    return "\(SnapshotStore.folder)/\(encoded(file))/\(parts.map(encoded).joined(separator: ".")).txt"
  }

  /// A failure if the path isn't unique: assertions, or arguments of a parameterized test, must not share a file.
  func problem(named name: String?, path: String) -> SnapshotFailure? {
    if name == nil, Test.current?.isParameterized == true {
      return SnapshotFailure(
        "a parameterised test needs 'named:'; otherwise its arguments would share the file \(path)"
      )
    }
    guard let other = Claims.claim("\(folder)/\(path)", by: description) else { return nil }
    return SnapshotFailure("\(path) is also the file of \(other); give them different names with 'named:'")
  }

  private func encoded(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
        || byte == 0x5F
      if isPlain { return String(Character(Unicode.Scalar(byte))) }
      return "%" + byte.digits(2, radix: 16, uppercase: true)
    }
    .joined()
  }
}
