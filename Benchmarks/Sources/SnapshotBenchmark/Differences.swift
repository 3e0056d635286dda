import Foundation
import Measuring
import PetriSnapshots

/// The difference of two texts of 8,000 lines, beside the table of longest common subsequences that tools without Myers'
/// algorithm fill.
struct Differences {
  func results() -> [Result] {
    let lines = (0..<8_000).map { "│  ├─ label \"Line \($0) of a screen\"" }
    var one = lines
    one[4_000] = "│  ├─ label \"Another line\""
    var tenth = lines
    for index in stride(from: 0, to: 8_000, by: 10) { tenth[index] = "│  ├─ label \"Changed \(index)\"" }
    func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
    func changes(_ diff: LineDiff) -> Int {
      diff.lines.count { line in
        switch line {
        case .removed, .added: true
        case .same, .shifted: false
        }
      }
    }
    let (old, oneText, tenthText) = (text(lines), text(one), text(tenth))
    var found = (one: 0, tenth: 0)
    let oneTime = best(of: 5) { found.one = changes(LineDiff(old: old, new: oneText, isTree: true)) }
    let tenthTime = best(of: 5) { found.tenth = changes(LineDiff(old: old, new: tenthText, isTree: true)) }
    let table = best(of: 1) { precondition(Differences.common(lines, tenth) == 7_200) }
    return [
      Result("an 8,000-line difference with one line changed", oneTime * 1e3, atMost: 5, unit: " ms"),
      Result("its steps; two are the fewest", Double(found.one), atMost: 2, unit: ""),
      Result("with a tenth of the lines changed", tenthTime * 1e3, atMost: 100, unit: " ms"),
      Result("its steps; 1,600 are the fewest", Double(found.tenth), atMost: 1_600, unit: ""),
      Result("as many times faster than the table of common subsequences", table / tenthTime, atLeast: 5, unit: "x"),
    ]
  }

  /// The length of the longest common subsequence, by a row of the table at a time.
  private static func common(_ old: [String], _ new: [String]) -> Int {
    var row = [Int](repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[new.count]
  }
}
