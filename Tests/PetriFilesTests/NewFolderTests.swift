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

  private func paths(in folder: String) -> [String] {
    (try? manager.subpathsOfDirectory(atPath: "\(root)/\(folder)").sorted()) ?? []
  }

  private func put(_ text: String, at path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try manager.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func folder(_ path: String = "site") throws -> NewFolder {
    try NewFolder(
      replacing: path.isEmpty ? "" : "\(root)/\(path)",
      as: FolderManifest.Kind("site", fileName: "site.json")
    )
  }

  private func make(_ files: [String: String], at path: String = "site") throws {
    let new = try folder(path)
    for (path, text) in files { try new.folder.write(Array(text.utf8), to: path) }
    do {
      try new.takePlace()
    } catch {
      new.abandon()
      throw error
    }
  }

  @Test("it is made with those above it, and nothing else is left")
  func new() throws {
    defer { try? manager.removeItem(atPath: root) }
    let new = try folder("a/site/")
    try new.folder.write(Array("1".utf8), to: "in/one")
    expectEqual(text("a/site/in/one"), nil)
    try new.takePlace()
    expectEqual(text("a/site/in/one"), "1")
    try expectEqual(manager.contentsOfDirectory(atPath: "\(root)/a"), ["site"])
    let manifest = try #require(text("a/site/site.json"))
    expectEqual(
      manifest.filter { !$0.isWhitespace },
      #"{"files":{"in/one":["af63ac4c86019afc"]},"petri":"site","version":2}"#
    )
  }

  @Test("an older one is replaced with all that it lists, or stays where the new one is given up")
  func replaced() throws {
    defer { try? manager.removeItem(atPath: root) }
    try make(["page": "1", "only-1/x": ""])
    try make(["page": "2", "only-2/x": ""])
    expectEqual(paths(in: "site"), ["only-2", "only-2/x", "page", "site.json"])
    expectEqual(text("site/page"), "2")
    let given = try folder()
    try given.folder.write(Array("3".utf8), to: "page")
    given.abandon()
    expectEqual(text("site/page"), "2")
    expectEqual(names(), ["site"])
  }

  @Test("files of others in the older one stay as they are, and the new files come beside them")
  func shared() throws {
    defer { try? manager.removeItem(atPath: root) }
    try make(["page": "1", "same": "s", "only-1/x": "", "both/1": "1"])
    try put("ref: refs/heads/pages", at: "site/.git/HEAD")
    try put("a.example", at: "site/CNAME")
    try put("mine", at: "site/both/notes")
    try make(["page": "2", "same": "s", "both/2": "2"])
    expectEqual(
      paths(in: "site"),
      [".git", ".git/HEAD", "CNAME", "both", "both/2", "both/notes", "page", "same", "site.json"]
    )
    expectEqual(
      ["page", "CNAME", "both/notes", ".git/HEAD"].map { text("site/\($0)") },
      ["2", "a.example", "mine", "ref: refs/heads/pages"]
    )
    expectEqual(names(), ["site"])
    try make(["page": "3"])
    expectEqual(paths(in: "site"), [".git", ".git/HEAD", "CNAME", "both", "both/notes", "page", "site.json"])
  }

  @Test(
    "a listed file with other contents, and one of somebody else's in the place of a new one, keep the folder as it is"
  )
  func edited() throws {
    defer { try? manager.removeItem(atPath: root) }
    try make(["page": "1", "gone": "1"])
    try put("my notes", at: "site/gone")
    #expect(throws: FileError.edited("gone")) { try make(["page": "2"]) }
    try make(["page": "1"], at: "other")
    try put("mine", at: "other/two")
    #expect(throws: FileError.edited("two")) { try make(["page": "2", "two": "2"], at: "other") }
    // Edited while the new one is made.
    try make(["page": "1"], at: "third")
    let new = try folder("third")
    try put("mine", at: "third/page")
    #expect(throws: FileError.edited("page")) { try new.takePlace() }
    new.abandon()
    expectEqual(
      ["site/page", "site/gone", "other/page", "other/two", "third/page"].map(text),
      ["1", "my notes", "1", "mine", "mine"]
    )
    expectEqual(names(), ["other", "site", "third"])
  }

  @Test(
    "a folder with files and no manifest of its kind stays as it is",
    arguments: [
      nil, "{}", #"{"petri": "site", "version": 1}"#, #"{"petri": "other", "version": 2, "files": {}}"#,
      #"{"petri": "site", "version": 2, "files": {"../file": ["af63ac4c86019afc"]}}"#,
    ]
  )
  func unknown(_ manifest: String?) throws {
    defer { try? manager.removeItem(atPath: root) }
    try put("1", at: "file")
    try put("screen: one", at: "site/one.yaml")
    if let manifest { try put(manifest, at: "site/site.json") }
    let files = paths(in: "site")
    #expect(throws: FileError.self) { try make(["page": "1"]) }
    expectEqual(paths(in: "site"), files)
    expectEqual(text("site/one.yaml"), "screen: one")
    expectEqual(text("file"), "1")
    expectEqual(names(), ["file", "site"])
  }

  @Test(
    "the folder of a process that was killed is taken away, but not what others put into it; one of a living process stays"
  )
  func leftovers() throws {
    defer { try? manager.removeItem(atPath: root) }
    for number in [999_999_999, 1] { try put("", at: ".petri-\(number)-site/in/x") }
    // The older folder of a process that was killed after the exchange.
    try make(["page": "1"], at: ".petri-999999998-site")
    try put("mine", at: ".petri-999999998-site/notes")
    try make(["page": "1"])
    expectEqual(names(), [".petri-1-site", ".petri-999999998-site", "site"])
    expectEqual(paths(in: ".petri-999999998-site"), ["notes", "site.json"])
  }

  @Test("a folder of somebody else's, a file and a link are left alone")
  func others() throws {
    defer { try? manager.removeItem(atPath: root) }
    try put("x", at: "mine/photo")
    try put("x", at: "file")
    try manager.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "mine")
    #expect(throws: FileError.exists) { try folder("mine") }
    #expect(throws: FileError.notAFolder) { try folder("file") }
    #expect(throws: FileError.notAFolder) { try folder("link") }
    for name in ["", ".", "..", "a/.."] {
      #expect(throws: FileError.self) { try folder(name) }
    }
    expectEqual(names(), ["file", "link", "mine"])
    expectEqual(text("mine/photo"), "x")
  }
}
