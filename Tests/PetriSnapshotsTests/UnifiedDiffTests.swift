import Expectations
import Testing

@testable import PetriSnapshots

@Suite("Differences as people read them")
struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String, color: Bool = false) -> String {
    UnifiedDiff(LineDiff(old: old, new: new)).text(color: color)
  }

  @Test("three lines stand around a change, and far changes have hunks of their own")
  func hunks() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let new = old.replacing("\n5\n", with: "\nfive\n").replacing("\n17\n", with: "\n")
    expectEqual(
      text(old, new),
      """
      @@ -2,7 +2,7 @@
       2
       3
       4
      -5
      +five
       6
       7
       8
      @@ -14,7 +14,6 @@
       14
       15
       16
      -17
       18
       19
       20

      """
    )
  }

  @Test("what is not seen is made visible: blanks at the end, controls, invisible characters, a missing newline")
  func invisible() {
    expectEqual(
      text("a\nb\n", "a \nb\u{7}\u{200B}"),
      """
      @@ -1,2 +1,3 @@
      -a
      -b
      +a·
      +b␇<U+200B>
      +\\ no newline at the end

      """
    )
  }

  @Test("with colour, the changed words of a line are reversed")
  func words() {
    let colored = text("label \"Old text\"  bold\n", "label \"New text\"  bold\n", color: true)
    #expect(colored.contains("\u{1B}[31m-label \"\u{1B}[0m\u{1B}[7;31mOld\u{1B}[0m\u{1B}[31m text\"  bold\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[7;32mNew\u{1B}[0m"))
  }

  private func signature(_ old: String, _ new: String) -> EditSignature {
    EditSignature(LineDiff(old: old, new: new, isTree: true))
  }

  @Test("two edits are the same where the same lines change, however deep they stand")
  func signature() {
    let one = signature("a\n├─ x\n", "a\n├─ y\n")
    let other = signature("b\n   └─ x\n", "b\n   └─ y\n")
    let third = signature("b\n   └─ x\n", "b\n   └─ z\n")
    expectEqual(one.exact, other.exact)
    #expect(one.exact != third.exact)
  }

  @Test("the same edit on two devices is one edit: frames that stay don't count, others count by how much they change")
  func frames() {
    func edit(_ old: String, _ new: String) -> String {
      signature("a\n\(old)", "a\n\(new)").exact
    }
    let phone = "├─ child: b  0 0 393 852  title"
    let small = "├─ child: b  0 0 375 667  title"
    expectEqual(edit("\(phone) \"A\"\n", "\(phone) \"B\"\n"), edit("\(small) \"A\"\n", "\(small) \"B\"\n"))
    #expect(edit("\(phone) \"A\"\n", "\(phone) \"B\"\n") != edit("\(small) \"A\"\n", "\(small) \"C\"\n"))
    expectEqual(edit("", "\(phone)\n"), edit("", "\(small)\n"))
    // As much lower on both, and farther on one.
    let lower = edit("├─ b  0 59 393 759\n", "├─ b  0 79 393 739\n")
    expectEqual(lower, edit("├─ b  0 20 375 647\n", "├─ b  0 40 375 627\n"))
    #expect(lower != edit("├─ b  0 20 375 647\n", "├─ b  0 50 375 617\n"))
  }

  @Test("texts with nothing in common are replaced entirely, in a time that doesn't grow with their square")
  func huge() {
    let old = (0..<10_000).map { "old \($0)\n" }.joined()
    let new = (0..<10_000).map { $0 % 1_000 == 0 ? "old \($0)\n" : "new \($0)\n" }.joined()
    let diff = LineDiff(old: old, new: new)
    let same = diff.lines.count { if case .same = $0 { true } else { false } }
    // Beyond the limit of edits the lines that both have once are still found.
    expectEqual(same, 10)
    let counts = UnifiedDiff(diff).counts
    #expect(counts.added == 9_990 && counts.removed == 9_990)
  }
}
