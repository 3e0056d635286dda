import Expectations
import Foundation
import Testing

@testable import PetriFiles

@Suite("Files by any path")
struct NamedFileTests {
  @Test("a regular file is replaced, also one that a link leads to, and the link stays")
  func replaced() throws {
    let box = try Sandbox()
    try box.write("old", to: "in/a")
    try box.link("in/link", to: "a")
    try NamedFile("\(box.path)/in/link").write("new")
    try NamedFile("\(box.path)/in/b").write("b")
    #expect(try box.read("in/a") == "new" && box.read("in/b") == "b")
    #expect(NamedFile("\(box.path)/in/link").isLink)
    expectEqual(box.files, ["a", "b", "link"])
  }

  @Test("a pipe is written into")
  func pipe() throws {
    let box = try Sandbox()
    let path = "\(box.path)/in/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    try #require(reader >= 0)
    try NamedFile(path).write("text")
    var buffer = [UInt8](repeating: 0, count: 10)
    expectEqual(read(reader, &buffer, 10), 4)
    expectEqual(NamedFile(path).kind, .other)
    // Nobody reads any more: it fails, and the process goes on. Processes that other tests start have the reader's end for a moment.
    let writer = try Descriptor(open(path, O_WRONLY | O_CLOEXEC))
    close(reader)
    var end = pollfd(fd: writer.number, events: 0, revents: 0)
    try #require(poll(&end, 1, 60_000) == 1 && end.revents & Int16(POLLERR) != 0)
    #expect(throws: FileError.system(EPIPE)) { try NamedFile("/dev/fd/\(writer.number)").write("text") }
  }

  @Test("a failure to write has its reason, and no folder is made")
  func refused() throws {
    let box = try Sandbox()
    try box.link("in/link", to: "nothing")
    #expect(throws: FileError.brokenLink) { try NamedFile("\(box.path)/in/link").write("x") }
    #expect(throws: FileError.folder) { try NamedFile("\(box.path)/in").write("x") }
    #expect(throws: FileError.noFolder("\(box.path)/in/new")) { try NamedFile("\(box.path)/in/new/a").write("x") }
    expectEqual(box.files, ["link"])
    #if os(Linux)
      #expect(throws: FileError.system(ENOSPC)) { try NamedFile("/dev/full").write("x") }
    #endif
  }

  @Test("a file is added to, and made if need be")
  func append() throws {
    let box = try Sandbox()
    let file = NamedFile("\(box.path)/in/a")
    try file.touch()
    try file.append("one")
    try file.append("two")
    try expectEqual(box.read("in/a"), "onetwo")
    try expectEqual(file.read(limit: 6), bytes("onetwo"))
    #expect(throws: FileError.tooLarge(limit: 5)) { try file.read(limit: 5) }
    #expect(throws: FileError.tooLarge(limit: 5)) { try file.readInput(limit: 5) }
    #expect(throws: FileError.missing) { try NamedFile("\(box.path)/in/b").read(limit: 5) }
  }
}
