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

  func perform(in invocation: Invocation) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    let color = invocation.colorsOutput(options.color)
    var pending = try PendingRun(in: workspace, from: decision.from, color: color)
    let groups = pending.printer.groups(of: try pending.pending(decision.names))
    guard !decision.json else {
      return invocation.console.write(PrettyJSON.text(of: PendingReport(groups: groups.map { group($0, pending) })))
    }
    guard !groups.isEmpty else {
      invocation.console.line("nothing is pending")
      return
    }
    guard invocation.console.isTerminal else { return show(groups, pending, on: invocation.console) }
    var session = ReviewSession(groups: groups, console: invocation.console, color: color)
    try session.run(&pending, keys: KeyReader(descriptor: invocation.console.input))
    invocation.console.line(session.summary)
  }

  /// Prints the pending differences and the commands that decide on them.
  @MainActor private func show(_ groups: [PendingGroup], _ pending: PendingRun, on console: Console) {
    for group in groups {
      console.write(pending.printer.text(of: group))
      for verb in ["accept", "reject"] { console.line("  \(command(verb, group, pending))") }
      console.line()
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

  @MainActor private func command(_ verb: String, _ group: PendingGroup, _ pending: PendingRun) -> String {
    let from = decision.from.map { " --from \($0.shellQuoted)" } ?? ""
    let names = pending.names(of: group).map(\.shellQuoted).joined(separator: " ")
    return "petri snapshot \(verb) \(names)\(from)".cleaned
  }
}

@MainActor
private struct ReviewSession {
  let groups: [PendingGroup]
  let console: Console
  let color: Bool

  private var counts: [Character: Int] = [:]
  private var done: [(group: Int, word: Character, undos: [PendingRun.Undo])] = []

  init(groups: [PendingGroup], console: Console, color: Bool) {
    self.groups = groups
    self.console = console
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
        console.write("\n\(index + 1) of \(groups.count)\n".styled(.bold, color: color))
        console.write(pending.printer.text(of: groups[index]))
        isShown = true
      }
      console.write("accept, reject, skip (capitals: all), undo, quit? [a r s A R S u q] ")
      guard let key = keys.next() else {
        console.line()
        return
      }
      console.line(String(key).cleaned)
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
          console.line("nothing to undo")
          continue
        }
        index = group
        isShown = false
      case "q", "\u{4}", "\u{1B}": return
      default: console.line("unknown key '\(String(key).cleaned)'")
      }
    }
  }

  /// Undoes the last decision; returns the index of its group, or `nil` if there is none.
  private mutating func undo(_ pending: inout PendingRun) throws -> Int? {
    guard let last = done.last else { return nil }
    try pending.undo(last.undos)
    done.removeLast()
    counts[last.word, default: 0] -= groups[last.group].cells.count
    return last.group
  }

  /// After the last decision, asks whether to keep it.
  private mutating func undoesLast(_ pending: inout PendingRun, _ keys: KeyReader, _ index: inout Int) throws -> Bool {
    console.write("\nall decided: undo the last decision, or quit? [u q] ")
    while let key = keys.next() {
      switch key {
      case "u":
        console.line("u")
        guard let group = try undo(&pending) else { return false }
        index = group
        return true
      case "q", "\r", "\n", "\u{4}", "\u{1B}":
        console.line("q")
        return false
      default: continue
      }
    }
    console.line()
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
    for refusal in outcome.refusals { console.fail(refusal.description) }
    for gone in outcome.undos.compactMap(\.gone) { console.line("deleted \(gone.path.cleaned), its old name") }
    done.append((index, word, outcome.undos))
    counts[word, default: 0] += cells.count
  }
}
