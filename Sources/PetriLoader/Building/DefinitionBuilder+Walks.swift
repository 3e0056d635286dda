import PetriCatalog
import PetriFormat
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
      if let word = node.string {
        spelled(Move.Word(rawValue: word).map { Move.Spelling($0) })
      } else {
        kind(Keys(node))
      }
    return kind.map { WalkStep($0, place: node.place) }
  }

  private func kind(_ keys: Keys) -> WalkStep.Kind? {
    if let expected = keys["expect"] { return .expect(expectation(Keys(expected))) }
    if let seconds = keys.number("wait") { return .move(.wait(seconds: seconds)) }
    guard let word = Move.Word.allCases.first(where: { keys[$0.rawValue] != nil }) else { return nil }
    if let part = keys.string(word.rawValue) { return spelled(Move.Spelling(word, part)) }
    guard let fields = word.fields, let parts = keys[word.rawValue].map({ Keys($0) }) else { return nil }
    return spelled(Move.Spelling(word, parts.string(fields.first), parts.string(fields.second)))
  }

  private func spelled(_ spelling: Move.Spelling?) -> WalkStep.Kind? { spelling.flatMap { Move($0) }.map { .move($0) } }

  private func expectation(_ keys: Keys) -> WalkExpectation {
    var expectation = WalkExpectation()
    expectation.screen = keys.string("screen")
    expectation.texts = keys.strings("text")
    expectation.noTexts = keys.strings("noText")
    expectation.refused = keys.string("refused")
    expectation.opens = keys.string("opens")
    expectation.event = keys.string("event")
    expectation.focused = keys.string("focused")
    return expectation
  }
}
