import PetriCatalog
import PetriLoader

/// The controls that the steps of walks touch, found by playing each walk once.
///
/// A step touches the screen in front at that time, which usually isn't the screen that the walk belongs to.
@MainActor
struct PlayedWalks {
  private struct Key: Hashable {
    let path: String
    let screen: String
    let walk: Int
  }

  private var touched: [Key: [Int: LanguageServerSettings.Touched]] = [:]
  /// The screens of each file and their catalogue.
  private var files: [String: (screens: [ScreenDefinition], catalog: Catalog)] = [:]
  /// The walks that exceeded the time budget.
  private var slow: Set<Key> = []

  /// The control that a step touches.
  ///
  /// - Parameters: - start: the line and column of its name. - screen: the name of the walk's screen. - load: returns
  ///   the valid screens of the file and their catalogue.
  mutating func touched(
    at start: (line: Int, column: Int),
    in path: String,
    of screen: String,
    _ settings: LanguageServerSettings,
    in load: () -> (screens: [ScreenDefinition], catalog: Catalog)
  ) -> LanguageServerSettings.Touched? {
    let file = files[path] ?? load()
    files[path] = file
    guard let definition = file.screens.first(where: { $0.name == screen }),
      let (walk, step) = PlayedWalks.step(at: start, of: definition)
    else { return nil }
    let key = Key(path: path, screen: screen, walk: walk)
    if let known = touched[key] { return known[step] }
    guard !slow.contains(key) else { return nil }
    let time = ContinuousClock().measure {
      touched[key] = settings.touched(definition.walks[walk], definition, file.catalog, settings.controlBudget)
    }
    if time > settings.controlBudget * 2 { slow.insert(key) }
    return touched[key]?[step]
  }

  mutating func forget() { (touched, files) = ([:], [:]) }

  /// The last step that starts before a location.
  private static func step(at start: (line: Int, column: Int), of screen: ScreenDefinition) -> (walk: Int, step: Int)? {
    var found: (walk: Int, step: Int, place: (Int, Int))?
    for (number, walk) in screen.walks.enumerated() {
      for (step, place) in walk.steps.map({ ($0.place.line, $0.place.column) }).enumerated() where place <= start {
        if found.map({ $0.place <= place }) ?? true { found = (number, step, place) }
      }
    }
    return found.map { ($0.walk, $0.step) }
  }
}
