package import PetriDiagnostics
import PetriYAML

/// The explanation of a diagnostic code: why it is a mistake, an example, and the correction.
package struct Explanation: Sendable {
  package let code: DiagnosticCode
  package let text: String
  /// A file with the mistake; nil if no file can show it.
  package let wrong: String?
  package let right: String?

  init(_ code: DiagnosticCode, _ text: String, wrong: String? = nil, right: String? = nil) {
    self.code = code
    self.text = text
    self.wrong = wrong
    self.right = right
  }

  /// The explanations of all codes: those of YAML, then those of catalogues, in the order of the codes.
  package static let all: [Explanation] =
    bytes + profile + syntax + definitions + references + files + warnings

  /// The explanation of a code, with or without the prefix `petri.`.
  package static func of(_ name: String) -> Explanation? {
    let code = name.hasPrefix("petri.") ? String(name.dropFirst(6)) : name
    return all.first { $0.code.rawValue == code }
  }
}
