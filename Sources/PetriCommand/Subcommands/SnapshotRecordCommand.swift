import ArgumentParser
import Foundation
import PetriCatalog
import PetriSnapshots
import PetriText

/// `petri snapshot record`: writes what is missing or differs.
struct SnapshotRecordCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write snapshots; those that are missing and those that differ by default.",
    discussion: "Only what changed is written, each file whole or not at all. On CI it refuses unless --force says so."
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var options: CatalogOptions

  @Flag(help: "Write only snapshots that are missing.")
  var missing = false

  @Flag(help: "Write only snapshots that differ.")
  var differing = false

  @Flag(help: "Write all that are missing or differ: the default, said by name.")
  var all = false

  @Flag(help: "Record on CI too.")
  var force = false

  func perform() throws {
    if ProcessInfo.processInfo.environment["CI"]?.isEmpty == false, !force {
      throw CommandFailure("nothing is recorded on CI (the variable CI is set); --force records all the same", .usage)
    }
    let workspace = try Workspace(options)
    let chosen = try ScreenSelection(selection, in: workspace)
    workspace.mentionBrokenScreens()
    let run = SnapshotRun(workspace: workspace)
    var written = 0
    var failures = 0
    var isUnreadable = false
    for screen in chosen.screens {
      let result = run.compare(screen)
      if let failure = result.failure {
        Console.fail(failure)
        failures += 1
        if result.isUnreadable { isUnreadable = true }
        continue
      }
      guard wants(result.outcome), let text = result.text else { continue }
      do {
        try run.store.write(text, to: result.cell.path)
        Console.line("\(result.outcome == .missing ? "recorded " : "rewritten") \(result.cell.path.cleaned)")
        written += 1
      } catch {
        Console.fail(error.description)
        throw ExitStatus.io
      }
    }
    Console.line("\(written) written, \(chosen.screens.count - written - failures) left as they are")
    if failures > 0 { throw isUnreadable ? ExitStatus.io : ExitStatus.failed }
  }

  private func wants(_ outcome: SnapshotOutcome?) -> Bool {
    switch outcome {
    case .same, nil: false
    case .missing: all || !differing || missing
    case .differs, .conflict, .notText: all || !missing || differing
    }
  }
}
