import ArgumentParser
import PetriSnapshots
import PetriText

/// Which pending texts a decision is about.
struct DecisionOptions: ParsableArguments, Sendable {
  @Argument(help: "Names of screens, or of snapshot files; all that pend where none is given.")
  var names: [String] = []

  @Option(
    help: ArgumentHelp("A folder that 'verify --keep' made, such as a CI's artifact.", valueName: "dir"),
    completion: .directory
  )
  var from: String?

  /// Carries a decision out and says what became of it.
  ///
  /// - Throws: `CommandFailure`, or an `ExitCode` where everything was said already.
  @MainActor func decide(
    _ word: String,
    in options: CatalogOptions,
    _ decide: (inout PendingRun, [CellResult]) throws -> (undos: [PendingRun.Undo], refusals: [Decision.Refusal])
  ) throws {
    let workspace = try Workspace(options)
    workspace.mentionBrokenScreens()
    var pending = try PendingRun(in: workspace, from: from, color: false)
    let cells = try pending.pending(names)
    guard !cells.isEmpty else { throw CommandFailure("nothing is pending", .nothingMatched) }
    let (undos, refusals) = try decide(&pending, cells)
    for undo in undos {
      Console.line("\(word) \(undo.cell.path.cleaned)")
      if let gone = undo.gone { Console.line("deleted  \(gone.path.cleaned), which it was before") }
    }
    for refusal in refusals { Console.fail(refusal.description) }
    Console.line("\(undos.count) \(word)" + (refusals.isEmpty ? "" : ", \(refusals.count) refused"))
    if refusals.contains(where: \.isIO) { throw ExitStatus.io }
    if !refusals.isEmpty { throw ExitStatus.failed }
  }
}

/// `petri snapshot accept`: pending texts become the snapshots.
struct SnapshotAcceptCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make the new texts of the last run the snapshots.",
    discussion: """
      A snapshot that has changed since it was compared is left as it is. The file of a screen that was renamed goes when \
      its new one is accepted.
      """
  )

  @OptionGroup var decision: DecisionOptions
  @OptionGroup var options: CatalogOptions

  func perform() throws { try decision.decide("accepted", in: options) { try $0.accept($1) } }
}

/// `petri snapshot reject`: pending texts are forgotten.
struct SnapshotRejectCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Forget the new texts of the last run; the snapshots stay as they are."
  )

  @OptionGroup var decision: DecisionOptions
  @OptionGroup var options: CatalogOptions

  func perform() throws { try decision.decide("rejected", in: options) { try $0.reject($1) } }
}
