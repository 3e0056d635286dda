import ArgumentParser
import Foundation

/// When output has colours: `--color`, then NO_COLOR, then CLICOLOR_FORCE, then whether a terminal reads it.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  case auto, always, never

  /// Whether text on a descriptor is coloured.
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
