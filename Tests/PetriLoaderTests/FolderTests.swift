import Expectations
import Foundation
import PetriCatalog
import PetriDiagnostics
import PetriYAML
import Testing

@testable import PetriFormat
@testable import PetriLoader

@Suite("Catalogues on disk")
final class FolderTests {
  private let folder = NSTemporaryDirectory() + "petri-loader-\(UUID().uuidString)"

  init() throws {
    try write("catalog: A\n", to: "Catalog.yaml")
    try write("screen: a\ncontent: [{label: A}]\n", to: "Screens/a.yaml")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func load(limits: LoaderLimits = LoaderLimits()) throws -> LoadedCatalog {
    CatalogLoader(limits: limits, devices: ["iphone-16"]).load(try FolderSource(path: folder))
  }

  @Test("a folder is read with what is below it, hidden files and snapshots left out")
  func reads() throws {
    try write("nonsense", to: "Screens/.hidden.yaml")
    try write("nonsense", to: "Screens/__Snapshots__/x.yaml")
    try write("nonsense", to: "Screens/notes.txt")
    try write("screen: b\ncontent: [{label: B}]\n", to: "Screens/Deep/er/b.yml")
    let loaded = try load()
    #expect(loaded.diagnostics.isEmpty)
    expectEqual(loaded.catalog.screenNames, ["b", "a"])
    expectEqual(loaded.catalog.screens[0].place, Place(file: "Screens/Deep/er/b.yml", line: 1, column: 9))
  }

  @Test("a link out of the folder, a pipe and a folder named like a file are errors, and block nothing")
  func oddFiles() throws {
    try write(
      "screen: secret\ncontent: [{label: S}]\n",
      to: "../\(folder.split(separator: "/").last ?? "")-outside.yaml"
    )
    defer { try? FileManager.default.removeItem(atPath: "\(folder)-outside.yaml") }
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Screens/link.yaml",
      withDestinationPath: "\(folder)-outside.yaml"
    )
    try #require(mkfifo("\(folder)/Screens/pipe.yaml", 0o600) == 0)
    try write("screen: c\ncontent: [{label: C}]\n", to: "Screens/folder.yaml/c.yaml")
    let loaded = try load()
    expectEqual(
      loaded.diagnostics.map(\.message),
      [
        "can't read the file: it is outside the catalogue's folder",
        "can't read the file: it isn't a regular file",
      ]
    )
    #expect(loaded.diagnostics.allSatisfy { $0.code == .cannotRead })
    #expect(loaded.hasUnreadableFiles)
    expectEqual(loaded.catalog.screenNames, ["a", "c"])
  }

  @Test(
    "a folder of screens that is a link out of the catalogue's folder is an error, a link to another file there is not",
    arguments: ["Screens", "Screens/**/*.yaml", "Screens/Shared/*.yaml"]
  )
  func outsideFolder(_ screens: String) throws {
    try write("catalog: A\nscreens: [Screens/a.yaml, '\(screens)']\n", to: "Catalog.yaml")
    let outside = "../\(folder.split(separator: "/").last ?? "")-outside"
    try write("screen: b\ncontent: [{label: B}]\n", to: "\(outside)/b.yaml")
    try write("a note\n", to: "\(outside)/notes.txt")
    defer { try? FileManager.default.removeItem(atPath: "\(folder)-outside") }
    for (link, target) in [
      ("Shared", "\(folder)-outside"), ("notes.txt", "\(folder)-outside/notes.txt"), ("gone", "no"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(folder)/Screens/\(link)", withDestinationPath: target)
    }
    let loaded = try load()
    expectEqual(
      loaded.diagnostics.map(\.message),
      ["can't read 'Screens/Shared': it is outside the catalogue's folder"]
    )
    #expect(loaded.hasUnreadableFiles)
    expectEqual(loaded.catalog.screenNames, ["a"])
  }

  @Test("a link inside the folder is followed")
  func insideLink() throws {
    try write("screen: b\ncontent: [{label: B}]\n", to: "Elsewhere/b.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Screens/b.yaml",
      withDestinationPath: "../Elsewhere/b.yaml"
    )
    try expectEqual(load().catalog.screenNames, ["a", "b"])
  }

  @Test(
    "the folders that a catalogue's files may be in are known by the names that the files have",
    arguments: [
      ("Screens", ["", "Screens", "Screens/Empty", "Screens/Shared", "Screens/Shared/Deep"]),
      ("[Screens/a.yaml, Shared]", ["", "Screens", "Shared", "Shared/Deep"]),
      ("Sc*/*/b.yaml", ["", "Screens/Empty", "Screens/Shared"]),
      ("Shared/**/*.yaml", ["", "Shared", "Shared/Deep"]),
    ]
  )
  func folders(_ screens: String, _ folders: [String]) throws {
    try write("catalog: A\nscreens: \(screens)\n", to: "Catalog.yaml")
    try write("screen: b\ncontent: [{label: B}]\n", to: "Shared/b.yaml")
    try write("screen: c\ncontent: [{label: C}]\n", to: "Shared/Deep/c.yaml")
    try write("# tree v1\n", to: "Screens/Empty/__Snapshots__/gone.tree.txt")
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/Screens/Shared", withDestinationPath: "../Shared")
    try expectEqual(load().folders, folders)
  }

  @Test("a link to a folder that it is in is reported, and not followed", arguments: ["Screens", "Screens/**/*.yaml"])
  func loops(_ screens: String) throws {
    try write("catalog: A\nscreens: \(screens)\n", to: "Catalog.yaml")
    try write("screen: b\ncontent: [{label: B}]\n", to: "Elsewhere/b.yaml")
    for (link, folder) in [
      ("Screens/loop", "../Screens"), ("Screens/top", ".."), ("Screens/other", "../Elsewhere"),
      ("Elsewhere/back", "../Screens"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(self.folder)/\(link)", withDestinationPath: folder)
    }
    let loaded = try load()
    expectEqual(
      loaded.diagnostics.map(\.message).sorted(),
      [
        "can't read 'Screens/loop': it links to 'Screens', which contains it",
        "can't read 'Screens/other/back': it links to 'Screens', which contains it",
        "can't read 'Screens/top': it links to '.', which contains it",
      ]
    )
    expectEqual(loaded.catalog.screenNames, ["a", "b"])
  }

  @Test("just under a limit is fine, just over is an error that names it")
  func limits() throws {
    let text = "screen: b\ncontent: [{label: B}]\n"
    try write(text, to: "Screens/b.yaml")
    var limits = LoaderLimits()
    limits.yaml.fileBytes = text.utf8.count
    #expect(try load(limits: limits).diagnostics.isEmpty)
    limits.yaml.fileBytes = text.utf8.count - 1
    #expect(
      try load(limits: limits).diagnostics.map(\.message).allSatisfy {
        $0.contains("the limit 'fileBytes' is \(text.utf8.count - 1)")
      }
    )
    try expectEqual(load(limits: limits).diagnostics.count, 2)
    limits = LoaderLimits()
    limits.files = 2
    #expect(try load(limits: limits).diagnostics.isEmpty)
    limits.files = 1
    try expectEqual(
      load(limits: limits).diagnostics.map(\.message),
      [
        "the catalogue has 2 files; the limit 'files' is 1"
      ]
    )
    limits = LoaderLimits()
    limits.totalBytes = 50
    try expectEqual(load(limits: limits).diagnostics.first?.message.contains("the limit 'totalBytes' is 50"), true)
    limits = LoaderLimits()
    limits.folderDepth = 1
    try write(text, to: "Screens/Deep/c.yaml")
    try expectEqual(load(limits: limits).diagnostics.first?.message.contains("the limit 'folderDepth' is 1"), true)
    // Of what may be deeper nothing is said to be missing.
    try write("catalog: A\nscreens: [Screens/Deep, Screens/Deep/*.yaml]\n", to: "Catalog.yaml")
    limits.folderDepth = 0
    let deep = try load(limits: limits).diagnostics
    expectEqual(deep.map(\.code.rawValue), ["limit-exceeded", "limit-exceeded"])
  }

  @Test(
    "a context, an object and a choice have no more than may be looked through",
    arguments: [
      ("context: {x: string?, y: string?}", "the context has 2 keys; the limit 'members' is 1"),
      ("context: {x: {a: int?, b: int?}}", "the object 'x' has 2 keys; the limit 'members' is 1"),
      (
        "context: {x: {type: choice, values: [a, b], default: a}}",
        "the choice has 2 values; the limit 'members' is 1"
      ),
    ]
  )
  func members(_ context: String, _ message: String) throws {
    let source = MemorySource([
      "Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\n\(context)\ncontent: [{label: A}]\n",
    ])
    var limits = LoaderLimits()
    limits.members = 2
    expectEqual(CatalogLoader(limits: limits, devices: [], lints: false).load(source).diagnostics, [])
    limits.members = 1
    expectEqual(
      CatalogLoader(limits: limits, devices: [], lints: false).load(source).diagnostics.map(\.message),
      [message]
    )
  }

  @Test("a file that is gone when it is read is reported, and the others are there")
  func vanishing() {
    struct Vanishing: CatalogSource {
      let files = MemorySource(["Catalog.yaml": "catalog: A\n", "Screens/a.yaml": "screen: a\ncontent: [{label: A}]\n"])
      func read(_ path: String, limit: Int) throws(SourceProblem) -> [UInt8] { try files.read(path, limit: limit) }
      func entry(at path: String) throws(SourceProblem) -> SourceEntry { try files.entry(at: path) }
      func names(in folder: String) throws(SourceProblem) -> [SourceName] {
        try files.names(in: folder) + [SourceName("b.yaml", .file)]
      }
    }
    let loaded = CatalogLoader(devices: []).load(Vanishing())
    expectEqual(loaded.diagnostics.map(\.message), ["can't read the file: no such file"])
    #expect(loaded.hasUnreadableFiles)
    expectEqual(loaded.catalog.screenNames, ["a"])
  }

  #if os(Linux)
    @Test("a file with more bytes than its size is read to its end, and up to the limit only")
    func growing() throws {
      // The kernel's own files say that they are empty.
      let source = try FolderSource(path: "/proc/self")
      #expect(try source.read("status", limit: 1 << 20).count > 500)
      #expect(throws: SourceProblem.tooLarge(limit: 100)) { try source.read("status", limit: 100) }
    }
  #endif

  @Test("a catalogue is found upwards, by its folder and by its file; a missing one is reported")
  func finding() throws {
    let found = CatalogFinder.Location(folder: folder, fileName: "Catalog.yaml")
    try expectEqual(CatalogFinder.find(from: "\(folder)/Screens"), found)
    try expectEqual(CatalogFinder.locate(folder), found)
    try expectEqual(CatalogFinder.locate("\(folder)/Catalog.yaml"), found)
    #expect(throws: CatalogFinder.Problem.missing(path: "\(folder)/x.yaml")) {
      try CatalogFinder.locate("\(folder)/x.yaml")
    }
    #expect(throws: CatalogFinder.Problem.missing(path: "\(folder)/x/y.yaml")) {
      try CatalogFinder.locate("\(folder)/x/y.yaml")
    }
    #expect(throws: CatalogFinder.Problem.noneUpwards(from: "/")) { try CatalogFinder.find(from: "/") }
  }

  @Test(
    "whether a file would be found is known before it is there",
    arguments: [
      ("Screens/a.yaml", "Screens", true), ("Screens/b/a.yaml", "Screens/**/*.yaml", true),
      ("Screens/b/a.yaml", "Screens/*.yaml", false), ("Screens/a.yaml", "Screens/x.yaml", false),
      ("Screens/.hidden/a.yaml", "Screens", false), ("Screens/b/__Snapshots__/a.yaml", "Screens", false),
    ]
  )
  func found(_ path: String, _ screens: String, _ isFound: Bool) {
    expectEqual(CatalogLoader.finds(path, in: ["nowhere", screens]), isFound)
  }

  @Test("globs match any characters within a name")
  func globs() {
    #expect(Glob.matches("*.yaml", "a.yaml"))
    #expect(Glob.matches("a*b*c", "aXbYbZc"))
    #expect(!Glob.matches("a*b", "acd"))
    #expect(Glob.matches("*", ""))
    #expect(!Glob.matches("", "a"))
    #expect(!Glob.matches(String(repeating: "*a", count: 40) + "b", String(repeating: "a", count: 10_000)))
  }
}
