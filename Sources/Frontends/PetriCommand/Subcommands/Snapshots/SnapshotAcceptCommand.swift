import ArgumentParser
import PetriComposer
import PetriSnapshots
import PetriText

struct DecisionOptions: ParsableArguments, Sendable {
  @Argument(help: "Names of screens, snapshot files, or cells as FILE:CELL; all pending ones by default.")
  var names: [String] = []

  @Option(
    help: ArgumentHelp("A folder made by 'verify --keep', such as a CI artifact.", valueName: "dir"),
    completion: .directory
  )
  var from: String?

  @Flag(help: "Print JSON: an object with the decision, and the snapshots, deleted files and refusals.")
  var json = false

  @MainActor func decide(
    _ word: String,
    in options: CatalogOptions,
    _ invocation: Invocation,
    _ decide: (inout PendingRun, [CellResult]) throws -> (undos: [PendingRun.Undo], refusals: [Decision.Refusal])
  ) throws {
    let workspace = try Workspace(options, invocation)
    workspace.mentionBrokenScreens()
    var pending = try PendingRun(in: workspace, from: from, color: false)
    let cells = try pending.pending(names)
    guard !cells.isEmpty else {
      throw CommandFailure("nothing is pending", .nothingMatched, next: "petri snapshot verify")
    }
    let (undos, refusals) = try decide(&pending, cells)
    if json { invocation.console.write(PrettyJSON.text(of: DecisionReport(word, undos, refusals))) }
    for undo in json ? [] : undos {
      for line in FileLine.lines(of: undo.taken.cells.map(\.0)) { invocation.console.line("\(word) \(line)") }
      if let gone = undo.gone { invocation.console.line("deleted  \(gone.path.cleaned), its old name") }
    }
    for refusal in refusals { invocation.console.fail(refusal.description) }
    let count = undos.reduce(0) { $0 + $1.taken.cells.count }
    if !json { invocation.console.line("\(count) \(word)" + (refusals.isEmpty ? "" : ", \(refusals.count) refused")) }
    if refusals.contains(where: \.isIO) { throw ExitStatus.io }
    if !refusals.isEmpty { throw ExitStatus.failed }
  }
}

struct SnapshotAcceptCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the new texts of the last run as snapshots.",
    discussion: """
      A snapshot that has changed since it was compared isn't overwritten. When the snapshot of a renamed screen is accepted, \
      the old file is deleted.
      """
  )

  @OptionGroup var decision: DecisionOptions
  @OptionGroup var options: CatalogOptions

  func perform(in invocation: Invocation) throws {
    try decision.decide("accepted", in: options, invocation) { try $0.accept($1) }
  }
}

struct SnapshotRejectCommand: PetriSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Discard the new texts of the last run and keep the snapshots."
  )

  @OptionGroup var decision: DecisionOptions
  @OptionGroup var options: CatalogOptions

  func perform(in invocation: Invocation) throws {
    try decision.decide("rejected", in: options, invocation) { try $0.reject($1) }
  }
}
