import PetriCatalog
import PetriFormat

/// Who may take the keys of a context along a route.
struct ContextTakers {
  /// The screens on the way.
  private(set) var screens: [String] = []
  /// The screens whose routes the way goes on with.
  private(set) var routes: [String] = []
  /// The texts in which a key may be named.
  private var texts: [String] = []

  init(_ steps: some Sequence<RouteStep>) { take(steps) }

  private mutating func take(_ steps: some Sequence<RouteStep>) {
    for step in steps {
      switch step.kind {
      case .context(let literal): take(literal)
      case .from(.screen(let name, let values)):
        screens.append(name)
        take(values)
      case .from(.route(let name, _)): routes.append(name)
      case .from(.find(let find)): if let name = find.screen { screens.append(name) }
      case .fork(let cases):
        for option in cases {
          if let condition = option.condition { texts.append("\(condition)") }
          if let name = option.find?.screen { screens.append(name) }
          take(option.steps)
        }
      case .from, .using: break
      }
    }
  }

  private mutating func take(_ literal: ContextLiteral) {
    switch literal {
    case .null: break
    case .scalar(let text, _): texts.append(text)
    case .list(let elements): for element in elements { take(element) }
    case .object(let entries): for entry in entries { take(entry.value) }
    case .localized(_, or: let mapping): take(mapping)
    }
  }

  /// Whether a text or a condition names a key.
  func names(_ key: String) -> Bool {
    texts.contains { text in
      guard let template = try? TextTemplate(text) else { return true }
      return template.references.contains { $0.path.root == key }
    }
  }
}
