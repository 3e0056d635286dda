import Expectations
import PetriRendering
import Testing

@testable import PetriSnapshots

@Suite("Differences by lines")
struct LineDiffTests {
  private func words(_ diff: LineDiff) -> [String] {
    diff.lines.map { line in
      switch line {
      case .same(let line), .shifted(let line, _): "=\(line.text)"
      case .removed(let line): "-\(line.text)"
      case .added(let line): "+\(line.text)"
      }
    }
  }

  @Test("a changed line is removed and added in its place")
  func changedLine() {
    let diff = LineDiff(old: "a\nb\nc\n", new: "a\nx\nc\n")
    expectEqual(words(diff), ["=a", "-b", "+x", "=c"])
  }

  @Test(
    "the script has as few steps as there can be",
    arguments: [
      ("abcabba", "cbabac", 5), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("a", "b", 2), ("ab", "ba", 2),
      ("xaxbxc", "abc", 3), ("abc", "xaxbxc", 3),
    ]
  )
  func minimal(old: String, new: String, edits: Int) {
    let lines = { (text: String) in text.map { "\($0)\n" }.joined() }
    let diff = LineDiff(old: lines(old), new: lines(new))
    var changed = 0
    var olds = ""
    var news = ""
    for line in diff.lines {
      switch line {
      case .same(let line), .shifted(let line, _):
        olds += line.text
        news += line.text
      case .removed(let line):
        changed += 1
        olds += line.text
      case .added(let line):
        changed += 1
        news += line.text
      }
    }
    expectEqual(changed, edits)
    expectEqual(olds, old)
    expectEqual(news, new)
  }

  @Test("every pair of random texts is compared and put together again")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
      let new = (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
      let steps = EditScript.steps(from: old, to: new, limit: 100)
      var rebuilt: [Int] = []
      var consumed: [Int] = []
      for step in steps {
        switch step {
        case .keep(let at, let to):
          expectEqual(old[at], new[to])
          consumed.append(at)
          rebuilt.append(old[at])
        case .remove(let at): consumed.append(at)
        case .insert(let at): rebuilt.append(new[at])
        }
      }
      expectEqual(consumed, Array(old.indices))
      expectEqual(rebuilt, new)
    }
  }

  @Test("beyond the limit the differing middle is replaced entirely")
  func limited() {
    let old = Array(0..<50)
    let new = Array(100..<150)
    expectEqual(EditScript.steps(from: old, to: new, limit: 10).count, 100)
  }

  @Test("hunks have three lines of context and count them")
  func unified() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("7\n", with: "seven\n", maxReplacements: 1)
    let expected = """
      @@ -4,7 +4,7 @@
       4
       5
       6
      -7
      +seven
       8
       9
       10

      """
    expectEqual(UnifiedDiff(LineDiff(old: old, new: new)).text(color: false), expected)
  }

  @Test("a missing final newline is a difference that is seen")
  func finalNewline() {
    expectEqual(words(LineDiff(old: "a", new: "a\n")), ["=a", "-\\ no newline at the end"])
  }

  @Test("control characters in a snapshot never reach the terminal")
  func controlCharacters() {
    let text = UnifiedDiff(LineDiff(old: "\u{1B}[31mred\n", new: "plain\n")).text(color: false)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("␛[31mred"))
  }
}
