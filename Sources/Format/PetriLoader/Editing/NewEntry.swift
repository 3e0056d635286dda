public import PetriCatalog
import PetriFormat

/// A named entry for a section of a screen's definition: a fixture or a walk.
public struct NewEntry: Sendable {
  let section: String
  let name: String
  let value: ContextLiteral

  /// A fixture of a screen.
  ///
  /// - Parameters:
  ///   - state: Values of the app's state.
  ///   - form: Values of the form.
  public static func fixture(
    _ name: String,
    _ values: ContextObject,
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject()
  ) -> NewEntry {
    var values = values
    if !state.isEmpty { values[Reference.state] = .object(state) }
    if !form.isEmpty { values[Reference.form] = .object(form) }
    return NewEntry(section: "fixtures", name: name, value: values.literal)
  }

  /// A walk through a screen; each step is a word or a mapping with one key.
  ///
  /// - Parameter fixture: The fixture to launch with; nil for the examples.
  public static func walk(_ name: String, fixture: String? = nil, steps: [ContextLiteral]) -> NewEntry {
    let steps = ContextLiteral.list(steps)
    let value = fixture.map { fixture in
      ContextLiteral.object([
        ContextLiteral.Entry(name: "fixture", value: .scalar(fixture, .plain)),
        ContextLiteral.Entry(name: "steps", value: steps),
      ])
    }
    return NewEntry(section: "walks", name: name, value: value ?? steps)
  }

  func flowText(_ style: WritingStyle) -> String { "\(name): \(style.flowText(value))" }

  /// The entry in block style, with one line per step of a walk.
  func lines(_ style: WritingStyle) -> [String] {
    guard section == "walks", case .object(let entries) = value else { return NewEntry.lines(name, value, style) }
    return ["\(name):"] + entries.flatMap { NewEntry.lines($0.name, $0.value, style) }.map { "  \($0)" }
  }

  private static func lines(_ name: String, _ value: ContextLiteral, _ style: WritingStyle) -> [String] {
    guard case .list(let elements) = value, !elements.isEmpty else { return ["\(name): \(style.flowText(value))"] }
    return ["\(name):"]
      + elements.map { element in
        guard case .object(let entries) = element, entries.count == 1 else { return "  - \(style.flowText(element))" }
        return "  - \(entries[0].name): \(style.flowText(entries[0].value))"
      }
  }
}

extension String {
  /// Whether YAML reads the unquoted text unchanged, even in braces.
  fileprivate var isPlainInFlow: Bool {
    guard let first = utf8.first, let last = utf8.last else { return false }
    let isWord = utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-+._/:".utf8.contains(byte)
    }
    return isWord && last != UInt8(ascii: ":")
      && ((0x30...0x39).contains(first) || (0x61...0x7A).contains(first | 0x20))
      || Double(self) != nil
  }
}

extension ContextLiteral {
  /// The literal as YAML in flow style, as typed on a command line.
  public var flowText: String {
    switch self {
    case .null: "null"
    case .scalar(let text, .plain) where text.isPlainInFlow: text
    case .scalar(let text, _): text.quoted
    case .list(let elements): "[" + elements.map(\.flowText).joined(separator: ", ") + "]"
    case .localized(let text, or: let mapping): mapping.isMapping ? mapping.flowText : text.description.quoted
    case .object(let entries): "{" + entries.map { "\($0.name): \($0.value.flowText)" }.joined(separator: ", ") + "}"
    }
  }
}
