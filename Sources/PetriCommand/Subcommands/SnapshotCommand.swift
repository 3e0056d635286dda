import ArgumentParser

/// `petri snapshot`: screens as text, compared.
struct SnapshotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Record screens as text, and compare them with what was recorded.",
    discussion: """
      A snapshot is a screen's tree with its examples, in the catalogue's first device, appearance, size and locale, in \
      __Snapshots__ beside the screen's file.
      """,
    subcommands: [SnapshotVerifyCommand.self, SnapshotRecordCommand.self]
  )
}
