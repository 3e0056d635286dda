/// What a tool can use: its arguments, the sessions and commands.
@MainActor
package struct ToolWork {
  let arguments: ToolArguments
  let sessions: Sessions
  private let runner: any CommandRunner
  private let seconds: Double
  private let isWanted: () -> Bool

  init(
    _ arguments: ToolArguments,
    _ sessions: Sessions,
    _ runner: any CommandRunner,
    seconds: Double,
    while isWanted: @escaping () -> Bool
  ) {
    (self.arguments, self.sessions, self.runner) = (arguments, sessions, runner)
    (self.seconds, self.isWanted) = (seconds, isWanted)
  }

  func run(_ command: [String]) -> CommandOutput { runner.run(command, seconds: seconds, while: isWanted) }
}
