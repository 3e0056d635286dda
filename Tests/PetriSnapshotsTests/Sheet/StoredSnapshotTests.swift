import Expectations
import Foundation
import PetriRendering
import Testing

@testable import PetriSnapshots

@Suite("The snapshots of the repository")
struct StoredSnapshotTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  /// The files in folders of snapshots that have this ending.
  private static func files(_ ending: String) throws -> [URL] {
    var files: [URL] = []
    for part in ["Screens", "Tests"] {
      let names = try #require(FileManager.default.enumerator(atPath: root.appending(path: part).path))
      for case let name as String in names where name.contains("__Snapshots__/") && name.hasSuffix(ending) {
        files.append(root.appending(path: "\(part)/\(name)"))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  @Test("the text of every cell is read into nodes that print the same, and the file is written again byte for byte")
  func trees() throws {
    let files = try Self.files(".tree.txt")
    #expect(files.count > 200)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      let name = file.lastPathComponent
      guard let sheet = try? SnapshotSheet(bytes) else {
        let text = String(decoding: bytes, as: UTF8.self)
        let body = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.hasPrefix("# ") }
        expectEqual(ShownScreen(parsing: text)?.text, body.joined(separator: "\n"))
        continue
      }
      let texts = try sheet.texts().mapValues { try $0.get() }
      for (cell, text) in texts {
        #expect(ShownScreen(parsing: text)?.text.utf8.elementsEqual(text.utf8) == true, "\(name) \(cell)")
      }
      let command = String(decoding: bytes, as: UTF8.self).split(separator: "\n")[1]
      let written = SheetWriter.text(of: texts, sheet.header, base: sheet.head.root) { _ in String(command) }
      #expect(written.utf8.elementsEqual(bytes), "\(name)")
    }
  }
}
