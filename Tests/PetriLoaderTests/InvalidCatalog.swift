import Foundation
import PetriDiagnostics
import PetriFormat
import Testing

@testable import PetriLoader

/// A catalogue with one mistake: a file in `Invalid`, in the folder of its mistake's code.
///
/// It has the catalogue's files one after another, each below a line such as `=== Screens/a.yaml`, and below `=== expected` the text that
/// `petri validate` must print. `Catalog.yaml` is left out where it has nothing but a name.
struct InvalidCatalog: Sendable, CustomTestStringConvertible {
  /// The path in `Invalid`, without its ending: `unknown-key/b-has-no-key-y`.
  let name: String

  /// The bytes of the catalogue's files, by path.
  var files: [String: [UInt8]] {
    let files = Dictionary(sections.filter { $0.name != "expected" }) { one, _ in one }
    return files.merging(["Catalog.yaml": Array("catalog: Test\n".utf8)]) { own, _ in own }
  }

  /// The text that must be printed.
  var expected: String {
    String(decoding: sections.first { $0.name == "expected" }?.bytes ?? [], as: UTF8.self)
  }

  var code: DiagnosticCode { DiagnosticCode(rawValue: String(name.prefix { $0 != "/" })) }
  var testDescription: String { name }

  static let all: [InvalidCatalog] = {
    func names(in folder: URL) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
    return names(in: root).flatMap { code in
      names(in: root.appending(path: code)).map { InvalidCatalog(name: "\(code)/\($0.dropLast(".txt".count))") }
    }
  }()

  var source: MemorySource { MemorySource(bytes: files) }

  /// Loads it; warnings about the files without the mistake are left out, unless it is a warning itself.
  func load() -> LoadedCatalog {
    let lints = DiagnosticCode.lints.contains(code)
    return CatalogLoader(devices: ["iphone-16", "iphone-se"], lints: lints).load(source)
  }

  /// The texts of the YAML files.
  var texts: [String] {
    files.filter { $0.key.hasSuffix(".yaml") }.sorted { $0.key < $1.key }.map {
      String(decoding: $0.value, as: UTF8.self)
    }
  }

  /// Writes what is expected from now on.
  func record(_ text: String) throws {
    let data = try Data(contentsOf: file)
    let mark = Data("=== expected\n".utf8)
    let files = data.range(of: mark, options: .backwards).map { data[..<$0.lowerBound] } ?? data
    try (files + mark + Data(text.utf8)).write(to: file, options: .atomic)
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Invalid")

  private var file: URL { InvalidCatalog.root.appending(path: "\(name).txt") }

  /// The parts of the file by the names above them; every byte counts.
  private var sections: [(name: String, bytes: [UInt8])] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    var sections: [(name: String, bytes: [UInt8])] = []
    let mark = Data("=== ".utf8)
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        sections.append((String(decoding: line.dropFirst(mark.count), as: UTF8.self), []))
      } else if !sections.isEmpty {
        sections[sections.count - 1].bytes += line + [UInt8(ascii: "\n")]
      }
    }
    // The last line's end isn't another line.
    if !sections.isEmpty { sections[sections.count - 1].bytes.removeLast() }
    return sections
  }
}
