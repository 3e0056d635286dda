import PetriSnapshots

/// The snapshots that a command decided about, for programs.
struct DecisionReport: Encodable {
  /// A snapshot.
  struct Snapshot: Encodable {
    let path: String
    let cell: String
    let screen: String

    init(_ cell: CellResult) { (path, self.cell, screen) = (cell.path, cell.cell, cell.screen) }
  }

  var version = OutputSchema.version
  /// The decision: `accepted` or `rejected`.
  let decision: String
  let snapshots: [Snapshot]
  /// The files of screens that have another name now.
  let deleted: [String]
  /// Why others aren't decided.
  let refused: [String]

  @MainActor
  init(_ decision: String, _ undos: [PendingRun.Undo], _ refusals: [Decision.Refusal]) {
    self.decision = decision
    snapshots = undos.flatMap(\.taken.cells).map { Snapshot($0.0) }
    deleted = undos.compactMap(\.gone?.path)
    refused = refusals.map(\.description)
  }
}

/// The differences that wait for a decision, for programs.
struct PendingReport: Encodable {
  /// Snapshots with the same difference, and the commands that decide about them.
  struct Group: Encodable {
    let status: String
    let snapshots: [DecisionReport.Snapshot]
    let difference: String
    let accept: String
    let reject: String
  }

  var version = OutputSchema.version
  let groups: [Group]
}
