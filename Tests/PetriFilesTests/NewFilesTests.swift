import Expectations
import Foundation
import Testing

@testable import PetriFiles

@Suite("Files that must not be there yet")
struct NewFilesTests {
  private func problem(_ box: Sandbox, _ paths: [String], in folder: String = "in") -> NewFiles.Problem? {
    do throws(NewFiles.Problem) {
      try NewFiles(folder: "\(box.path)/\(folder)").write(paths.map { ($0, bytes("new")) })
      return nil
    } catch {
      return error
    }
  }

  @Test("all are made, with the folders that they need")
  func made() throws {
    let box = try Sandbox()
    #expect(problem(box, ["a", "b/c/a", "b/d"], in: "in/new/root") == nil)
    expectEqual(
      box.files,
      ["new", "new/root", "new/root/a", "new/root/b", "new/root/b/c", "new/root/b/c/a", "new/root/b/d"]
    )
    try expectEqual(box.status("in/new/root/a").st_nlink, 1)
  }

  @Test("where one can't be made none is, and no folder")
  func refused() throws {
    let box = try Sandbox()
    try box.write("mine", to: "in/there")
    try box.link("in/nowhere", to: "x")
    try box.link("in/out", to: "../out")
    let before = box.files
    let problems: [(path: String, problem: NewFiles.Problem)] = [
      ("there", .init(subject: .file, path: "there", error: .exists)),
      ("nowhere", .init(subject: .file, path: "nowhere", error: .exists)),
      ("there/b", .init(subject: .folder, path: "there", error: .notAFolder)),
      ("nowhere/b", .init(subject: .file, path: "nowhere/b", error: .missing)),
      ("out/new/b", .init(subject: .folder, path: "out", error: .outside)),
    ]
    for (path, expected) in problems {
      expectEqual(problem(box, ["first", "b/second", path]), expected)
      expectEqual(box.files, before)
    }
    expectEqual(
      problem(box, ["a"], in: "in/there/b"),
      .init(subject: .root, path: "\(box.path)/in/there", error: .notAFolder)
    )
    try expectEqual(box.read("in/there"), "mine")
    try expectEqual(FileManager.default.contentsOfDirectory(atPath: "\(box.path)/out"), ["a"])
  }

  @Test("where a file can't be put in place, the folders that were made for it go too")
  func takenBack() throws {
    let box = try Sandbox()
    expectEqual(problem(box, ["b/a", "b/a/c"], in: "in/x/y")?.error, .notAFolder)
    expectEqual(box.files, [])
  }
}
