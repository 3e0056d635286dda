import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriLoader
import PetriYAML

extension CatalogModel {
  /// The mention at an offset. For a control in a walk, it is the identifier of the view that playing the walk
  /// touches or, if that is unknown, an identifier on the walk's own screen.
  func mention(at offset: Int, in path: String) -> Outline.Mention? {
    guard let outline = outline(of: path)?.outline else { return nil }
    guard let control = outline.control(at: offset), let touched = touched(by: control, in: path) else {
      return outline.mention(at: offset)
    }
    guard let symbol = symbol(of: touched), let range = control.node.textRange else { return nil }
    return Outline.Mention(symbol: symbol, range: control.names(symbol) ?? range)
  }

  /// The location of the definition of a control without identifier that a walk touches.
  func placeTouched(at offset: Int, in path: String) -> Place? {
    guard let control = outline(of: path)?.outline.control(at: offset) else { return nil }
    return touched(by: control, in: path)?.place
  }

  /// The names of controls in a file that refer to a symbol, and those that look like it but refer to others.
  func controls(_ symbol: Symbol, in path: String, _ outline: Outline) -> (own: [Outline.Mention], others: [Range<Int>])
  {
    guard symbol.nameKind == .id else { return ([], []) }
    var (own, others): ([Outline.Mention], [Range<Int>]) = ([], [])
    for control in outline.controls {
      guard let range = control.names(symbol), let touched = touched(by: control, in: path) else { continue }
      if self.symbol(of: touched) == symbol {
        own.append(Outline.Mention(symbol: symbol, range: range))
      } else {
        others.append(range)
      }
    }
    return (own, others)
  }

  /// The symbol of a control, scoped to the document that defines it, which may be a part.
  private func symbol(of touched: LanguageServerSettings.Touched) -> Symbol? {
    guard let id = touched.id else { return nil }
    var owner = touched.owner
    if let place = touched.place, let (stream, outline) = outline(of: place.file), place.line <= stream.file.lineCount {
      let start = stream.file.lineRange(place.line).lowerBound + place.column - 1
      owner = outline.document(at: start)?.name?.text ?? owner
    }
    return Symbol(.id, id, of: owner)
  }
}

extension Outline.Control {
  /// The range of an identifier in a control's name, such as `row#2`.
  fileprivate func names(_ symbol: Symbol) -> Range<Int>? {
    let text = node.text
    guard let range = node.textRange, text == symbol.name || text.hasPrefix("\(symbol.name)#") else { return nil }
    return range.lowerBound..<range.lowerBound + symbol.name.utf8.count
  }
}

/// The controls available to the step of a walk that is being typed.
///
/// The file is parsed with a complete step at the cursor, so that the screen is valid, and the steps before it are
/// played. Results are cached while only that word changes.
@MainActor
struct ControlNames {
  private var key: (path: String, bytes: [UInt8])?
  private var controls: [LanguageServerSettings.Control] = []
  private var slow: Set<String> = []

  /// The controls; none if the screen has errors or takes too long to compose.
  ///
  /// - Parameters:
  ///   - probe: the file with the completion probe.
  ///   - screen: the name of the walk's screen.
  ///   - load: returns the screen and its catalogue.
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
  private var slow: Set<Key> = []

  /// The control that a step touches.
  ///
  /// - Parameters:
  ///   - start: the line and column of its name.
  ///   - screen: the name of the walk's screen.
  ///   - load: returns the valid screens of the file and their catalogue.
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
