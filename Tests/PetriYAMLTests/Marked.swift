import PetriDiagnostics
import PetriYAML
import Testing

/// YAML with `«»` around the places that diagnostics must point to, in the order of the file.
struct Marked {
  var yaml = ""
  var ranges: [Range<Int>] = []

  init(_ text: String) {
    var open: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": open.append(yaml.utf8.count)
      case "»": ranges.append((open.popLast() ?? 0)..<yaml.utf8.count)
      default: yaml.unicodeScalars.append(scalar)
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
  }

  func parse(_ options: YAMLOptions = YAMLOptions()) -> YAMLStream {
    YAMLStream.parse(SourceFile(path: "screen.yaml", text: yaml), options: options)
  }
}

/// A diagnostic's message and place, to compare complete lists.
struct Finding: Equatable, CustomStringConvertible {
  var code: DiagnosticCode
  var range: Range<Int>?

  init(_ code: DiagnosticCode, _ range: Range<Int>?) {
    self.code = code
    self.range = range
  }

  init(_ diagnostic: Diagnostic) {
    self.init(diagnostic.code, diagnostic.range?.offsets)
  }

  var description: String { "\(code)@\(range.map { "\($0)" } ?? "-")" }
}

/// A broken file: its text with marks, and the messages that must be about them.
struct BrokenFile: Sendable, CustomTestStringConvertible {
  var codes: [DiagnosticCode]
  var text: String
  var message: String

  init(_ code: DiagnosticCode, _ message: String, _ text: String) {
    self.init([code], message, text)
  }

  init(_ codes: [DiagnosticCode], _ message: String, _ text: String) {
    self.codes = codes
    self.text = text
    self.message = message
  }

  var testDescription: String { "\(codes.first?.rawValue ?? ""): \(message)" }
}

extension YAMLNode {
  /// The tree in one line, for comparing: `{a: [1, "x"], b: ~}`.
  var outline: String {
    switch kind {
    case .scalar: isNull ? "~" : style == .plain ? text : text.debugDescription
    case .sequence: "[" + elements.map(\.outline).joined(separator: ", ") + "]"
    case .mapping:
      "{" + entries.map { "\($0.isMerged ? "<" : "")\($0.key.outline): \($0.value.outline)" }.joined(separator: ", ")
        + "}"
    }
  }
}
