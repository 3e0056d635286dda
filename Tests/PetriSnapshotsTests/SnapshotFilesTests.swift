import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import Testing

@testable import PetriSnapshots

@Suite("Whose snapshot files are")
struct SnapshotFilesTests {
  /// A folder with files, and a catalogue of screens by their files.
  private final class Folder {
    let path = NSTemporaryDirectory() + "petri-files-\(UUID().uuidString)"
    let matrix: SnapshotMatrix

    init(screens: [String: String]) {
      let definitions = screens.sorted { $0.key < $1.key }.map { name, file in
        ScreenDefinition(
          name: name,
          content: .views(ViewsContent(views: [])),
          place: Place(file: file, line: 1, column: 1)
        )
      }
      matrix = SnapshotMatrix(of: Catalog(settings: CatalogSettings(name: "Test"), screens: definitions))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to file: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(file)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
      let url = URL(fileURLWithPath: "\(path)/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }

    func files(beside folders: [String]) -> SnapshotFiles {
      SnapshotFiles(beside: folders, in: SnapshotStore(root: path), of: matrix)
    }
  }

  @Test("a folder of screens that is a link has its snapshots under the link's name, and they are its screens'")
  func linkedFolder() throws {
    let folder = Folder(screens: ["b": "Screens/Shared/b.yaml"])
    try folder.write("# tree v1\n", to: "Shared/__Snapshots__/b.tree.txt")
    try folder.write(Self.header, to: "Shared/__Snapshots__/gone.tree.txt")
    try folder.link("Screens/Shared", to: "../Shared")
    let files = folder.files(beside: ["", "Screens", "Screens/Shared"])
    expectEqual(files.cells.map(\.path), ["Screens/Shared/__Snapshots__/b.tree.txt"])
    expectEqual(files.unowned, ["Screens/Shared/__Snapshots__/gone.tree.txt"])
    expectEqual(files.unknown, [])
  }

  @Test("a file whose folder has two names belongs to the cell that one of them leads to")
  func twoNames() throws {
    let folder = Folder(screens: ["a": "Screens/a.yaml", "b": "Screens/B/b.yaml"])
    for name in ["a", "b"] { try folder.write("# tree v1\n", to: "Screens/__Snapshots__/\(name).tree.txt") }
    try folder.link("Screens/B/__Snapshots__", to: "../__Snapshots__")
    let files = folder.files(beside: ["Screens/B", "Screens"])
    expectEqual(
      files.cells.map(\.path),
      ["Screens/B/__Snapshots__/b.tree.txt", "Screens/__Snapshots__/a.tree.txt"]
    )
    #expect(files.unowned == [] && files.unknown == [])
  }

  /// The header of a snapshot of a screen that isn't there.
  private static let header = "# tree v1\n# petri launch gone --as tree --fixture examples\n"

  @Test("a file is a snapshot by its name and its header; any other may be anything")
  func unknown() throws {
    let folder = Folder(screens: ["a": "Screens/a.yaml"])
    let texts = [
      "gone.tree.txt": Self.header.replacing("\n", with: "\r\n"), "notes.txt": Self.header,
      "gone.wireframe.txt": Self.header, "gone.own.txt": Self.header.replacing("tree", with: "own"),
      "empty.tree.txt": "", "merged.tree.txt": "<<<<<<< HEAD\n" + Self.header,
    ]
    for (name, text) in texts { try folder.write(text, to: "Screens/__Snapshots__/\(name)") }
    try folder.link("Screens/__Snapshots__/link.tree.txt", to: "gone.tree.txt")
    let files = folder.files(beside: ["Screens"])
    expectEqual(files.unowned, ["Screens/__Snapshots__/gone.tree.txt"])
    let unknown = ["empty.tree", "gone.own", "gone.wireframe", "link.tree", "merged.tree", "notes"]
    expectEqual(files.unknown, unknown.map { "Screens/__Snapshots__/\($0).txt" })
  }

  @Test(
    "a copy of a snapshot isn't a snapshot, whatever its name is",
    arguments: [
      "Copy of gone", "gone (backup)", "gone.bak", "gone~", "GONE", "gone\u{1B}[31m",
      "gone.bak.iphone-16.light.large.en",
      "gone.navigation=tabs", "a.bak", "", "-gone", "gone.",
    ]
  )
  func copies(_ name: String) throws {
    let folder = Folder(screens: ["a": "Screens/a.yaml"])
    try folder.write(Self.header, to: "Screens/__Snapshots__/x\(name).tree.txt")
    try folder.write(Self.header, to: "Screens/__Snapshots__/\(name).tree.txt")
    let files = folder.files(beside: ["Screens"])
    #expect(files.unowned == [] && files.unknown.count == (name.isEmpty ? 1 : 2))
  }

  @Test("a cell's header has the names of its files", arguments: [[], ["navigation=tabs"], ["a=b", "c=d"]])
  func commands(_ variants: [String]) throws {
    let screen = ScreenDefinition(
      name: "gone",
      content: .views(ViewsContent(views: [])),
      place: Place(file: "Screens/a.yaml", line: 1, column: 1)
    )
    let settings = CatalogSettings(name: "Test")
    let base = LaunchEnvironment(settings: settings)
    var other = base
    other.locale = "ar"
    for environment in [base, other] {
      for fixture in [Fixture.examples, "full"] {
        let cell = SnapshotCell(
          of: screen,
          fixture: fixture,
          in: environment,
          as: .tree,
          variants: variants,
          settings: settings
        )
        let line = String(cell.header.split(separator: "\n")[1])
        let command = try #require(SnapshotCommand(line))
        expectEqual(command.line, line)
        expectEqual(cell.path, "Screens/__Snapshots__/\(command.fileName)")
        expectEqual(cell.id, "Screens/__Snapshots__/\(command.cellFileName)")
        #expect(SnapshotCommand(line + " --verbose yes") == nil)
      }
    }
    #expect(SnapshotCommand("# petri launch gone --as tree --fixture examples --device iphone-16") == nil)
  }

  @Test("folders that the catalogue's files are not in, those of other catalogues for one, are not looked in")
  func otherFolders() throws {
    let folder = Folder(screens: ["a": "Screens/a.yaml"])
    for path in ["Other/__Snapshots__", "Screens/Other/__Snapshots__", "Screens/__Snapshots__/Suite", "__Snapshots__"] {
      try folder.write("# tree v1\n", to: "\(path)/x.tree.txt")
    }
    let outside = Folder(screens: [:])
    try outside.write("# tree v1\n", to: "__Snapshots__/x.tree.txt")
    try folder.link("Screens/Out", to: outside.path)
    let files = folder.files(beside: ["Screens", "Screens/Out"])
    #expect(files.cells.isEmpty && files.unowned.isEmpty && files.unknown.isEmpty)
  }
}
