import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The walks of a screen, by their names.
  func walks(_ node: YAMLNode, fixtures: [String]) -> [WalkDefinition] {
    guard node.kind == .mapping else {
      complaints.report(ShapeProblem.notMapping("'walks'", of: "names to steps", FoundValue(node)), at: node)
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "walk") else { return nil }
      return walk(name, entry.value, at: entry.key, fixtures: fixtures)
    }
  }

  private func walk(_ name: String, _ node: YAMLNode, at key: YAMLNode, fixtures: [String]) -> WalkDefinition? {
    var walk = WalkDefinition(name: name, steps: [], place: place(key))
    var stepsNode: YAMLNode? = node
    if node.kind == .mapping {
      guard let keys = Keys(node, Grammar.walk, complaints) else { return nil }
      if let fixture = keys["fixture"], let name = text(fixture, "'fixture'") {
        if name != Fixture.examples, !fixtures.contains(name) {
          complaints.unknown(.fixture(of: nil), fixture, among: [Fixture.examples] + fixtures)
        }
        walk.fixture = name
      }
      stepsNode = keys.required("steps")
    }
    walk.steps = list(stepsNode, "'steps'") { step($0) }
    if stepsNode?.kind == .sequence, stepsNode?.count == 0 {
      complaints.report(DefinitionProblem.noSteps(name), at: stepsNode ?? key)
    }
    return walk
  }

  private func step(_ node: YAMLNode) -> WalkStep? {
    let place = place(node)
    if node.kind == .scalar, node.text == "dismiss" { return WalkStep(.dismiss, place: place) }
    if node.kind == .scalar, node.text == "pop" { return WalkStep(.pop, place: place) }
    guard node.kind == .mapping, node.count == 1, let entry = node.entries.first(where: { _ in true }) else {
      if node.kind == .scalar {
        unknownStep(node)
      } else {
        complaints.report(ShapeProblem.notStep, at: node)
      }
      return nil
    }
    if entry.value.isNull, Grammar.walkStep[entry.key.text] != nil {
      complaints.missingValue(of: entry)
      return nil
    }
    let keys = Keys(entry.key.text, entry, Grammar.walkStep, complaints)
    return kind(entry.key, entry.value, keys).map { WalkStep($0, place: place) }
  }

  private func unknownStep(_ node: YAMLNode) {
    complaints.unknown(.word("step"), node, among: WalkStep.keys)
  }

  private func kind(_ key: YAMLNode, _ value: YAMLNode, _ keys: Keys) -> WalkStep.Kind? {
    switch key.text {
    case "tap": return text(value, "'tap'").map { .tap($0) }
    case "submit": return text(value, "'submit'").map { .submit($0) }
    case "open": return text(value, "'open'").map { .open($0) }
    case "wait": return number("wait", keys).map { .wait($0) }
    case "select":
      guard let tab = text(value, "'select'") else { return nil }
      if Int(tab) == nil { name(value) }
      return .select(tab)
    case "push":
      name(value)
      return text(value, "'push'").map { .push($0) }
    case "present": return presented(value)
    case "swipe":
      switch text(value, "'swipe'") {
      case "next": return .swipe(forward: true)
      case "previous": return .swipe(forward: false)
      case nil: return nil
      default:
        complaints.report(ShapeProblem.notDirection(FoundValue(value)), at: value)
        return nil
      }
    case "type":
      return pair(value, Grammar.typing, "into", "text").map { .type(into: $0, text: $1) }
    case "set": return pair(value, Grammar.setting, "control", "to").map { .set(control: $0, to: $1) }
    case "expect": return expectation(value).map { .expect($0) }
    default:
      unknownStep(key)
      return nil
    }
  }

  /// Notes that a screen of this name must be there.
  private func name(_ node: YAMLNode) {
    guard node.kind == .scalar else { return }
    let scope = TypeScope(context: [], state: state)
    checks.screens.append(.init(name: node, fixture: nil, with: nil, scope: scope, needsContext: false))
  }

  private func presented(_ node: YAMLNode) -> WalkStep.Kind? {
    guard node.kind == .mapping else {
      name(node)
      return text(node, "'present'").map { .present(screen: $0, style: nil) }
    }
    guard let keys = Keys(node, Grammar.presenting, complaints),
      let screen = keys.required("screen"), let name = text(screen, "'screen'")
    else { return nil }
    self.name(screen)
    let style: PresentationStyle? = word(keys["style"], "presentation style")
    return .present(screen: name, style: style)
  }

  private func pair(_ node: YAMLNode, _ fields: Fields, _ one: String, _ other: String) -> (String, String)? {
    guard let keys = Keys(node, fields, complaints) else { return nil }
    let first = keys.required(one).flatMap { text($0, "'\(one)'") }
    let second = keys.required(other).flatMap { text($0, "'\(other)'") }
    guard let first, let second else { return nil }
    return (first, second)
  }

  private func expectation(_ node: YAMLNode) -> WalkExpectation? {
    guard let keys = Keys(node, Grammar.expectation, complaints) else { return nil }
    var expectation = WalkExpectation()
    if let screen = keys["screen"] {
      name(screen)
      expectation.screen = text(screen, "'screen'")
    }
    expectation.texts = list("text", keys) { text($0, "the text") }
    expectation.noTexts = list("noText", keys) { text($0, "the text") }
    if let refused = keys["refused"] { expectation.refused = text(refused, "'refused'") }
    if !keys.fields.keys.contains(where: keys.contains), !keys.hasUnknown {
      complaints.report(ShapeProblem.noExpectation(keys.fields.keys), at: node)
    }
    return expectation
  }
}
