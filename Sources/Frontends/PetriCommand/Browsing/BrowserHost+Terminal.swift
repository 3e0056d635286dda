import ArgumentParser
import PetriBrowser

extension BrowserHost {
  /// Takes the terminal, and runs until the user quits or it is gone.
  ///
  /// - Parameters:
  ///   - look: how the terminal is drawn on; made before it is taken.
  ///   - launch: a launch to begin with.
  /// - Throws: the exit code where it is not 0, `CommandFailure` where the terminal can't be taken.
  func run(_ look: BrowserLook, launch: LaunchRequest? = nil) throws {
    guard let terminal = Terminal() else { throw CommandFailure("the terminal can't be used", .usage) }
    let code = run(on: terminal, look: look, launch: launch)
    if code != 0 { throw ExitCode(code) }
  }
}
