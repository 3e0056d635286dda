/// The commands that were done last.
struct RecentCommands: Hashable, Sendable {
  /// The newest first.
  private(set) var commands: [BrowserCommand] = []
  /// More are forgotten.
  private static let maximumCount = 5

  /// Puts a command in front of the others.
  mutating func add(_ command: BrowserCommand) {
    commands.removeAll { $0 == command }
    commands = [command] + commands.prefix(RecentCommands.maximumCount - 1)
  }
}
