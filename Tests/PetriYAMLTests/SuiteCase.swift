import Foundation
import PetriDiagnostics
import PetriYAML

/// A case of the YAML test suite: a file, and the events that it gives or that it is none.
struct SuiteCase {
  let name: String
  let bytes: [UInt8]
  let mustFail: Bool
  /// The events without the parts that a tree of nodes doesn't keep: anchors, tags, the marks of documents and of flow
  /// style.
  let events: [String]

  /// The folder of the suite beside the checkout, where it is there.
  static let folder: URL? = {
    let folder = URL(fileURLWithPath: #filePath).appending(path: "../../../../shared/data/yaml-test-suite").standardized
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// All cases by name, such as `229Q` and `VJP3/00`.
  static func all(in folder: URL) throws -> [SuiteCase] {
    let files = FileManager.default
    let names = try files.contentsOfDirectory(atPath: folder.path).filter { $0.wholeMatch(of: #/[0-9A-Z]{4}/#) != nil }
    return try names.sorted().flatMap { name -> [SuiteCase] in
      let parts = try files.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
      if parts.contains("in.yaml") { return [try SuiteCase(name, in: folder)] }
      return try parts.filter { $0.allSatisfy(\.isNumber) }.map { try SuiteCase("\(name)/\($0)", in: folder) }
    }
  }

  private init(_ name: String, in folder: URL) throws {
    let folder = folder.appending(path: name)
    self.name = name
    bytes = Array(try Data(contentsOf: folder.appending(path: "in.yaml")))
    mustFail = FileManager.default.fileExists(atPath: folder.appending(path: "error").path)
    let text = try String(contentsOf: folder.appending(path: "test.event"), encoding: .utf8)
    events = text.split(separator: "\n").compactMap { SuiteCase.event(String($0)) }
  }

  private static func event(_ line: String) -> String? {
    var words = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let kind = words.first, !kind.hasSuffix("STR") else { return nil }
    guard kind == "=VAL" else { return kind }
    words.removeFirst()
    var rest = words.first ?? ":"
    while rest.hasPrefix("&") || rest.hasPrefix("<") {
      rest = String(rest.drop { $0 != " " }.dropFirst())
    }
    return "=VAL \(rest)"
  }
}
