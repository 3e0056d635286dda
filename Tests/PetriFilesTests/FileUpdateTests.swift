import Expectations
import Foundation
import Testing

@testable import PetriFiles

@Suite("Writing over a file")
struct FileUpdateTests {
  private func update(_ box: Sandbox, _ path: String, _ old: String, _ new: String) throws {
    try FileUpdate(of: path, in: box.folder(), expecting: bytes(old)).write(bytes(new))
  }

  @Test("mode and owner stay, and no other file is left behind")
  func mode() throws {
    let box = try Sandbox()
    try box.write("one", to: "in/a")
    try #require(chmod("\(box.path)/in/a", 0o640) == 0)
    if getuid() == 0 { _ = chown("\(box.path)/in/a", 12, 34) }
    let before = try box.status("in/a")
    try update(box, "a", "one", "longer than before")
    let after = try box.status("in/a")
    #expect(after.st_mode == before.st_mode && after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    try expectEqual(box.read("in/a"), "longer than before")
    expectEqual(box.files, ["a"])
  }

  @Test("all names of a file have the new contents, and a link stays a link")
  func links() throws {
    let box = try Sandbox()
    try box.write("one", to: "in/b/a")
    try FileManager.default.linkItem(atPath: "\(box.path)/in/b/a", toPath: "\(box.path)/in/other-name")
    try box.link("in/link", to: "c/a")
    try box.link("in/c", to: "b")
    try update(box, "link", "one", "2")
    #expect(try box.read("in/b/a") == "2" && box.read("in/other-name") == "2")
    try expectEqual(box.status("in/b/a").st_nlink, 2)
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: "\(box.path)/in/link"), "c/a")
    try FileManager.default.removeItem(atPath: "\(box.path)/in/other-name")
    try update(box, "link", "2", "three")
    #expect(try box.read("in/b/a") == "three" && NamedFile("\(box.path)/in/link").isLink)
    expectEqual(box.files, ["b", "b/a", "c", "link"])
  }

  @Test("a file that is read-only, was changed meanwhile, is none or is outside is left as it is")
  func refused() throws {
    let box = try Sandbox()
    try box.write("one", to: "in/a")
    let early = try FileUpdate(of: "a", in: box.folder(), expecting: bytes("one"))
    try box.write("two", to: "in/a")
    #expect(throws: FileError.changed) { try early.write(bytes("three")) }
    #expect(throws: FileError.changed) { try update(box, "a", "one", "three") }
    #expect(throws: FileError.changed) { try update(box, "a", "longer", "three") }
    try #require(chmod("\(box.path)/in/a", 0o444) == 0)
    #expect(throws: FileError.readOnly) { try update(box, "a", "two", "three") }
    try expectEqual(box.read("in/a"), "two")
    #expect(throws: FileError.notAFile) { try update(box, "", "", "three") }
    #expect(throws: FileError.missing) { try update(box, "none", "", "three") }
    try #require(mkfifo("\(box.path)/in/pipe", 0o600) == 0)
    #expect(throws: FileError.notAFile) { try update(box, "pipe", "", "three") }
    try box.write("", to: "in/folder/x")
    #expect(throws: FileError.notAFile) { try update(box, "folder", "", "three") }
    try box.link("in/out", to: "../out/a")
    #expect(throws: FileError.outside) { try update(box, "out", "foreign", "three") }
    try expectEqual(box.read("out/a"), "foreign")
  }
}
