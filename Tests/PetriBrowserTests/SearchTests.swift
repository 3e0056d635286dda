import Expectations
import Foundation
import Testing
import Thoroughness

@testable import PetriBrowser

@Suite("Fuzzy search")
struct SearchTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// A query and the output of `fzf --filter` for it: the number of lines, and the first of them.
  struct Expected: CustomTestStringConvertible, Sendable {
    let query: String
    var count = 0
    var first: [String] = []
    var testDescription: String { query }
  }

  /// Made by Debian's fzf 0.38 of the names beside it.
  static let expected: [Expected] = {
    let text = (try? String(contentsOf: folder.appending(path: "fzf.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").reduce(into: []) { all, line in
      if line.hasPrefix("? ") {
        all.append(Expected(query: String(line.dropFirst(2))))
      } else if line.hasPrefix("# ") {
        all[all.count - 1].count = Int(line.dropFirst(2)) ?? -1
      } else {
        all[all.count - 1].first.append(String(line))
      }
    }
  }()

  static let names: [String] = {
    let text = (try? String(contentsOf: folder.appending(path: "names.txt"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }()

  static let index = SearchIndex(names)

  @Test("finds what fzf finds, in its order", arguments: expected)
  func order(expected: Expected) {
    let hits = Self.index.hits(for: expected.query).map { Self.names[$0.index] }
    expectEqual(hits.count, expected.count)
    expectEqual(Array(hits.prefix(25)), expected.first)
  }

  @Test("there are as many queries as are promised")
  func enough() {
    #expect(Self.expected.count >= 50 && Self.names.count == 3_000)
  }

  @Test("the places of a match are those of its characters, in order, the best alignment's")
  func places() {
    let index = SearchIndex(["new-year-hours", "onboarding new", "Größe ändern"])
    expectEqual(index.positions(of: "nyh", in: 0), [0, 4, 9])
    expectEqual(index.positions(of: "new", in: 1), [11, 12, 13])
    expectEqual(index.positions(of: "'year !zzz", in: 0), [4, 5, 6, 7])
    expectEqual(index.positions(of: "änd", in: 2), [6, 7, 8])
    #expect(index.hits(for: "ÄND").isEmpty && index.hits(for: "Ä").isEmpty)
  }

  @Test(
    "the score that is found from the matches alone is that of the complete table",
    arguments: 1...Thoroughness.count(4, all: 20)
  )
  func scores(seed: UInt64) {
    var random = Random(seed: seed)
    let letters = Array("aabbcA/-_ 1é".unicodeScalars)
    for _ in 0..<500 {
      func text(_ count: Int) -> [UInt32] { (0..<count).map { _ in letters[random.below(letters.count)].value } }
      let units = text(1 + random.below(40))
      let pattern = text(2 + random.below(4))
      #expect(same(units, pattern))
      if (units + pattern).allSatisfy({ $0 < 0x80 }) {
        #expect(same(units.map { UInt8($0) }, pattern.map { UInt8($0) }))
      }
    }
  }

  private func same<Unit: SearchUnit>(_ units: [Unit], _ pattern: [Unit]) -> Bool {
    // Bytes behind a text are read, though not looked at.
    let padded = units + [Unit](repeating: pattern[0], count: Occurrences<Unit>.overread)
    return padded.withUnsafeBufferPointer { buffer in
      pattern.withUnsafeBufferPointer { pattern in
        let part = UnsafeBufferPointer(rebasing: buffer[..<units.count])
        let text = SearchText(original: part, lowered: part)
        var matcher = FuzzyMatcher()
        var none: [Int]?
        var positions: [Int]? = []
        let score = matcher.match(pattern, in: text, isCaseSensitive: true, positions: &none)
        return score == matcher.match(pattern, in: text, isCaseSensitive: true, positions: &positions)
          && (score == nil || positions?.count == pattern.count)
      }
    }
  }

  @Test("many texts are looked through by several threads, and each longer query among what was found")
  func many() {
    var texts: [String] = []
    for number in 0..<30_000 { texts.append("\(Self.names[number % 3_000]) \(number % 7)") }
    let index = SearchIndex(texts)
    let all = index.hits(for: "or")
    #expect(all.count > 8_192)
    let keys = all.map { (-$0.score, texts[$0.index].unicodeScalars.count, $0.index) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    let narrowed = index.found(for: "ord", among: index.found(for: "or"))
    expectEqual(narrowed.best(\.self), index.hits(for: "ord").map(\.index))
  }

  @Test("texts of all kinds are found, and bytes that aren't UTF-8 do no harm")
  func kinds() {
    let lines = SearchIndex(lines: Array("eins\n\nzwei é\n".utf8) + [0xFF, 0x61, 0x0A, 0x00, 0x0A])
    expectEqual(lines.count, 5)
    #expect(lines.hits(for: "é").map(\.index) == [2] && lines.hits(for: "EINS").isEmpty)
    #expect(lines.hits(for: "a").map(\.index) == [3] && lines.hits(for: "").count == 5)
    #expect(SearchIndex(lines: []).hits(for: "a").isEmpty && SearchIndex([]).hits(for: "").isEmpty)
  }

  @Test("every match's places spell the query", arguments: ["ne", "ca", "ord", "in", "tion"])
  func placesSpell(query: String) {
    for hit in Self.index.hits(for: query).prefix(100) {
      let scalars = Array(Self.names[hit.index].lowercased().unicodeScalars)
      let positions = Self.index.positions(of: query, in: hit.index)
      expectEqual(String(String.UnicodeScalarView(positions.map { scalars[$0] })), query)
    }
  }
}
