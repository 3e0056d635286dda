public import PetriCatalog
public import PetriComposer

/// Describes moves with visible titles and labels instead of identifiers.
@MainActor
public struct MoveWords {
  private let stage: Stage
  private let touchables: [Touchable]
  private let named: [String: Touchable]

  /// Creates descriptions of moves on the current content of a stage.
  public init(_ stage: Stage) { self.init(stage, stage.touchables) }

  init(_ stage: Stage, _ touchables: [Touchable]) {
    (self.stage, self.touchables) = (stage, touchables)
    named = Dictionary(touchables.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A sentence for a move: `Tap “Start shopping”`.
  public func words(for move: Move) -> String {
    switch move {
    case .tap(let name): tap(name)
    case .longPress(let name): "Press \(label(name)) for long"
    case .type(let text, let field): type(text, into: field)
    case .submit(let field): "Press return in \(label(field))"
    case .set(let control, let value): set(control, to: value)
    case .swipe(.down): "Swipe the screen away"
    case .swipe(let page): "Swipe to the \(page.rawValue) page"
    case .swipeRow(let row, let action): "Swipe over \(label(row)) and tap “\(action)”"
    case .refresh: "Pull down to load again"
    case .select(let tab): "Choose the tab “\(tab)”"
    case .push(let screen), .present(let screen, _): "Go to “\(screen)”"
    case .open(let link): "Open the link \(link)"
    case .wait: move.sentence.capitalizedFirst
    case .dismiss, .close: "Close the screen"
    case .pop, .back: "Go back"
    }
  }

  func filling(_ fields: [Touchable]) -> String {
    let names = fields.map { "“\($0.label)”" }
    let last = names.suffix(1).joined()
    return "Fill in " + (names.count > 1 ? "\(names.dropLast().joined(separator: ", ")) and \(last)" : last)
  }

  private func touchable(_ name: String) -> Touchable? {
    named[name] ?? stage.touchable(named: name, among: touchables)
  }

  private func label(_ name: String) -> String { "“\(touchable(name)?.label ?? name)”" }

  private func tap(_ name: String) -> String {
    guard let touchable = touchable(name), touchable.isBack else { return "Tap \(label(name))" }
    return "Go back to \(label(name))"
  }

  private func type(_ text: String, into name: String) -> String {
    if touchable(name)?.isSecure == true { return "Fill in \(label(name))" }
    return text.isEmpty ? "Clear \(label(name))" : "Type “\(text)” into \(label(name))"
  }

  private func set(_ name: String, to value: String) -> String {
    let touchable = touchable(name)
    if value == "on" || value == "off" { return "Turn \(label(name)) \(value)" }
    return touchable?.showsChoices == true ? "Choose “\(value)”" : "Set \(label(name)) to \(value)"
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
