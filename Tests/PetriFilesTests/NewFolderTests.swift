import Expectations
import Foundation
import PetriFiles
import Testing

@Suite("A folder that takes another's place") struct NewFolderTests {
  private let root = NSTemporaryDirectory() + "petri-new-folder-\(UUID().uuidString)"
  private let manager = FileManager.default

  init() throws { try manager.createDirectory(atPath: root, withIntermediateDirectories: true) }

  private func text(_ path: String) -> String? { try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) }

  private func names() -> [String] { ((try? manager.contentsOfDirectory(atPath: root)) ?? []).sorted() }

  @Test("it is made with those above it, and nothing else is left")
  func new() throws {
    defer { try? manager.removeItem(atPath: root) }
    let new = try NewFolder(replacing: "\(root)/a/site/", marker: "mark")
    try new.folder.write(Array("1".utf8), to: "mark")
    expectEqual(text("a/site/mark"), nil)
    try new.takePlace()
    expectEqual(text("a/site/mark"), "1")
    try expectEqual(manager.contentsOfDirectory(atPath: "\(root)/a"), ["site"])
  }

  @Test("an older one with the marker is replaced with all that is in it, or stays where the new one is given up")
  func replaced() throws {
    defer { try? manager.removeItem(atPath: root) }
    for number in ["1", "2"] {
      let new = try NewFolder(replacing: "\(root)/site", marker: "mark")
      try new.folder.write(Array(number.utf8), to: "mark")
      try new.folder.write([], to: "only-\(number)/x")
      try new.takePlace()
    }
    expectEqual(text("mark"), nil)
    expectEqual(text("site/mark"), "2")
    #expect(!manager.fileExists(atPath: "\(root)/site/only-1"))
    let given = try NewFolder(replacing: "\(root)/site", marker: "mark")
    try given.folder.write(Array("3".utf8), to: "mark")
    given.abandon()
    expectEqual(text("site/mark"), "2")
    expectEqual(names(), ["site"])
  }

  @Test("the folder of a process that was killed is taken away, one of a living process stays")
  func leftovers() throws {
    defer { try? manager.removeItem(atPath: root) }
    for number in [999_999_999, 1] {
      try manager.createDirectory(atPath: "\(root)/.petri-\(number)-site/in", withIntermediateDirectories: true)
    }
    let new = try NewFolder(replacing: "\(root)/site", marker: "mark")
    try new.takePlace()
    expectEqual(names(), [".petri-1-site", "site"])
  }

  @Test("a folder of somebody else's, a file and a link are left alone")
  func others() throws {
    defer { try? manager.removeItem(atPath: root) }
    try manager.createDirectory(atPath: "\(root)/mine", withIntermediateDirectories: true)
    try Data("x".utf8).write(to: URL(fileURLWithPath: "\(root)/mine/photo"))
    try Data("x".utf8).write(to: URL(fileURLWithPath: "\(root)/file"))
    try manager.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "mine")
    #expect(throws: FileError.exists) { try NewFolder(replacing: "\(root)/mine", marker: "mark") }
    #expect(throws: FileError.notAFolder) { try NewFolder(replacing: "\(root)/file", marker: "mark") }
    #expect(throws: FileError.notAFolder) { try NewFolder(replacing: "\(root)/link", marker: "mark") }
    for name in ["", ".", "..", "a/.."] {
      #expect(throws: FileError.self) {
        try NewFolder(replacing: name.isEmpty ? "" : "\(root)/\(name)", marker: "mark")
      }
    }
    expectEqual(names(), ["file", "link", "mine"])
    expectEqual(text("mine/photo"), "x")
  }
}
