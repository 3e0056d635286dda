import ArgumentParser
import PetriLoader
import PetriSnapshots
import PetriText

/// `petri snapshot verify`: compares, and writes nothing.
struct SnapshotVerifyCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Compare screens with their snapshots; exit code 1 where one differs or is missing."
  )

  @OptionGroup var selection: SelectionOptions
  @OptionGroup var options: CatalogOptions

  func perform() throws {
    let workspace = try Workspace(options)
    let chosen = try ScreenSelection(selection, in: workspace)
    workspace.mentionBrokenScreens()
    let run = SnapshotRun(workspace: workspace)
    let color = options.color.isOnForOutput
    var counts = SnapshotCounts()
    for screen in chosen.screens {
      let result = run.compare(screen)
      counts.add(result)
      Console.write(result.report(color: color))
    }
    let obsolete = chosen.isComplete ? run.obsoletePaths() : []
    for path in obsolete { Console.line("obsolete  \(path.cleaned): it belongs to no screen; delete it") }
    Console.line(counts.summary(obsolete: obsolete.count))
    if !counts.isClean || !obsolete.isEmpty || !workspace.loaded.brokenScreens.isEmpty { throw counts.exitCode }
  }
}
