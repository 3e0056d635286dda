import Foundation
import Testing

@testable import PetriBrowser

@Suite("Fuzzy search")
struct SearchTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// A query and what `fzf --filter` printed for it: how many lines, and the first of them.
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
    #expect(hits.count == expected.count)
    #expect(Array(hits.prefix(25)) == expected.first)
  }

  @Test("there are as many queries as are promised")
  func enough() {
    #expect(Self.expected.count >= 50 && Self.names.count == 3_000)
  }

  @Test("the places of a match are those of its characters, in order, the best alignment's")
  func places() {
    let index = SearchIndex(["new-year-hours", "onboarding new", "Größe ändern"])
    #expect(index.places(of: "nyh", in: 0) == [0, 4, 9])
    #expect(index.places(of: "new", in: 1) == [11, 12, 13])
    #expect(index.places(of: "'year !zzz", in: 0) == [4, 5, 6, 7])
    #expect(index.places(of: "änd", in: 2) == [6, 7, 8])
    #expect(index.hits(for: "ÄND").isEmpty && index.hits(for: "Ä").isEmpty)
  }

  @Test("every match's places spell the query", arguments: ["ne", "ca", "ord", "in", "tion"])
  func placesSpell(query: String) {
    for hit in Self.index.hits(for: query).prefix(100) {
      let scalars = Array(Self.names[hit.index].lowercased().unicodeScalars)
      let places = Self.index.places(of: query, in: hit.index)
      #expect(String(String.UnicodeScalarView(places.map { scalars[$0] })) == query)
    }
  }
}
