import Expectations
import Testing

@testable import PetriYAML

@Suite("Places of code points in bytes")
struct OffsetCursorTests {
  @Test("every code point is found from wherever one was found before", arguments: [0, 1, 2, 3, 7])
  func found(_ seed: UInt64) {
    var random = Steps(state: seed)
    for pieces in [["ab", "é", "c: d", "жур"], ["в", "нал"], ["👩‍👧", "x", "—"], ["plain text only"]] {
      let text = (0..<40).map { _ in pieces[random.next(below: pieces.count)] }.joined()
      let bytes = Array(text.utf8)
      let starts = text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [bytes.count]
      bytes.withUnsafeBufferPointer { buffer in
        var cursor = OffsetCursor(buffer, base: 0, isASCII: false)
        var place = 0
        var found: [Int] = []
        var expected: [Int] = []
        for _ in 0..<400 {
          // Forwards by short and long steps as the parser goes, and now and then back.
          place = random.next(below: 8) == 0 ? random.next(below: starts.count) : place + random.next(below: 14)
          if place >= starts.count { place = 0 }
          found.append(Int(cursor.offset(of: place)))
          expected.append(starts[place])
        }
        expectEqual(found, expected, "\(pieces)")
      }
    }
  }

  /// The same numbers in every run.
  private struct Steps {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }
}
