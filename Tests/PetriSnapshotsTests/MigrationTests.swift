import Expectations
import Testing

@testable import PetriSnapshots

@Suite("Files of older versions")
struct MigrationTests {
  private let migrations = [
    SnapshotMigration(kind: "tree", from: 1) { $0.replacing("a", with: "b") },
    SnapshotMigration(kind: "tree", from: 2) { $0.contains("z") ? nil : $0.replacing("b", with: "c") },
  ]

  @Test("a text goes through every version between its own and the new one")
  func steps() {
    expectEqual(SnapshotMigration.migrate("# tree v1\n# how\na\n", to: 3, with: migrations), "# tree v3\n# how\nc\n")
    expectEqual(SnapshotMigration.migrate("# tree v3\na\n", to: 3, with: migrations), "# tree v3\na\n")
  }

  @Test("what can't be rewritten, has no header, or is newer, is left alone")
  func refused() {
    #expect(SnapshotMigration.migrate("# tree v1\nz\n", to: 3, with: migrations) == nil)
    #expect(SnapshotMigration.migrate("# tree v1\na\n", to: 4, with: migrations) == nil)
    #expect(SnapshotMigration.migrate("# views v1\na\n", to: 2, with: migrations) == nil)
    #expect(SnapshotMigration.migrate("a\n", to: 2, with: migrations) == nil)
    #expect(SnapshotMigration.migrate("# tree v9\na\n", to: 3, with: migrations) == nil)
  }

  @Test("the header is read as it is written")
  func header() {
    expectEqual(SnapshotHeader(of: "# tree v12\nrest"), SnapshotHeader(kind: "tree", version: 12))
    for text in ["", "# tree", "# tree 1", "tree v1", "#  v1", "# tree vx"] {
      expectEqual(SnapshotHeader(of: text)?.kind ?? "", "")
    }
  }
}
