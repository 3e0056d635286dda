import PetriSnapshots

/// The JSON output of `accept` and `reject`.
struct DecisionReport: Encodable {
  struct Snapshot: Encodable {
    let path: String
    let cell: String
    let screen: String

    init(_ cell: CellResult) { (path, self.cell, screen) = (cell.path, cell.cell, cell.screen) }
  }

  var version = OutputSchema.version
  /// `accepted` or `rejected`.
  let decision: String
  let snapshots: [Snapshot]
  let deleted: [String]
  let refused: [String]

  @MainActor
  init(_ decision: String, _ undos: [PendingRun.Undo], _ refusals: [Decision.Refusal]) {
    self.decision = decision
    snapshots = undos.flatMap(\.taken.cells).map { Snapshot($0.0) }
    deleted = undos.compactMap(\.gone?.path)
    refused = refusals.map(\.description)
  }
}

/// The JSON output of `review`: the pending differences.
struct PendingReport: Encodable {
  /// Snapshots with the same difference, and the commands that decide on them.
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
