import Expectations
import PetriSnapshots
import Testing

@Suite("Pictures beside each other")
struct SideBySideTests {
  @Test("rows are aligned, and what is empty in both for long becomes one row")
  func rows() {
    let frame = ["┌──┐"] + Array(repeating: "│  │", count: 5)
    let before = (frame + ["│ab│", "└──┘"]).joined(separator: "\n") + "\n"
    let after = (frame + ["│界│", "└──┘", "more"]).joined(separator: "\n") + "\n"
    expectEqual(
      SideBySide.text(("before", before), ("now", after)),
      """
      before   now
      ┌──┐     ┌──┐
      ⋮ 5 empty rows
      │ab│     │界│
      └──┘     └──┘
               more

      """
    )
  }

  @Test("few empty rows, and those that differ, stay as they are")
  func kept() {
    let few = "│ │\n│ │\n│ │\nx\n"
    expectEqual(SideBySide.text(("a", few), ("b", few)).split(separator: "\n").count, 5)
    let long = Array(repeating: "│ │\n", count: 6).joined()
    let boxed = Array(repeating: "│││\n", count: 3).joined() + Array(repeating: "│ │\n", count: 3).joined()
    expectEqual(SideBySide.text(("a", long), ("b", boxed)).split(separator: "\n").count, 7)
    expectEqual(SideBySide.text(("a", ""), ("b", "")), "a   b\n")
  }
}
