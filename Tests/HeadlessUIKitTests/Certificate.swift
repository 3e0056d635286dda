import Foundation

/// The table of Benchmarks/Fidelity that tells how near HeadlessUIKit is to iOS: from tests, facts and measures that are in
/// the repository.
struct Certificate {
  /// Its rows, in the order of the page.
  static func table() throws -> String {
    var rows = ["| held against iOS | by | result |", "| --- | --- | --- |"]
    rows += try specification() + text() + frames() + suites() + differences()
    return rows.map { $0 + "\n" }.joined()
  }

  // MARK: Rows

  private static let sections: [(number: Int, name: String)] = [
    (1, "transitions that a finger drives"), (2, "loading and appearing"), (3, "navigation"),
    (4, "tabs and split views"), (5, "presentation"), (6, "children"), (7, "insets, margins and layout"),
    (8, "descriptions"), (10, "commits and the clock"),
  ]

  /// The rows of the specification that tests name.
  private static func specification() throws -> [String] {
    let tests = SystemTextFact.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Tests/HeadlessUIKitTests")
    let files = try FileManager.default.contentsOfDirectory(atPath: tests.path).filter { $0.hasSuffix(".swift") }
    let sources = try files.map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
    return sections.map { number, name in
      let count = sources.map { $0.components(separatedBy: "\"section \(number): ").count - 1 }.reduce(0, +)
      return "| specification, section \(number): \(name) | \(count) tests | pass |"
    }
  }

  private static func text() throws -> [String] {
    let facts = try SystemTextFact.all()
    var rows: [String] = []
    func add(_ name: String, _ some: [SystemTextFact]) {
      guard !some.isEmpty else { return }
      let near = some.count { abs($0.error) <= 0.501 }
      let errors = some.map { abs($0.error) / $0.width }.sorted()
      let share = decimal(1000 * Double(near) / Double(some.count), 1)
      let median = decimal(errors[errors.count / 2] * 100_000, 3)
      rows.append("| \(name) | \(some.count) labels | \(share) % within 0.5 points, median error \(median) % |")
    }
    add("widths of texts in the system's font", facts)
    for weight in ["light", "regular", "medium", "semibold", "bold", "heavy"] {
      add(weight, facts.filter { $0.weight == weight })
    }
    for (low, high) in [(0.0, 13.0), (13, 15), (15, 17), (17, 18), (18, 28), (28, 1000)] {
      let range = low == 0 ? "below 13" : "\(Int(low)) to below \(Int(high))"
      let name = high == 1000 ? "28 points and above" : "\(range) points"
      add(name, facts.filter { low <= $0.size && $0.size < high })
    }
    return rows
  }

  /// The rows of the measured frames that are counted.
  private static func frames() throws -> [String] {
    try lines("frames.tsv").compactMap { parts in
      guard parts.count == 4, let count = Double(parts[2]), let right = Double(parts[3]), count >= 10,
        !parts[1].hasPrefix("not counted")
      else { return nil }
      let share = decimal(1000 * right / count, 1)
      return "| frames, \(parts[0]): \(parts[1]) | \(parts[2]) frames | \(share) % within 0.5 points |"
    }
  }

  /// The rows of the suites of others, with the reasons for what doesn't pass.
  private static func suites() throws -> [String] {
    try lines("suites.tsv").filter { $0.count == 6 }.map { parts in
      let why = parts[5].isEmpty ? "" : ": " + parts[5]
      return "| suite of another: \(parts[0]), \(parts[1]) | \(parts[3]) tests | \(parts[4]) pass\(why) |"
    }
  }

  private static func differences() throws -> [String] {
    try lines("differences.tsv").filter { $0.count == 2 }.map { "| known difference: \($0[0]) | | \($0[1]) |" }
  }

  // MARK: Helpers

  private static func lines(_ file: String) throws -> [[String]] {
    let text = try String(contentsOf: SystemTextFact.folder.appendingPathComponent(file), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// A number of tenths or thousandths in decimals.
  private static func decimal(_ value: Double, _ digits: Int) -> String {
    let unit = digits == 1 ? 10 : 1000
    let whole = Int(value.rounded())
    let rest = String(whole % unit)
    return "\(whole / unit).\(String(repeating: "0", count: digits - rest.count))\(rest)"
  }
}
