import ArgumentParser
import Foundation

/// The values of `--color`. By default, output is coloured according to NO_COLOR, then CLICOLOR_FORCE, then whether the
/// stream is a terminal.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto, always, never

  func isOn(for descriptor: Int32, _ environment: [String: String]) -> Bool {
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
