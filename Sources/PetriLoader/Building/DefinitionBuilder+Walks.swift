import PetriCatalog
import PetriYAML

extension DefinitionBuilder {
  /// The walks of a screen, by their names.
  func walks(_ node: YAMLNode) -> [WalkDefinition] {
    node.entries.compactMap { entry in
      guard entry.key.text.isKebabCase else { return nil }
      var walk = WalkDefinition(name: entry.key.text, steps: [], place: entry.key.place)
      guard entry.value.kind == .mapping else {
        walk.steps = entry.value.elements.compactMap(walkStep)
        return walk
      }
      let keys = Keys(entry.value)
      walk.fixture = keys.string("fixture")
      walk.steps = keys.list("steps", walkStep)
      return walk
    }
  }

  private func walkStep(_ node: YAMLNode) -> WalkStep? {
    let kind: WalkStep.Kind? =
      switch node.string {
      case "dismiss": .dismiss
      case "pop": .pop
      default: kind(Keys(node))
      }
    return kind.map { WalkStep($0, place: node.place) }
  }

  private func kind(_ keys: Keys) -> WalkStep.Kind? {
    if let name = keys.string("tap") { return .tap(name) }
    if let name = keys.string("submit") { return .submit(name) }
    if let link = keys.string("open") { return .open(link) }
    if let seconds = keys.number("wait") { return .wait(seconds) }
    if let tab = keys.string("select") { return .select(tab) }
    if let screen = keys.string("push") { return .push(screen) }
    if let screen = keys.string("present") { return .present(screen: screen, style: nil) }
    if let direction = keys.string("swipe") { return .swipe(forward: direction == "next") }
    if let parts = keys["present"].map({ Keys($0) }) {
      return parts.string("screen").map { .present(screen: $0, style: parts.word("style")) }
    }
    if let parts = keys["type"].map({ Keys($0) }), let field = parts.string("into"), let text = parts.string("text") {
      return .type(into: field, text: text)
    }
    if let parts = keys["set"].map({ Keys($0) }), let control = parts.string("control"), let value = parts.string("to")
    {
      return .set(control: control, to: value)
    }
    return keys["expect"].map { .expect(expectation(Keys($0))) }
  }

  private func expectation(_ keys: Keys) -> WalkExpectation {
    var expectation = WalkExpectation()
    expectation.screen = keys.string("screen")
    expectation.texts = keys.strings("text")
    expectation.noTexts = keys.strings("noText")
    expectation.refused = keys.string("refused")
    return expectation
  }
}
