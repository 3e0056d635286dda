import PetriDiagnostics
import Testing

@testable import PetriLoader

/// A mistake in a catalogue: the code and the message that it must get, and the files with its place marked.
struct Mistake: Sendable, CustomTestStringConvertible {
  let code: DiagnosticCode
  let message: String
  var label: String?
  let files: [String: String]

  var testDescription: String { "\(code): \(message)" }

  /// A mistake in a screen of its own.
  static func screen(_ code: DiagnosticCode, _ message: String, label: String? = nil, _ yaml: String) -> Mistake {
    Mistake(code: code, message: message, label: label, files: ["Screens/a.yaml": yaml + "\n"])
  }

  /// A mistake in the content of a screen with a context.
  static func content(_ code: DiagnosticCode, _ message: String, label: String? = nil, _ yaml: String) -> Mistake {
    let head = """
      screen: a
      context:
        city: {type: string, example: Omsk}
        open: {type: bool, default: true}
        count: {type: int, default: 1}
        note: string?
        stores: {type: list, of: {name: string, open: bool}, default: []}
      content:

      """
    return screen(code, message, label: label, head + yaml)
  }

  /// A mistake in the context of a screen.
  static func context(_ code: DiagnosticCode, _ message: String, label: String? = nil, _ yaml: String) -> Mistake {
    screen(code, message, label: label, "screen: a\ncontext:\n  \(yaml)\ncontent: [{label: A}]")
  }

  /// A mistake in `Catalog.yaml`.
  static func catalog(_ code: DiagnosticCode, _ message: String, label: String? = nil, _ yaml: String) -> Mistake {
    Mistake(
      code: code,
      message: message,
      label: label,
      files: ["Catalog.yaml": yaml + "\n", "Screens/home.yaml": "screen: home\ncontent: [{label: A}]\n"]
    )
  }

  /// A mistake in a container.
  static func container(_ code: DiagnosticCode, _ message: String, label: String? = nil, _ yaml: String) -> Mistake {
    screen(code, message, label: label, "container: box\n" + yaml + "\n---\nscreen: a\ncontent: [{label: A}]")
  }
}
