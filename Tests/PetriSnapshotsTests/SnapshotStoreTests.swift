import Expectations
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
    try expectEqual(store.read("Screens/__Snapshots__/a.tree.txt"), Array("two\n".utf8))
    expectEqual(store.names(in: "Screens/__Snapshots__"), ["a.tree.txt"])
    let folder = root + "/Screens/__Snapshots__"
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder), ["a.tree.txt"])
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
    for path in ["__Snapshots__/a.tree.txt", "__Snapshots__/new/a.tree.txt"] {
      #expect(throws: StoreFailure.self) { try store.read(path) }
      #expect(throws: StoreFailure.self) { try store.write("y", to: path) }
      #expect(throws: StoreFailure.self) { try store.delete(path) }
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: outside), ["a.tree.txt"])
    try FileManager.default.createSymbolicLink(
      atPath: root + "/b.tree.txt",
      withDestinationPath: outside + "/a.tree.txt"
    )
    #expect(throws: StoreFailure.self) { try store.read("b.tree.txt") }
    try expectEqual(String(contentsOfFile: outside + "/a.tree.txt", encoding: .utf8), "x")
    expectEqual(store.names(in: "__Snapshots__"), [])
  }

  @Test("a folder that turns into a link while snapshots are compared shows no file from outside")
  func turnsIntoLink() throws {
    let root = try temporary()
    let outside = try temporary()
    defer { for path in [root, outside] { try? FileManager.default.removeItem(atPath: path) } }
    try "foreign".write(toFile: outside + "/a.tree.txt", atomically: true, encoding: .utf8)
    let store = SnapshotStore(root: root)
    try store.write("own", to: "__Snapshots__/a.tree.txt")
    let (folder, link, between) = ("\(root)/__Snapshots__", "\(root)/link", "\(root)/between")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside)
    let lock = NSLock()
    nonisolated(unsafe) var isDone = false
    let end = DispatchSemaphore(value: 0)
    Thread {
      while !lock.withLock({ isDone }) {
        rename(folder, between)
        rename(link, folder)
        rename(folder, link)
        rename(between, folder)
      }
      end.signal()
    }
    .start()
    defer {
      lock.withLock { isDone = true }
      end.wait()
    }
    for _ in 0..<4_000 {
      if let read = try? store.read("__Snapshots__/a.tree.txt") { try #require(read == Array("own".utf8)) }
    }
  }

  @Test("a link to nothing is not a folder that snapshots are made behind")
  func linkToNothing() throws {
    let root = try temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    try FileManager.default.createSymbolicLink(atPath: root + "/nothing", withDestinationPath: root + "-outside/a")
    let store = SnapshotStore(root: root)
    #expect(throws: StoreFailure.self) { try store.write("x", to: "nothing/__Snapshots__/a.tree.txt") }
    #expect(!FileManager.default.fileExists(atPath: root + "-outside"))
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
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: root + "/__Snapshots__"), ["a.tree.txt"])
  }

  @Test("a pipe or a link, which isn't a file, is left as it is")
  func otherKinds() throws {
    let root = try temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    try #require(mkfifo(root + "/pipe.txt", 0o600) == 0)
    try FileManager.default.createSymbolicLink(atPath: root + "/link.txt", withDestinationPath: "target.txt")
    for name in ["pipe.txt", "link.txt"] { #expect(throws: StoreFailure.self) { try store.write("x\n", to: name) } }
    expectEqual(Set(store.names(in: "")), ["pipe.txt", "link.txt"])
  }

  @Test("a file keeps its mode")
  func mode() throws {
    let root = try temporary()
    defer { try? FileManager.default.removeItem(atPath: root) }
    let store = SnapshotStore(root: root)
    try store.write("one\n", to: "a.txt")
    try #require(chmod(root + "/a.txt", 0o640) == 0)
    try store.write("two\n", to: "a.txt")
    let attributes = try FileManager.default.attributesOfItem(atPath: root + "/a.txt")
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
