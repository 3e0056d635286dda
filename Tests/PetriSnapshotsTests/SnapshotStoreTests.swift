import Foundation
import Testing

@testable import PetriSnapshots

@Suite("The files of snapshots")
struct SnapshotStoreTests {
  private func temporary() throws -> String {
    let path = NSTemporaryDirectory() + "petri-store-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test("what was written is read, and nothing else is left in the folder")
  func writes() throws {
    let root = try temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    #expect(try store.read("Screens/__Snapshots__/a.tree.txt") == nil)
    try store.write("one\n", to: "Screens/__Snapshots__/a.tree.txt")
    try store.write("two\n", to: "Screens/__Snapshots__/a.tree.txt")
    #expect(try store.read("Screens/__Snapshots__/a.tree.txt") == Array("two\n".utf8))
    #expect(store.paths() == ["Screens/__Snapshots__/a.tree.txt"])
    let folder = root + "/Screens/__Snapshots__"
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a.tree.txt"])
  }

  @Test("nothing is read, written or deleted outside the folder, not through a link either")
  func wayOut() throws {
    let root = try temporary()
    let outside = try temporary()
    defer { for path in [root, outside] { try? FileManager.default.removeItem(atPath: path) } }
    try "x".write(toFile: outside + "/a.tree.txt", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: root + "/__Snapshots__", withDestinationPath: outside)
    let store = SnapshotStore(root: root)
    for path in ["../a.tree.txt", "/etc/passwd", "Screens/../../a.tree.txt"] {
      #expect(throws: StoreFailure.self) { try store.read(path) }
      #expect(throws: StoreFailure.self) { try store.write("y", to: path) }
      #expect(throws: StoreFailure.self) { try store.delete(path) }
    }
    #expect(throws: StoreFailure.self) { try store.write("y", to: "__Snapshots__/a.tree.txt") }
    try FileManager.default.createSymbolicLink(
      atPath: root + "/b.tree.txt",
      withDestinationPath: outside + "/a.tree.txt"
    )
    #expect(throws: StoreFailure.self) { try store.read("b.tree.txt") }
    #expect(try String(contentsOfFile: outside + "/a.tree.txt", encoding: .utf8) == "x")
    #expect(store.paths() == [])
  }

  @Test("a folder in the place of a file is a failure that names it")
  func folderInPlace() throws {
    let root = try temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    try FileManager.default.createDirectory(
      atPath: root + "/__Snapshots__/a.tree.txt",
      withIntermediateDirectories: true
    )
    #expect(throws: StoreFailure.self) { try store.read("__Snapshots__/a.tree.txt") }
    #expect(throws: StoreFailure.self) { try store.write("x\n", to: "__Snapshots__/a.tree.txt") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: root + "/__Snapshots__") == ["a.tree.txt"])
  }
}
