package import PetriDiagnostics
import PetriYAML

package struct Explanation: Sendable {
  package let code: DiagnosticCode
  package let text: String
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

  package static func of(_ name: String) -> Explanation? {
    let code = name.hasPrefix("petri.") ? String(name.dropFirst(6)) : name
    return all.first { $0.code.rawValue == code }
  }
}

extension Explanation {
  static let files: [Explanation] = [
    Explanation(
      .missingFile,
      """
      `screens` names a file or folder that doesn't exist, or a pattern that matches no file. File names must end in `.yaml` \
      or `.yml`, in lowercase.
      """,
      wrong: "catalog: Shop\nscreens: [Screns]\n",
      right: "catalog: Shop\nscreens: [Screens]\n"
    ),
    Explanation(
      .cannotRead,
      """
      The operating system couldn't read the file; the message gives the reason. All files, including those behind symbolic \
      links, must be inside the catalogue's folder.
      """
    ),
    Explanation(.badJSON, "The name of the context file ends in .json, but its content isn't JSON."),
  ]
}
