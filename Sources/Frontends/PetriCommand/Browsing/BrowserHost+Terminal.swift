import ArgumentParser
import PetriBrowser

extension BrowserHost {
  /// Takes over the terminal until the user quits or the terminal closes.
  ///
  /// - Parameter look: created before, because standard output is redirected while the terminal is in use.
  /// - Throws: a nonzero exit code, or `CommandFailure` if the terminal can't be used.
  func run(_ look: BrowserLook, launch: LaunchRequest? = nil) throws {
    guard let terminal = Terminal() else { throw CommandFailure("the terminal can't be used", .usage) }
    let code = run(on: terminal, look: look, launch: launch)
    if code != 0 { throw ExitCode(code) }
  }
}
