import ArgumentParser
import Foundation
import PetriBrowser
import PetriComposer
import PetriSnapshots
import PetriText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `petri snapshot review`: shows the differences of the last run, one edit after another.
struct SnapshotReviewCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review the differences of the last run, and accept or reject them.",
    discussion: """
      The same change on several screens or devices is shown and decided once. Each decision takes effect immediately.

      KEYS
        a  accept       A  accept all that remain
        r  reject       R  reject all that remain
        s  skip         S  skip all that remain
        u  undo the last decision; also when all is decided
        q  quit

      Without a terminal, and with --json, the differences are printed with the commands to accept or reject them.
      """
  )

  @OptionGroup var decision: DecisionOptions
  @OptionGroup var options: CatalogOptions

  func perform(with registry: ControllerRegistry) throws {
    let workspace = try Workspace(options, registry)
    workspace.mentionBrokenScreens()
    let color = options.color.isOnForOutput
    var pending = try PendingRun(in: workspace, from: decision.from, color: color)
    let groups = pending.printer.groups(of: try pending.pending(decision.names))
    guard !decision.json else {
      return Console.write(PrettyJSON.text(of: PendingReport(groups: groups.map { group($0, pending) })))
    }
    guard !groups.isEmpty else {
      Console.line("nothing is pending")
      return
    }
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return show(groups, pending) }
    var session = ReviewSession(groups: groups, color: color)
    try session.run(&pending, keys: KeyReader())
    Console.line(session.summary)
  }

  /// For scripts and logs: the differences to decide, and how.
  @MainActor private func show(_ groups: [PendingGroup], _ pending: PendingRun) {
    for group in groups {
      Console.write(pending.printer.text(of: group))
      for verb in ["accept", "reject"] { Console.line("  \(command(verb, group, pending))") }
      Console.line()
    }
  }

  @MainActor private func group(_ group: PendingGroup, _ pending: PendingRun) -> PendingReport.Group {
    PendingReport.Group(
      status: group.cells.first?.status.rawValue ?? "",
      snapshots: group.cells.map(DecisionReport.Snapshot.init),
      difference: group.diff.text(color: false),
      accept: command("accept", group, pending),
      reject: command("reject", group, pending)
    )
  }

  /// The command that decides about a group.
  @MainActor private func command(_ verb: String, _ group: PendingGroup, _ pending: PendingRun) -> String {
    let from = decision.from.map { " --from \($0.shellQuoted)" } ?? ""
    let names = pending.names(of: group).map(\.shellQuoted).joined(separator: " ")
    return "petri snapshot \(verb) \(names)\(from)".cleaned
  }
}

/// A review on a terminal: shows, asks, does.
@MainActor
private struct ReviewSession {
  let groups: [PendingGroup]
  let color: Bool

  private var counts: [Character: Int] = [:]
  private var done: [(group: Int, word: Character, undos: [PendingRun.Undo])] = []

  init(groups: [PendingGroup], color: Bool) {
    self.groups = groups
    self.color = color
  }

  var summary: String {
    let all = groups.reduce(0) { $0 + $1.cells.count }
    let left = all - counts.values.reduce(0, +)
    return "\(all) \(all == 1 ? "snapshot" : "snapshots"): \(counts["a"] ?? 0) accepted, \(counts["r"] ?? 0) rejected, "
      + "\(counts["s"] ?? 0) skipped\(left > 0 ? ", \(left) undecided" : "")"
  }

  mutating func run(_ pending: inout PendingRun, keys: KeyReader) throws {
    var index = 0
    var isShown = false
    while true {
      guard index < groups.count else {
        guard try undoesLast(&pending, keys, &index) else { return }
        isShown = false
        continue
      }
      if !isShown {
        Console.write("\n\(index + 1) of \(groups.count)\n".styled(.bold, color: color))
        Console.write(pending.printer.text(of: groups[index]))
        isShown = true
      }
      Console.write("accept, reject, skip (capitals: all), undo, quit? [a r s A R S u q] ")
      guard let key = keys.next() else {
        Console.line()
        return
      }
      Console.line(String(key).cleaned)
      switch key {
      case "a", "r", "s":
        try decide(key, index, &pending)
        index += 1
        isShown = false
      case "A", "R", "S":
        for rest in index..<groups.count { try decide(Character(key.lowercased()), rest, &pending) }
        index = groups.count
      case "u":
        guard let group = try undo(&pending) else {
          Console.line("nothing to undo")
          continue
        }
        index = group
        isShown = false
      case "q", "\u{4}", "\u{1B}": return
      default: Console.line("unknown key '\(String(key).cleaned)'")
      }
    }
  }

  /// Takes the last decision back, unless there is none; gives the group that it was about.
  private mutating func undo(_ pending: inout PendingRun) throws -> Int? {
    guard let last = done.last else { return nil }
    try pending.undo(last.undos)
    done.removeLast()
    counts[last.word, default: 0] -= groups[last.group].cells.count
    return last.group
  }

  /// Asks, once all is decided, whether the last decision stays.
  private mutating func undoesLast(_ pending: inout PendingRun, _ keys: KeyReader, _ index: inout Int) throws -> Bool {
    Console.write("\nall decided: undo the last decision, or quit? [u q] ")
    while let key = keys.next() {
      switch key {
      case "u":
        Console.line("u")
        guard let group = try undo(&pending) else { return false }
        index = group
        return true
      case "q", "\r", "\n", "\u{4}", "\u{1B}":
        Console.line("q")
        return false
      default: continue
      }
    }
    Console.line()
    return false
  }

  private mutating func decide(_ word: Character, _ index: Int, _ pending: inout PendingRun) throws {
    let cells = groups[index].cells
    let outcome: (undos: [PendingRun.Undo], refusals: [Decision.Refusal])
    switch word {
    case "a": outcome = try pending.accept(cells)
    case "r": outcome = try pending.reject(cells)
    default: outcome = ([], [])
    }
    for refusal in outcome.refusals { Console.fail(refusal.description) }
    for gone in outcome.undos.compactMap(\.gone) { Console.line("deleted \(gone.path.cleaned), its old name") }
    done.append((index, word, outcome.undos))
    counts[word, default: 0] += cells.count
  }
}
