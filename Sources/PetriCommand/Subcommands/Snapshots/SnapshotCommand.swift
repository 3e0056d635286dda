import ArgumentParser

/// `petri snapshot`: screens as text, compared.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record screens as text, and compare them with what was recorded.",
    discussion: """
      A snapshot is one screen in one environment as one kind of text, in __Snapshots__ beside the screen's file. Without \
      more, a screen has its base cell: its examples, in the catalogue's first device, appearance, size and locale, as a \
      tree. --matrix takes every cell; 'matrix:' in a screen's file or in Catalog.yaml says which there are.
      """,
    subcommands: [
      SnapshotVerifyCommand.self, SnapshotRecordCommand.self, SnapshotReviewCommand.self, SnapshotAcceptCommand.self,
      SnapshotRejectCommand.self, SnapshotPruneCommand.self, SnapshotMergeCommand.self, SnapshotMigrateCommand.self,
    ]
  )
}
