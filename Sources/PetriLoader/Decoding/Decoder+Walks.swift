import PetriCatalog
import PetriDiagnostics
import PetriGrammar
import PetriYAML

extension DefinitionDecoder {
  /// The walks of a screen, by their names.
  func walks(_ node: YAMLNode, fixtures: [String]) -> [WalkDefinition] {
    guard node.kind == .mapping else {
      complaints.error(
        .wrongType,
        "walks are a mapping of names to steps, not \(node.kindName)",
        at: node.usedRange
      )
      return []
    }
    return node.entries.compactMap { entry in
      guard let name = name(entry.key, "a walk") else { return nil }
      return walk(name, entry.value, at: entry.key, fixtures: fixtures)
    }
  }

  private func walk(_ name: String, _ node: YAMLNode, at key: YAMLNode, fixtures: [String]) -> WalkDefinition? {
    var walk = WalkDefinition(name: name, steps: [], place: place(key))
    var stepsNode: YAMLNode? = node
    if node.kind == .mapping {
      guard let keys = Keys(node, Grammar.walk, complaints) else { return nil }
      if let fixture = keys["fixture"], let name = text(fixture, "a fixture's name") {
        if name != Fixture.examples, !fixtures.contains(name) {
          complaints.unknown(
            .unknownFixture,
            "the screen has no fixture '\(fixture.shortText)'",
            node: fixture,
            name: name,
            known: [Fixture.examples] + fixtures
          )
        }
        walk.fixture = name
      }
      stepsNode = keys.required("steps")
    }
    walk.steps = list(stepsNode, "a walk's steps") { step($0) }
    if stepsNode?.kind == .sequence, stepsNode?.count == 0 {
      complaints.error(.badValue, "the walk '\(name)' has no steps", at: stepsNode?.usedRange ?? key.usedRange)
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
        complaints.error(
          .badValue,
          "a step does one thing: \(WalkStep.keys.joined(separator: ", "))",
          at: node.usedRange
        )
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
    complaints.unknown(
      .badValue,
      "no step is '\(node.shortText)'",
      node: node,
      name: node.text,
      known: WalkStep.keys
    )
  }

  private func kind(_ key: YAMLNode, _ value: YAMLNode, _ keys: Keys) -> WalkStep.Kind? {
    switch key.text {
    case "tap": return text(value, "what is tapped").map { .tap($0) }
    case "submit": return text(value, "a field").map { .submit($0) }
    case "open": return text(value, "a link").map { .open($0) }
    case "wait": return number("wait", keys, "seconds").map { .wait($0) }
    case "select":
      guard let tab = text(value, "a tab") else { return nil }
      if Int(tab) == nil { name(value) }
      return .select(tab)
    case "push":
      name(value)
      return text(value, "a screen's name").map { .push($0) }
    case "present": return presented(value)
    case "swipe":
      switch text(value, "a page") {
      case "next": return .swipe(forward: true)
      case "previous": return .swipe(forward: false)
      case nil: return nil
      default:
        complaints.error(.badValue, "a swipe goes to the 'next' page or the 'previous' one", at: value.usedRange)
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
      return text(node, "a screen's name").map { .present(screen: $0, style: nil) }
    }
    guard let keys = Keys(node, Grammar.presenting, complaints),
      let screen = keys.required("screen"), let name = text(screen, "a screen's name")
    else { return nil }
    self.name(screen)
    let style: PresentationStyle? = word(keys["style"], "a presentation's style")
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
      expectation.screen = text(screen, "a screen's name")
    }
    expectation.texts = list(keys["text"], "'text'", single: true) { text($0, "a text") }
    expectation.noTexts = list(keys["noText"], "'noText'", single: true) { text($0, "a text") }
    if let refused = keys["refused"] { expectation.refused = text(refused, "a part of the reason") }
    if !keys.fields.keys.contains(where: keys.contains) {
      complaints.error(
        .badValue,
        "nothing is expected: give a screen, a text, a text that is not shown, or a refusal",
        at: node.usedRange
      )
    }
    return expectation
  }
}
