import PetriCatalog
import PetriDiagnostics
import PetriLoader

/// The controls available to the step of a walk that is being typed.
///
/// The file is parsed with a complete step at the cursor, so that the screen is valid, and the steps before it are
/// played. Results are cached while only that word changes.
@MainActor
struct ControlNames {
  private var key: (path: String, bytes: [UInt8])?
  private var controls: [LanguageServerSettings.Control] = []
  /// The screens that exceeded the time budget.
  private var slow: Set<String> = []

  /// The controls; none if the screen has errors or takes too long to compose.
  ///
  /// - Parameters: - probe: the file with the completion probe. - screen: the name of the walk's screen. - load:
  ///   returns the screen and its catalogue.
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

  mutating func forget() { key = nil }

  /// The walk that contains the probe, truncated before that step.
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
  /// Whether the step names something that contains a word.
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
