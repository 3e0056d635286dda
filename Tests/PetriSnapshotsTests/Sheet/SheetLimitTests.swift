import Expectations
import Testing

@testable import PetriSnapshots

@Suite("Limits of sheets")
struct SheetLimitTests {
  private static let head = """
    # tree v1
    # petri launch cart --as tree --fixture examples
    # base: a0 b0 c0 d0

    """

  /// A word with so many values: `a0/a1/a2`.
  private static func values(_ axis: String, _ count: Int) -> String {
    (0..<count).map { "\(axis)\($0)" }.joined(separator: "/")
  }

  private func problem(_ text: String) -> SheetProblem? {
    do throws(SheetProblem) {
      _ = try SnapshotSheet(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test("a few kilobytes that name more cells than there can be are an error at their line, and name none")
  func product() throws {
    let axes = ["a", "b", "c", "d"].map { Self.values($0, 500) }.joined(separator: " ")
    let text = Self.head + "# cells: a0 b0 c0 d0\n# cells: \(axes)\ncart\n"
    let problem = try #require(self.problem(text))
    expectEqual("\(problem.line): \(problem)", "5: a file can hold at most 20000 cells")
    let file = SheetFile(path: "cart.tree.txt", bytes: Array(text.utf8))
    expectEqual(file.cells.map(\.description), ["examples.a0.b0.c0.d0"])
    expectEqual(SheetFile.cells(in: Array(text.utf8), at: "cart.tree.txt"), file.cells)
  }

  @Test("a base that is more than one cell isn't made before it is refused")
  func base() {
    let axes = ["a", "b", "c", "d"].map { Self.values($0, 500) }.joined(separator: " ")
    let text = "# tree v1\n# petri launch cart --as tree --fixture examples\n# base: \(axes)\ncart\n"
    expectEqual(problem(text)?.line, 3)
  }

  @Test("names of cells are limited, too: one of a megabyte is a part of thousands of cells")
  func names() {
    let long = String(repeating: "x", count: 1 << 20)
    let text = Self.head + "# cells: \(Self.values("a", 100)) \(Self.values("b", 100)) c0 d0/\(long)\ncart\n"
    expectEqual(problem(text)?.description, "the names of a file's cells can have at most 16777216 bytes")
    expectEqual(problem(text)?.line, 4)
  }

  @Test("thousands of edits for thousands of cells are kept once")
  func edits() throws {
    let edits = (0..<5_000).map { "  label l\($0): \"b\"\n" }.joined()
    let labels = (0..<5_000).map { "\($0 == 4_999 ? "└─" : "├─") label l\($0) \"a\"\n" }.joined()
    let text =
      Self.head + "# cells: \(Self.values("a", 100)) \(Self.values("b", 50)) c0 d0\n"
      + "cart\ncontent: cart  appeared  0 0 393 852\n\(labels)"
      + "\nin all others, like the base, except:\n\(edits)"
    let sheet = try SnapshotSheet(Array(text.utf8))
    expectEqual(sheet.cells.count, 5_000)
    var reader = SheetReader(sheet)
    let other = try reader.text(ofHeld: sheet.cells[1])?.get()
    expectEqual(other?.split(separator: "\n").last, "└─ label l4999 \"b\"")
  }
}
