import ArgumentParser

struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record screens as text, and compare them with these snapshots.",
    discussion: """
      A snapshot is a screen in an environment as a kind of text. All cells of a screen are in one file in __Snapshots__ \
      beside the screen's: the base's text, and what others have otherwise. By default, a screen has only its base cell: its \
      examples, on the catalogue's first device and in its first appearance, text size and locale, as a tree. --matrix \
      selects all cells; 'matrix:' in a screen's file or in Catalog.yaml defines them.
      """,
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self, SnapshotAcceptCommand.self,
      SnapshotRejectCommand.self, SnapshotPruneCommand.self, SnapshotMergeCommand.self,
      SnapshotAuditCommand.self,
    ]
  )
}
