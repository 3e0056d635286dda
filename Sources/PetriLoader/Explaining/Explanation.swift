public import PetriDiagnostics
import PetriFormat
import PetriYAML

/// What a code of a diagnostic means: why it is a mistake, one that makes it, and how it is put right.
public struct Explanation: Sendable {
  /// The code.
  public let code: DiagnosticCode
  /// Why it is a mistake and what to do, in a few sentences.
  public let text: String
  /// A file with the mistake; `nil` where none can show it.
  public let wrong: String?
  /// The same put right.
  public let right: String?

  init(_ code: DiagnosticCode, _ text: String, wrong: String? = nil, right: String? = nil) {
    self.code = code
    self.text = text
    self.wrong = wrong
    self.right = right
  }

  /// The explanations of all codes: those of YAML first, then those of catalogues, in the order of the codes.
  public static let all: [Explanation] =
    bytes + profile + syntax + definitions + references + files + warnings

  /// The explanation of a code, with or without `petri.` before it.
  public static func of(_ name: String) -> Explanation? {
    let code = name.hasPrefix("petri.") ? String(name.dropFirst(6)) : name
    return all.first { $0.code.rawValue == code }
  }

  /// A catalogue with an example in it: a `Catalog.yaml` stands for itself, everything else is a file of screens.
  public static func catalog(of example: String) -> MemorySource {
    example.hasPrefix("catalog:")
      ? MemorySource(["Catalog.yaml": example, "Screens/home.yaml": "screen: home\ncontent: [{label: Home}]\n"])
      : MemorySource(["Catalog.yaml": "catalog: Example\n", "Screens/example.yaml": example])
  }
}
