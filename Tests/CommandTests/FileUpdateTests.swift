import Foundation
import Testing

@testable import PetriCommand

@Suite("Writing over a file")
struct FileUpdateTests {
  private func update(_ path: String, _ old: String, _ new: String) throws {
    try FileUpdate(path, expecting: Array(old.utf8)).write(Array(new.utf8))
  }

  private func status(_ path: String) throws -> stat {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status
  }

  @Test("mode and owner stay, and no other file is left behind")
  func mode() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    let path = "\(folder.path)/a"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    if getuid() == 0 { _ = chown(path, 12, 34) }
    let before = try status(path)
    try update(path, "one", "longer than before")
    let after = try status(path)
    #expect(after.st_mode == before.st_mode && after.st_uid == before.st_uid && after.st_gid == before.st_gid)
    #expect(try folder.read("a") == "longer than before")
    #expect(folder.files == ["a"])
  }

  @Test("all names of a file have the new contents, and a link stays a link")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    let path = "\(folder.path)/a"
    try FileManager.default.linkItem(atPath: path, toPath: "\(folder.path)/other-name")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/link", withDestinationPath: "a")
    try update("\(folder.path)/link", "one", "2")
    #expect(try folder.read("a") == "2" && folder.read("other-name") == "2")
    #expect(try status(path).st_nlink == 2)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "a")
  }

  @Test("a file that is read-only, was changed meanwhile or is none is left as it is")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "a")
    let path = "\(folder.path)/a"
    let early = try FileUpdate(path, expecting: Array("one".utf8))
    try folder.write("two", to: "a")
    #expect(throws: FileUpdate.Problem.changed) { try early.write(Array("three".utf8)) }
    #expect(throws: FileUpdate.Problem.changed) { try update(path, "one", "three") }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(throws: FileUpdate.Problem.readOnly) { try update(path, "two", "three") }
    #expect(try folder.read("a") == "two")
    #expect(throws: FileUpdate.Problem.notAFile) { try update(folder.path, "", "three") }
    mkfifo("\(folder.path)/pipe", 0o600)
    #expect(throws: FileUpdate.Problem.notAFile) { try update("\(folder.path)/pipe", "", "three") }
    #expect(throws: FileUpdate.Problem.system(ENOENT)) { try update("\(folder.path)/none", "", "three") }
  }
}
