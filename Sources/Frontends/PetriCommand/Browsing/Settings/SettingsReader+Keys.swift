import PetriBrowser
import PetriDiagnostics
import PetriText
import PetriYAML

extension SettingsReader {
  mutating func apply(_ file: SettingsFile, to keys: inout KeyMap) {
    report(file.diagnostics)
    guard let document = file.document else { return }
    let places = KeyMap.Place.allCases
    let empty = "'none' takes its keys away"
    var bindings: [KeyBinding] = []
    var sources: [[Key: YAMLNode]] = []
    var names: [YAMLNode] = []
    for (name, actions) in entries(of: document, "place", known: places.map(\.rawValue), empty: "add actions below it")
    {
      guard let place = KeyMap.Place(rawValue: name.text) else { continue }
      let known = keys.bindings(in: place).map(\.binding.action)
      for (action, value) in entries(of: actions, "action", known: known, empty: empty) {
        guard let read = keysOf(value) else { continue }
        bindings.append(KeyBinding(place: place, action: action.text, keys: read.map(\.key)))
        sources.append(Dictionary(read.map { ($0.key, $0.node) }, uniquingKeysWith: { first, _ in first }))
        names.append(action)
      }
    }
    for problem in keys.apply(bindings) {
      report(
        problem.isWarning ? .warning : .error,
        "bad-value",
        problem.message,
        at: sources[problem.index][problem.key] ?? names[problem.index],
        label: problem.help
      )
    }
  }

  /// Parses a key, a list of keys or `none`. Reports errors; `nil` if there is no valid key.
  private mutating func keysOf(_ node: YAMLNode) -> [(key: Key, node: YAMLNode)]? {
    if node.kind == .scalar, node.hasText("none") { return [] }
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    var read: [(Key, YAMLNode)] = []
    for node in nodes {
      guard node.kind == .scalar else {
        report(.error, "wrong-type", "expected a key, a list of keys or 'none'", at: node)
        continue
      }
      do throws(Key.NameProblem) {
        read.append((try Key(name: node.text), node))
      } catch {
        switch error {
        case .unknown:
          reportUnknown(
            "key",
            node,
            among: Key.allNames,
            code: "bad-value",
            otherwise: "expected a character, 'ctrl-' or 'alt-' and one, or a name such as 'page-down'"
          )
        case .same(let other):
          report("'\(node.text)' can't be distinguished from '\(other)', which a terminal sends for it", at: node)
        case .ambiguous:
          report("'\(node.text)' can't be distinguished from the start of other keys that a terminal sends", at: node)
        }
      }
    }
    return read.isEmpty && !nodes.isEmpty ? nil : read
  }

  private mutating func report(_ message: String, at node: YAMLNode) {
    report(.error, "bad-value", message, at: node, label: "choose another key")
  }
}
