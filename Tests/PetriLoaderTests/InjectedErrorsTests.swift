import Foundation
import PetriDiagnostics
import PetriYAML
import Testing
import Thoroughness

@testable import PetriLoader

/// Errors of ten kinds, put into the sample catalogue's own files one at a time and several at once: each must be
/// reported at the line where it was made, and nothing else.
///
/// A run makes half of them, always the same; with PETRI_EXHAUSTIVE set it makes all.
@Suite("Mistakes that are put into real files")
struct InjectedErrorsTests {

  @Test("one mistake in a file: at least 95 in 100 at the exact line, at most 5 spurious messages")
  func single() throws {
    var chance = Chance(state: 11)
    var tally = Tally()
    for file in try Injection.files {
      for kind in Injection.Kind.allCases {
        for _ in 0..<(Thoroughness.isExhaustive ? 4 : 2) {
          guard let injected = Injection(kind, into: file.text, avoiding: [], &chance) else { continue }
          tally.add(file.problems(about: injected.text), [injected])
        }
      }
    }
    #expect(tally.made >= (Thoroughness.isExhaustive ? 1_000 : 250))
    #expect(tally.found * 100 >= tally.made * 95, "\(tally)")
    #expect(tally.spurious * 100 <= tally.made * 5, "\(tally)")
  }

  @Test("two or three mistakes in a file: at least 90 in 100 found at their lines, at most 5 spurious messages")
  func several() throws {
    var chance = Chance(state: 5)
    var tally = Tally()
    for file in try Injection.files {
      for round in 0..<(Thoroughness.isExhaustive ? 8 : 4) {
        var injections: [Injection] = []
        for _ in 0..<(2 + round % 2) {
          guard let kind = Injection.Kind.allCases.randomElement(using: &chance),
            let next = Injection(
              kind,
              into: injections.last?.text ?? file.text,
              avoiding: injections.map(\.line),
              &chance
            )
          else { continue }
          injections.append(next)
        }
        guard let last = injections.last else { continue }
        tally.add(file.problems(about: last.text), injections)
      }
    }
    #expect(tally.made >= (Thoroughness.isExhaustive ? 500 : 125))
    #expect(tally.found * 100 >= tally.made * 90, "\(tally)")
    #expect(tally.spurious * 100 <= tally.made * 5, "\(tally)")
  }
}

/// How many were found.
private struct Tally: CustomStringConvertible {
  var made = 0
  var found = 0
  var spurious = 0
  private var missed: [Injection.Kind: Int] = [:]
  private var examples: [String] = []

  mutating func add(_ problems: [Diagnostic], _ injections: [Injection]) {
    let lines = problems.compactMap { $0.range?.start.line }
    for injection in injections {
      made += 1
      if lines.contains(injection.line) {
        found += 1
      } else {
        missed[injection.kind, default: 0] += 1
        if examples.count < 60 {
          let line = injection.text.split(separator: "\n", omittingEmptySubsequences: false)[injection.line - 1]
          examples.append(
            "missed \(injection.kind) \(injection.line): \(line) | \(problems.map { "\($0.range?.start.line ?? 0) \($0.message)" })"
          )
        }
      }
    }
    let extra = problems.filter { problem in
      !injections.contains { $0.line == problem.range?.start.line }
    }
    spurious += extra.count
    if examples.count < 60, injections.allSatisfy({ lines.contains($0.line) }), let first = extra.first {
      examples.append(
        "spurious for \(injections.map { "\($0.kind) \($0.line)" }): \(first.range?.start.line ?? 0) \(first.message)"
      )
    }
  }

  var description: String {
    "found \(found) of \(made), \(spurious) spurious; missed \(missed)\n" + examples.joined(separator: "\n")
  }
}

struct Chance: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

/// A mistake in a file's text.
struct Injection {
  enum Kind: String, CaseIterable {
    case tab, missingColon, missingSpace, colonInValue, deeper, lessDeep, listItem, openQuote, openBracket, badEscape,
      reserved, apostrophe
  }

  let kind: Kind
  let text: String
  /// From 1.
  let line: Int

  /// The sample catalogue's screens, by their paths.
  static var files: [InjectedFile] {
    get throws {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "Screens")
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(".yaml") && !$0.hasSuffix("_defaults.yaml") }.sorted().map {
        InjectedFile("Screens/\($0)", try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      }
    }
  }

  /// Puts a mistake into a line that allows it; `nil` where none does.
  init?(_ kind: Kind, into text: String, avoiding: [Int], _ chance: inout Chance) {
    self.kind = kind
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let candidates = lines.indices.filter { index in
      // Two mistakes next to each other are one to a reader.
      !avoiding.contains { abs($0 - 1 - index) < 3 } && !Injection.isInBlock(lines, index)
        && Injection.change(lines[index], after: index > 0 ? lines[index - 1] : "", kind) != nil
    }
    guard let index = candidates.randomElement(using: &chance),
      let changed = Injection.change(lines[index], after: index > 0 ? lines[index - 1] : "", kind)
    else { return nil }
    lines[index] = changed
    self.text = lines.joined(separator: "\n")
    line = index + 1
  }

  private static func isInBlock(_ lines: [String], _ index: Int) -> Bool {
    var at = index - 1
    let indent = lines[index].prefix { $0 == " " }.count
    while at >= 0 {
      let line = lines[at]
      let own = line.prefix { $0 == " " }.count
      if !line.isEmpty, own < indent {
        return line.hasSuffix("|") || line.hasSuffix(">") || line.hasSuffix(">-") || line.hasSuffix("[")
      }
      at -= 1
    }
    return false
  }

  private static func change(_ line: String, after previous: String, _ kind: Kind) -> String? {
    let indent = line.prefix { $0 == " " }.count
    let content = line.dropFirst(indent)
    guard !content.isEmpty, !content.hasPrefix("#"), !content.hasPrefix("---"), !content.contains(" #") else {
      return nil
    }
    let isItem = content.hasPrefix("- ")
    let colon = content.firstRange(of: ": ")
    let blanks = String(repeating: " ", count: indent)
    let simple = !content.contains("{") && !content.contains("[") && !content.contains("\"") && !content.contains("'")
    switch kind {
    case .tab: return indent >= 2 ? "\t" + content : nil
    case .missingColon:
      guard simple, !isItem, let colon else { return nil }
      return "\(blanks)\(content[..<colon.lowerBound]) \(content[colon.upperBound...])"
    case .missingSpace:
      guard simple, !isItem, let colon else { return nil }
      return "\(blanks)\(content[..<colon.lowerBound]):\(content[colon.upperBound...])"
    case .colonInValue:
      guard simple, !isItem, let colon, !content[colon.upperBound...].isEmpty else { return nil }
      return line + ": more"
    case .deeper:
      // Below a key with a value, nothing may be deeper.
      guard simple, !isItem, content.contains(":"), previous.contains(": "),
        previous.prefix(while: { $0 == " " }).count == indent
      else { return nil }
      return "  " + line
    case .lessDeep:
      guard indent >= 3, !isItem, content.contains(":"), previous.prefix(while: { $0 == " " }).count == indent else {
        return nil
      }
      return String(line.dropFirst(1))
    case .listItem:
      guard simple, !isItem, colon != nil, previous.prefix(while: { $0 == " " }).count == indent,
        !previous.dropFirst(indent).hasPrefix("-"), previous.contains(": ")
      else { return nil }
      return "\(blanks)- \(content)"
    case .openQuote:
      guard simple, !isItem, let colon, !content[colon.upperBound...].isEmpty else { return nil }
      return "\(blanks)\(content[..<colon.upperBound])\"\(content[colon.upperBound...])"
    case .openBracket:
      guard !isItem, content.hasSuffix("]"), content.contains(": [") else { return nil }
      return String(line.dropLast())
    case .badEscape:
      guard simple, !isItem, let colon, !content[colon.upperBound...].isEmpty else { return nil }
      return "\(blanks)\(content[..<colon.upperBound])\"C:\\Users\""
    case .reserved:
      guard simple, !isItem, let colon, !content[colon.upperBound...].isEmpty else { return nil }
      return "\(blanks)\(content[..<colon.upperBound])@\(content[colon.upperBound...])"
    case .apostrophe:
      guard simple, !isItem, let colon, !content[colon.upperBound...].isEmpty else { return nil }
      return "\(blanks)\(content[..<colon.upperBound])'it's'"
    }
  }
}

/// A file that mistakes are put into, with its own problems: it is alone here, and names screens that are not there.
struct InjectedFile {
  let name: String
  let text: String
  private let known: Set<String>

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
    known = Set(InjectedFile.load(name, text).map(\.message))
  }

  /// The problems of another text in its place, without its own.
  func problems(about text: String) -> [Diagnostic] {
    InjectedFile.load(name, text).filter { !known.contains($0.message) }
  }

  private static func load(_ name: String, _ text: String) -> [Diagnostic] {
    CatalogLoader(devices: ["iphone-16", "iphone-se", "iphone-16-plus", "ipad-11", "ipad-11-landscape"]).load(
      MemorySource(["Catalog.yaml": "catalog: A\n", name: text])
    ).diagnostics.filter { $0.severity == .error && $0.path == name }
  }
}
