import Expectations
import Testing

@testable import PetriSnapshots

@Suite("How a screen compares with its snapshot")
struct SnapshotOutcomeTests {
  @Test("no file is a missing snapshot")
  func missing() {
    expectEqual(SnapshotOutcome(reference: nil, text: "a\n"), .missing)
  }

  @Test("carriage returns of a checkout are no difference, those of the screen are")
  func carriageReturns() {
    expectEqual(SnapshotOutcome(reference: Array("a\r\nb\r\n".utf8), text: "a\nb\n"), .same)
    #expect(SnapshotOutcome(reference: Array("a\nb\n".utf8), text: "a\r\nb\n") != .same)
  }

  @Test("markers of a merge are known by their line and never taken for a difference")
  func conflict() {
    let reference = "# tree v1\n<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"
    expectEqual(SnapshotOutcome(reference: Array(reference.utf8), text: "a\n"), .conflict(line: 2))
  }

  @Test("bytes that are no UTF-8 are no text")
  func notText() {
    expectEqual(SnapshotOutcome(reference: [0x61, 0xFF], text: "a\n"), .notText)
  }
}
