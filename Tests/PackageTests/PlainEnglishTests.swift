import Foundation
import Testing

/// A doc comment is a noun phrase or a verb, and comments and names of tests do without some words that read oddly.
@Suite("Comments are plain English")
struct PlainEnglishTests {
  /// One of the words or a doc comment's beginning, anywhere in a line: most lines have none, and are done with.
  private static let suspect = #"^.*(?:/// What |\b(?:told|whole|stands|says|is no)\b).*$"#

  /// The comment that is all of a line or its end; a name in code and the name of a parameter aren't words of it.
  private static func comment(in line: Substring) -> String? {
    guard let comment = line.firstMatch(of: /^[^"]*?(\/\/\/?(?: .*)?)$/)?.output.1 else { return nil }
    return String(comment.replacing(/`[^`]*`/, with: "").replacing(/- (?:Parameter )?\w+:/, with: "-"))
  }

  /// The name of a test or a suite, on the line of its attribute or alone on the next one.
  private static func testName(in line: Substring, after last: Substring?) -> String? {
    let name =
      line.firstMatch(of: /@(?:Test|Suite)\(\s*"(.*?)"[,)]/)?.output.1
      ?? (last?.hasSuffix("@Test(") == true ? line.firstMatch(of: /^\s*"(.*)",?$/)?.output.1 : nil)
    return name.map(String.init)
  }

  /// The lines that aren't plain, each by its number and what it has.
  private static func faults(in text: String) throws -> [String] {
    let suspects = try NSRegularExpression(pattern: suspect, options: .anchorsMatchLines)
    let matches = suspects.matches(in: text, range: NSRange(text.startIndex..., in: text))
    return matches.compactMap { match -> String? in
      guard let range = Range(match.range, in: text) else { return nil }
      let before = text[..<range.lowerBound]
      let isCode = before.ranges(of: "\"\"\"").count.isMultiple(of: 2)
      let last = before.dropLast().split(separator: "\n", omittingEmptySubsequences: false).last
      let words = [comment(in: text[range]), testName(in: text[range], after: last)].compactMap(\.self)
      let fault = words.lazy.compactMap {
        $0.hasPrefix("/// What ")
          ? "/// What" : $0.firstMatch(of: /\b(?:told|whole|stands|says|is no)\b/).map { String($0.output) }
      }.first
      guard isCode, let fault else { return nil }
      return "\(before.count { $0 == "\n" } + 1): '\(fault)'"
    }
  }

  @Test("no comment and no name of a test has one of the words", arguments: ["Sources", "Tests"])
  func plain(folder: String) throws {
    let files = try PackageFolder.swiftFiles(below: folder)
    #expect(files.count > 100)
    let faults = try files.flatMap { path, text in try Self.faults(in: text).map { "\(path):\($0)" } }
    #expect(faults == [])
  }

  @Test("a fault is found, and code isn't taken for one")
  func recognized() throws {
    for line in [
      "  /// What it does.", "// as the file says", "let a = 1 // told", "/// A whole number.", "/// It is no folder.",
      "@Test(\"a mistake is told\", arguments: [1])", "@Test(\n  \"a list stands alone\",\n)", "@Suite(\"The whole\")",
    ] {
      try #expect(Self.faults(in: line).count == 1, "\(line)")
    }
    for line in [
      "let whole = 1", "/// - whole: the same of all.", "/// The case `whole`.", "let a = \"it says // told\"",
      "/// Whatever it does.", "\"\"\"\n/// What it does.\n\"\"\"", "/// The nowhere: wholesale, and this is not one.",
    ] {
      try #expect(Self.faults(in: line) == [], "\(line)")
    }
  }
}
