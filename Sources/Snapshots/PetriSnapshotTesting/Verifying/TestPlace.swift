import PetriSnapshots
import PetriText
import Testing

/// The place of an assertion, from which its file's name is made.
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

  /// The folder of the test's file.
  var folder: String { SourceTree.folder(of: "\(filePath)") }

  /// Where the assertion is, for messages.
  var description: String { "\(fileID):\(line)" }

  /// `__Snapshots__/FILE/TEST[.NAME].KIND.txt` from the folder of the test's file.
  ///
  /// Letters, digits, hyphens and underscores stand for themselves and all else for its bytes, so no two names make one
  /// file.
  func path(named name: String?, kind: String) -> String {
    let file = "\(filePath)".split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "Tests"
    let parts = [String(function.prefix { $0 != "(" })] + (name.map { [$0] } ?? []) + [kind]
    return "\(SnapshotStore.folder)/\(encoded(file))/\(parts.map(encoded).joined(separator: ".")).txt"
  }

  /// Why the file can't have this name; `nil` where it can.
  ///
  /// The arguments of a parameterised test would take turns in one file, and two assertions would share it.
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
