public import PetriDiagnostics

extension RunDiagnostics {
  /// The meaning of each diagnostic code, in Markdown.
  public static let explanations: [(code: DiagnosticCode, text: String)] =
    SnapshotStatus.allCases.compactMap { status in
      explanation(of: status).map { (code(of: status), $0) }
    } + [
      (brokenCode, "A screen has errors, so it can't be compared with its snapshots. `petri validate` shows them."),
      (
        obsoleteCode,
        "A snapshot is of something that the catalogue doesn't have any more. `petri snapshot prune --delete` deletes such files."
      ),
    ]

  static let brokenCode: DiagnosticCode = "snapshot-broken"
  static let obsoleteCode: DiagnosticCode = "snapshot-obsolete"

  static func code(of status: SnapshotStatus) -> DiagnosticCode {
    DiagnosticCode(rawValue: "snapshot-\(status.rawValue)")
  }

  /// The explanation of a status; `nil` if the status isn't a problem.
  private static func explanation(of status: SnapshotStatus) -> String? {
    switch status {
    case .same, .recorded, .rewritten, .accepted: nil
    case .differs:
      "A screen differs from its snapshot. Where that is meant, `petri snapshot accept` makes what it is now the snapshot."
    case .missing: "A screen has no snapshot. `petri snapshot record` writes it."
    case .conflict:
      "A snapshot holds conflict markers of a merge. Merge the definitions, then `petri snapshot record` writes the snapshot anew."
    case .unreadable:
      "A snapshot's file isn't text, or isn't written as it must be. `petri snapshot record` writes it anew."
    case .outdated:
      "A snapshot is of another version of its kind of text. `petri snapshot record` writes it anew; look at the difference first."
    case .failed: "A screen can't be printed. `petri launch` shows why."
    case .blocked:
      "A snapshot's file can't be read or written. Look at its permissions, and at what else is in its place."
    case .rejected:
      "A new text of a screen was rejected: the screen is to be as its snapshot has it. Change the screen."
    }
  }
}
