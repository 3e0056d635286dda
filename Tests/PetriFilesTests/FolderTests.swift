import Expectations
import Foundation
import Testing

@testable import PetriFiles

/// Everything holds both with the system's own way of staying below a folder, and step by step.
@Suite("What is below a folder")
struct FolderTests {
  @Test("links that stay below the folder are followed, those that lead out of it are not", arguments: [false, true])
  func links(_ goesBySteps: Bool) throws {
    let box = try Sandbox()
    try box.write("own", to: "in/b/c/a")
    try box.link("in/b/up", to: "..")
    try box.link("in/b/c/beside", to: "../up/./b//c/a")
    try box.link("in/last", to: "b/c/")
    let folder = try box.folder(goesBySteps: goesBySteps)
    for path in ["b/c/a", "b/up/b/c/a", "b/c/beside", "last/a", "b/./c//a"] {
      try expectEqual(folder.read(path, limit: 10), bytes("own"), "\(path)")
    }
    #expect(
      try folder.kind(of: "b/up") == .folder && folder.kind(of: "") == .folder && folder.kind(of: "last") == .folder
    )
    try expectEqual(folder.identity(ofFolder: "last"), folder.identity(ofFolder: "b/c"))
    try box.link("in/out", to: "../out")
    try box.link("in/absolute", to: "\(box.path)/in/b")
    try box.link("in/b/out", to: "up/../out/a")
    try box.link("in/round", to: "round")
    for path in ["out/a", "absolute/c/a", "b/out", "../out/a", "b/../b/c/a", "/etc/passwd", "b/.."] {
      #expect(throws: FileError.outside, "\(path)") { try folder.read(path, limit: 10) }
      #expect(throws: FileError.outside, "\(path)") { try folder.entries(in: path) }
    }
    #expect(throws: FileError.self) { try folder.read("round", limit: 10) }
    #expect(throws: FileError.missing) { try folder.read("b/x", limit: 10) }
    #expect(throws: FileError.notAFolder) { try folder.read("b/c/a/x", limit: 10) }
    #expect(throws: FileError.missing) { try folder.read("a\0b", limit: 10) }
  }

  @Test("a link isn't a file where none is followed", arguments: [false, true])
  func noLink(_ goesBySteps: Bool) throws {
    let box = try Sandbox()
    try box.write("own", to: "in/b/a")
    try box.link("in/b/link", to: "a")
    try box.link("in/c", to: "b")
    let folder = try box.folder(goesBySteps: goesBySteps)
    #expect(throws: FileError.link) { try folder.read("b/link", limit: 10, links: .none) }
    try expectEqual(folder.read("c/a", limit: 10, links: .none), bytes("own"))
  }

  @Test("in a tree of links, files are read wherever they are, and folders don't lead out", arguments: [false, true])
  func treeOfLinks(_ goesBySteps: Bool) throws {
    let box = try Sandbox()
    try box.write("own", to: "store/a")
    try box.write("", to: "in/b/c")
    try box.link("in/b/absolute", to: "\(box.path)/store/a")
    try box.link("in/b/relative", to: "../../store/a")
    try box.link("in/b/again", to: "absolute")
    try box.link("in/folder", to: "../store")
    let folder = try box.folder(goesBySteps: goesBySteps)
    for path in ["b/absolute", "b/relative", "b/again"] {
      try expectEqual(folder.read(path, limit: 10, links: .anywhere), bytes("own"), "\(path)")
      try expectEqual(folder.kind(of: path, links: .anywhere), .file)
      #expect(folder.isLinkOut(path) && !folder.isLinkOut("b/c") && !folder.isLinkOut("../store/a"))
      #expect(throws: FileError.outside) { try folder.read(path, limit: 10) }
    }
    for path in ["folder", "folder/a", "../store/a", "/etc/passwd"] {
      #expect(throws: FileError.outside, "\(path)") { try folder.read(path, limit: 10, links: .anywhere) }
      #expect(throws: FileError.outside, "\(path)") { try folder.kind(of: path, links: .anywhere) }
    }
  }

  @Test("only regular files up to the limit are read, and nobody is waited for")
  func kinds() throws {
    let box = try Sandbox()
    try #require(mkfifo("\(box.path)/in/pipe", 0o600) == 0)
    try box.write("12345", to: "in/five")
    let folder = try box.folder()
    #expect(throws: FileError.notAFile) { try folder.read("pipe", limit: 10) }
    #expect(throws: FileError.notAFile) { try folder.read("", limit: 10) }
    #expect(throws: FileError.tooLarge(limit: 4)) { try folder.read("five", limit: 4) }
    try expectEqual(folder.read("five", limit: 5), bytes("12345"))
    let kinds = Dictionary(uniqueKeysWithValues: try folder.entries(in: "").map { ($0.name, $0.kind) })
    expectEqual(kinds, ["pipe": .other, "five": .file])
  }

  @Test("a folder that turns into a link while files are read shows nothing from outside", arguments: [false, true])
  func readRace(_ goesBySteps: Bool) throws {
    let box = try Sandbox()
    try box.write("own", to: "in/b/a")
    let folder = try box.folder(goesBySteps: goesBySteps)
    try box.swapping("in/b") {
      for _ in 0..<4_000 {
        if let read = try? folder.read("b/a", limit: 10) { try #require(read == bytes("own")) }
      }
    }
  }

  @Test("a folder that turns into a link while files are written changes nothing outside", arguments: [false, true])
  func writeRace(_ goesBySteps: Bool) throws {
    let box = try Sandbox()
    try box.write("own", to: "in/b/a")
    let folder = try box.folder(goesBySteps: goesBySteps)
    try box.swapping("in/b") {
      for _ in 0..<1_000 {
        try? folder.write(bytes("new"), to: "b/a", isDurable: false)
        try? folder.remove("b/a")
      }
    }
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: "\(box.path)/out"), ["a"])
    try expectEqual(box.read("out/a"), "foreign")
  }

  @Test("a file is written with the folders above it, and keeps its mode")
  func write() throws {
    let box = try Sandbox()
    let folder = try box.folder()
    try folder.write(bytes("one"), to: "b/c/a")
    try #require(chmod("\(box.path)/in/b/c/a", 0o640) == 0)
    try folder.write(bytes("two"), to: "b/c/a", isDurable: false)
    try expectEqual(box.read("in/b/c/a"), "two")
    try expectEqual(box.status("in/b/c/a").st_mode & 0o777, 0o640)
    expectEqual(box.files, ["b", "b/c", "b/c/a"])
  }

  @Test("what isn't a regular file is not written over")
  func otherKinds() throws {
    let box = try Sandbox()
    try #require(mkfifo("\(box.path)/in/pipe", 0o600) == 0)
    try box.link("in/link", to: "target")
    try box.link("in/nowhere", to: "target")
    try box.write("", to: "in/folder/x")
    let folder = try box.folder()
    #expect(throws: FileError.notAFile) { try folder.write(bytes("x"), to: "pipe") }
    #expect(throws: FileError.link) { try folder.write(bytes("x"), to: "link") }
    #expect(throws: FileError.notAFile) { try folder.write(bytes("x"), to: "folder") }
    #expect(throws: FileError.missing) { try folder.write(bytes("x"), to: "nowhere/a") }
    #expect(throws: FileError.notAFolder) { try folder.write(bytes("x"), to: "folder/x/a") }
    expectEqual(box.files, ["folder", "folder/x", "link", "nowhere", "pipe"])
  }

  @Test("any number of writers may make the same folders at once")
  func writersAtOnce() throws {
    let box = try Sandbox()
    let path = "\(box.path)/new/root"
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      try? Folder(making: path).write(bytes("\(number)"), to: "b/c/\(number)", isDurable: false)
    }
    try expectEqual(Folder(path).entries(in: "b/c").count, 16)
  }

  @Test("a tree is removed without what its links lead to")
  func removeTree() throws {
    let box = try Sandbox()
    try box.write("", to: "in/b/c/d/e")
    try box.link("in/b/out", to: "../../out")
    try box.link("in/b/c/d/file", to: "../../../../out/a")
    let folder = try box.folder()
    try folder.removeTree("b")
    expectEqual(box.files, [])
    try expectEqual(box.read("out/a"), "foreign")
    #expect(throws: FileError.missing) { try folder.removeTree("b") }
    #expect(throws: FileError.outside) { try folder.removeTree("..") }
    #expect(throws: FileError.outside) { try folder.removeTree("") }
  }

  @Test("what a writer that was killed left is removed when it is old enough")
  func leftovers() throws {
    let box = try Sandbox()
    for name in [".petri-1", ".other", "a"] { try box.write("", to: "in/b/\(name)") }
    let folder = try box.folder()
    folder.removeLeftovers(in: "b", olderThan: 600)
    expectEqual(box.files, ["b", "b/.other", "b/.petri-1", "b/a"])
    folder.removeLeftovers(in: "b", olderThan: -1)
    expectEqual(box.files, ["b", "b/.other", "b/a"])
  }

  @Test("a private folder is this user's, and not what a link leads to")
  func privateFolder() throws {
    let box = try Sandbox()
    _ = try Folder(makingPrivate: "\(box.path)/in/own")
    try expectEqual(box.status("in/own").st_mode & 0o777, 0o700)
    _ = try Folder(makingPrivate: "\(box.path)/in/own")
    try box.link("in/link", to: "own")
    #expect(throws: FileError.self) { try Folder(makingPrivate: "\(box.path)/in/link") }
    try #require(chmod("\(box.path)/in/own", 0o777) == 0)
    #expect(throws: FileError.self) { try Folder(makingPrivate: "\(box.path)/in/own") }
  }

  @Test("a file that processes share is nobody's alone")
  func locks() throws {
    let box = try Sandbox()
    let folder = try box.folder()
    if case .alone(nil) = FileLock.claim("b/lock", in: folder) {} else { Issue.record("there is no file") }
    try folder.write([], to: "b/lock")
    var lock = FileLock(sharing: "b/lock", in: folder)
    try #require(lock != nil)
    if case .used = FileLock.claim("b/lock", in: folder) {} else { Issue.record("it is shared") }
    lock = nil
    if case .alone(.some) = FileLock.claim("b/lock", in: folder) {} else { Issue.record("nobody has it") }
  }

  #if os(Linux)
    @Test("a file is let go of at once, though a process that is being started has it too for a moment")
    func inheritedLock() throws {
      let box = try Sandbox()
      let folder = try box.folder()
      try folder.write([], to: "lock")
      var lock = FileLock(sharing: "lock", in: folder)
      try #require(lock != nil)
      let path = try box.realPath("in/lock")
      let opened = (0..<256).map(Int32.init).filter {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path
      }
      expectEqual(opened.count, 1)
      // As a new process has it until it runs its program.
      let inherited = try Descriptor(dup(try #require(opened.first)))
      lock = nil
      if case .alone(.some) = FileLock.claim("lock", in: folder) {} else { Issue.record("nobody has it") }
      withExtendedLifetime(inherited.number) {}
    }
  #endif
}
