import PetriCatalog
import PetriFormat

/// The consumers of a context's keys along a route.
struct ContextTakers {
  private(set) var screens: [String] = []
  /// The screens whose routes this route continues.
  private(set) var routes: [String] = []
  /// The texts that may refer to a key.
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

  func names(_ key: String) -> Bool {
    texts.contains { text in
      guard let template = try? TextTemplate(text) else { return true }
      return template.references.contains { $0.path.root == key }
    }
  }
}
