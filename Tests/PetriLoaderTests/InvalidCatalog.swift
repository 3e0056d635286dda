import Foundation
import PetriDiagnostics
import Testing

@testable import PetriLoader

/// A catalogue with one mistake: a folder in `Invalid`, in that of its mistake's code, with the text that `petri validate`
/// must say of it in `expected.txt`.
struct InvalidCatalog: Sendable, CustomTestStringConvertible {
  /// The path in `Invalid`: `unknown-key/b-has-no-key-y`.
  let name: String

  var code: DiagnosticCode { DiagnosticCode(rawValue: String(name.prefix { $0 != "/" })) }
  var testDescription: String { name }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Invalid")

  static let all: [InvalidCatalog] = {
    let files = FileManager.default
    func names(in folder: URL) -> [String] {
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
    return names(in: root).flatMap { code in
      names(in: root.appending(path: code)).map { InvalidCatalog(name: "\(code)/\($0)") }
    }
  }()

  var folder: URL { InvalidCatalog.root.appending(path: name) }
  private var expectedFile: URL { folder.appending(path: "expected.txt") }

  func load() throws -> LoadedCatalog {
    CatalogLoader(devices: ["iphone-16", "iphone-se"]).load(try FolderSource(path: folder.path))
  }

  var expected: String { (try? String(contentsOf: expectedFile, encoding: .utf8)) ?? "" }

  func record(_ text: String) throws { try Data(text.utf8).write(to: expectedFile, options: .atomic) }

  /// The texts of the YAML files.
  var texts: [String] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
    return (files ?? []).filter { $0.pathExtension == "yaml" }.compactMap {
      try? String(contentsOf: $0, encoding: .utf8)
    }
  }
}
