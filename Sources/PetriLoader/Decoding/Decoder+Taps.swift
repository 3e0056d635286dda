import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// What a tap does.
  func tap(_ node: YAMLNode, scope: TypeScope) -> TapAction? {
    switch node.kind {
    case .scalar:
      switch node.text {
      case "dismiss": return .dismiss
      case "pop": return .pop
      default:
        complaints.unknown(.tapAction, node, among: TapAction.words)
        return nil
      }
    case .sequence:
      complaints.report(ShapeProblem.notTap, at: node)
      return nil
    case .mapping:
      return action(node, scope: scope)
    }
  }

  private func action(_ node: YAMLNode, scope: TypeScope) -> TapAction? {
    guard let keys = Keys(node, Grammar.tap, complaints) else { return nil }
    let present = keys.fields.alternatives.filter { keys.contains($0) }
    guard present.count == 1 else {
      if present.isEmpty, keys.hasUnknown { return nil }
      complaints.report(
        present.isEmpty ? ShapeProblem.noTapAction(TapAction.words) : .severalTapActions(present),
        at: node
      )
      return nil
    }
    if let with = keys.key("with"), present != ["open"] {
      complaints.report(ShapeProblem.misplaced("with", with: "open"), at: with)
    }
    guard let value = keys.required(present[0]) else { return nil }
    switch present[0] {
    case "open":
      guard let screen = text(value, "the screen name") else { return nil }
      checks.screens.append(.init(name: value, fixture: nil, with: keys["with"], scope: scope))
      return .open(screen: screen, with: keys["with"]?.literal ?? .empty)
    case "link": return localized(value, "'link'", scope: scope).map { .link($0) }
    case "select":
      guard let tab = text(value, "'select'") else { return nil }
      if Int(tab) == nil {
        checks.screens.append(.init(name: value, fixture: nil, with: nil, scope: scope, needsContext: false))
      }
      return .select(tab: tab)
    case "set":
      guard value.kind == .mapping else {
        complaints.report(ShapeProblem.notMapping("'set'", of: "state keys to values", FoundValue(value)), at: value)
        return nil
      }
      checkValues(value, against: state, of: "the state", scope: scope)
      return .set(value.literal)
    default:
      return text(value, "'emit'").map { .emit($0) }
    }
  }

  /// Checks values that may hold references against the fields that they are for.
  ///
  /// - Parameter untyped: the names of fields that are there, but whose type could not be told.
  func checkValues(
    _ node: YAMLNode,
    against fields: [ContextField],
    untyped: Set<String> = [],
    of what: String,
    scope: TypeScope
  ) {
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("the values for \(what)", FoundValue(node)), at: node)
      return
    }
    for entry in node.entries {
      let name = entry.key.text
      guard let field = fields.first(where: { $0.name == name }) else {
        if untyped.contains(name) { continue }
        complaints.unknown(.key(of: what), entry.key, name: name, among: fields.map(\.name))
        continue
      }
      checkValue(entry.value, type: field.type, "'\(name)' in \(what)", scope: scope)
    }
  }

  private func checkValue(_ node: YAMLNode, type: ContextType, _ what: String, scope: TypeScope) {
    switch (node.kind, type.unwrapped) {
    case (.sequence, .list(let element)):
      for (index, child) in node.elements.enumerated() {
        checkValue(child, type: element, "element \(index) of \(what)", scope: scope)
      }
    case (.mapping, .object(let fields)):
      checkValues(node, against: fields, of: what, scope: scope)
      let given = Set(node.entries.map(\.key.text))
      for field in fields where field.isRequired && !given.contains(field.name) {
        complaints.report(ValueProblem.missing("'\(field.name)' in \(what)", field.type, example: nil), at: node)
      }
    case (.scalar, _) where (try? TextTemplate(node.text))?.references.isEmpty == false:
      checkReference(node, type: type, what, scope: scope)
    default:
      _ = value(node, of: type, what)
    }
  }

  private func checkReference(_ node: YAMLNode, type: ContextType, _ what: String, scope: TypeScope) {
    guard let template = try? TextTemplate(node.text) else { return }
    guard let reference = template.wholeReference else {
      _ = self.template(node, what, scope: scope)
      if type.unwrapped != .string && type.unwrapped != .url {
        complaints.report(ValueProblem.composed(what, type), at: node)
      }
      return
    }
    guard let given = self.type(of: reference, at: node, scope: scope) else { return }
    guard given.fits(type) else {
      complaints.report(ValueProblem.mistyped(what, type, reference, given), at: node)
      return
    }
  }
}

extension ContextType {
  /// Whether every value of this type is one of another.
  func fits(_ other: ContextType) -> Bool {
    switch (self, other) {
    case (.optional(let own), .optional(let other)): own.fits(other)
    case (.optional, _): false
    case (_, .optional(let other)): fits(other)
    case (.int, .double): true
    case (.choice, .string), (.uuid, .string), (.url, .string): true
    case (.choice(let own), .choice(let other)): Set(own).isSubset(of: other)
    case (.list(let own), .list(let other)): own.fits(other)
    case (.object(let own), .object(let other)):
      other.allSatisfy { field in
        own.first { $0.name == field.name }.map { $0.type.fits(field.type) } ?? !field.isRequired
      } && own.allSatisfy { field in other.contains { $0.name == field.name } }
    default: self == other
    }
  }
}
