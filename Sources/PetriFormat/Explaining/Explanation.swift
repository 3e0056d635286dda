package import PetriDiagnostics
import PetriYAML

/// The meaning of a diagnostic's code: why it is a mistake, an example of it, and how it is put right.
package struct Explanation: Sendable {
  /// The code.
  package let code: DiagnosticCode
  /// Why it is a mistake and what to do, in a few sentences.
  package let text: String
  /// A file with the mistake; `nil` where none can show it.
  package let wrong: String?
  /// The same put right.
  package let right: String?

  init(_ code: DiagnosticCode, _ text: String, wrong: String? = nil, right: String? = nil) {
    self.code = code
    self.text = text
    self.wrong = wrong
    self.right = right
  }

  /// The explanations of all codes: those of YAML first, then those of catalogues, in the order of the codes.
  package static let all: [Explanation] =
    bytes + profile + syntax + definitions + references + files + warnings

  /// The explanation of a code, with or without `petri.` before it.
  package static func of(_ name: String) -> Explanation? {
    let code = name.hasPrefix("petri.") ? String(name.dropFirst(6)) : name
    return all.first { $0.code.rawValue == code }
  }
}
