import Expectations
import Synchronization
import Testing

@Suite("What the tests expect with")
struct ExpectationTests {
  /// The comments of what an expectation records.
  private func failures(_ body: () -> Void) -> [String] {
    let comments = Mutex<[String]>([])
    withKnownIssue {
      body()
    } matching: { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    return comments.withLock { $0 }
  }

  @Test("values that aren't equal are a failure that shows both")
  func values() {
    expectEqual([1, 2], [1, 2])
    let comments = failures {
      expectEqual("a", "b")
      expectEqual(Int?.none, 3, "in the second")
    }
    #expect(comments == [#""a" isn't "b""#, "nil isn't Optional(3)\nin the second"])
  }

  @Test("texts that aren't equal are shown by the lines that differ")
  func texts() {
    let comments = failures { expectEqual("one\ntwo\nthree", "one\n2\nthree") }
    #expect(
      comments == [
        """
        the text isn't what was expected:
          expected line 2: "2"
          found at line 2: "two"
        found:
        one
        two
        three
        """
      ]
    )
  }

  @Test("two objects aren't one, however equal")
  func objects() {
    final class Box {}
    let box = Box()
    expectIdentical(box, box)
    expectIdentical(nil, nil)
    #expect(failures { expectIdentical(box, Box()) }.count == 1)
    #expect(failures { expectIdentical(nil, box) }.count == 1)
  }
}
