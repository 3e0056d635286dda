import Expectations
import Testing

@testable import PetriSnapshots

@Suite("The first line of a snapshot")
struct SnapshotHeaderTests {
  @Test("is read as it is written")
  func header() {
    let header = SnapshotHeader(kind: "tree", version: 12)
    expectEqual(SnapshotHeader(of: "# tree v12\nrest"), header)
    expectEqual(header.line, "# tree v12")
  }

  @Test("isn't anything else", arguments: ["", "# tree", "# tree 1", "tree v1", "#  v1", "# tree vx", "# tree v1 "])
  func other(_ text: String) { #expect(SnapshotHeader(of: text) == nil) }
}
