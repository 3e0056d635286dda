import ArgumentParser
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When output has colours: `--color`, then NO_COLOR, then CLICOLOR_FORCE, then whether a terminal reads it.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto, always, never

  /// Whether standard output gets colours.
  var isOnForOutput: Bool { isOn(for: STDOUT_FILENO) }

  /// Whether standard error gets colours.
  var isOnForErrors: Bool { isOn(for: STDERR_FILENO) }

  private func isOn(for descriptor: Int32) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if environment["NO_COLOR"]?.isEmpty == false { return false }
      if let force = environment["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
      return isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    }
  }
}
