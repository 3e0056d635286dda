import PetriCatalog
import PetriDiagnostics
import PetriLoader

/// The names of what a person can touch where a step of a walk is typed.
///
/// The file is read with the word of the completion in the step's place, so that the screen is a good one also while the step is typed; the
/// steps before it are done. What was found is kept as long as nothing but the word changes.
@MainActor
struct ControlNames {
  private var key: (path: String, bytes: [UInt8])?
  private var controls: [LanguageServerSettings.Control] = []
  /// The screens that took too long.
  private var slow: Set<String> = []

  /// The parts that can be touched; none where the screen has errors, or takes too long to be composed.
  ///
  /// - Parameters:
  ///   - probe: the file with the word in it.
  ///   - screen: the name of the screen that the walk is of.
  ///   - load: gives the screens of the file, and a catalogue with them.
  mutating func controls(
    _ probe: SourceFile,
    of screen: String,
    _ settings: LanguageServerSettings,
    in load: () -> (screen: ScreenDefinition, catalog: Catalog)?
  ) -> [LanguageServerSettings.Control] {
    if let key, key.path == probe.path, key.bytes == probe.bytes { return controls }
    guard !slow.contains(screen) else { return [] }
    controls = []
    key = (probe.path, probe.bytes)
    let time = ContinuousClock().measure {
      guard let (screen, catalog) = load(), let walk = ControlNames.walk(to: CompletionProbe.word, of: screen) else {
        return
      }
      controls = settings.controls(walk, screen, catalog, settings.controlBudget)
    }
    if time > settings.controlBudget * 2 { slow.insert(screen) }
    return controls
  }

  /// Forgets what was found, since something else has changed.
  mutating func forget() { key = nil }

  /// The walk that has a step with a word, as far as the steps before it.
  private static func walk(to word: String, of screen: ScreenDefinition) -> WalkDefinition? {
    for var walk in screen.walks {
      guard let place = walk.steps.firstIndex(where: { $0.names(word) }) else { continue }
      walk.steps = Array(walk.steps[..<place])
      return walk
    }
    return nil
  }
}

extension WalkStep {
  /// Whether it names something by a text with a word.
  fileprivate func names(_ word: String) -> Bool {
    switch kind {
    case .move(let move): [move.spelling.first, move.spelling.second].contains { $0?.contains(word) ?? false }
    case .expect(let expectation):
      ([expectation.focused].compactMap(\.self) + expectation.texts + expectation.noTexts).contains {
        $0.contains(word)
      }
    }
  }
}
