import Expectations
import PetriDiagnostics
import Testing

@Suite("Places in a file")
struct SourceFileTests {
  @Test("many lines begin where their bytes say", arguments: [0, 1, 3, 7, 250])
  func manyLines(width: Int) {
    // So many that the count in each of eight bytes does not fit in one.
    let bytes = [UInt8](((0..<40_000).map { $0 % (width + 1) == width ? "\n" : "x" } as [Character]).flatMap(\.utf8))
    let starts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { UInt32($0 + 1) }
    expectEqual(SourceFile(path: "a", bytes: bytes).lineStarts, starts)
    expectEqual(SourceFile(path: "a", bytes: bytes + [0x0D]).lineStarts, starts + [UInt32(bytes.count + 1)])
  }

  @Test("lines end at LF, CRLF and a lone CR")
  func lines() {
    let file = SourceFile(path: "a", text: "one\r\ntwo\nthree\rfour\n")
    expectEqual(file.lineCount, 5)
    expectEqual((1...6).map(file.lineText), ["one", "two", "three", "four", "", ""])
    let long = SourceFile(path: "a", text: String(repeating: "0123456789ab\n", count: 100))
    #expect((1...100).allSatisfy { long.lineText($0) == "0123456789ab" })
  }

  @Test("files are the same where their paths and all their bytes are")
  func equality() {
    let file = SourceFile(path: "a", text: "a: 1\n")
    expectEqual(file, SourceFile(path: "a", text: "a: 1\n"))
    #expect(file != SourceFile(path: "a", text: "a: 2\n") && file != SourceFile(path: "b", text: "a: 1\n"))
  }

  @Test("columns count code points, from 1")
  func columns() {
    let file = SourceFile(path: "a", text: "é👍🏽x\n日本")
    expectEqual(
      [0, 2, 6, 10, 11, 12, 15, 18, 99, -1].map { "\(file.location(at: $0))" },
      [
        "1:1", "1:2", "1:3", "1:4", "1:5", "2:1", "2:2", "2:3", "2:3", "1:1",
      ]
    )
  }

  @Test("a byte order mark has no column, a byte that isn't UTF-8 has one")
  func oddBytes() {
    let file = SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0xFF, 0xC3, 0x62, 0x0A, 0x63])
    expectEqual([3, 4, 5, 6, 7, 8].map { "\(file.location(at: $0))" }, ["1:1", "1:2", "1:3", "1:4", "1:5", "2:1"])
    expectEqual(file.lineText(1), "a\u{FFFD}\u{FFFD}b")
    expectEqual(file.location(at: 0).column, 1)
  }

  @Test("extents")
  func ranges() {
    let file = SourceFile(path: "a", text: "one two")
    let range = file.range(4, 7)
    expectEqual(range.text, "two")
    expectEqual("\(range)", "a:1:5")
    expectEqual(range.union(file.range(0, 3)).text, "one two")
    #expect(file.range(5, 2).isEmpty)
    expectEqual([range.startPoint.offsets, range.endPoint.offsets], [4..<4, 7..<7])
  }
}
