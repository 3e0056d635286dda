extension RouteDefinition {
  /// The route in lines: how the screen is found, then the chain.
  public var lines: [String] {
    let name = name == RouteDefinition.defaultName ? [] : ["\(name):"]
    let found = find.map { ["find \($0)"] } ?? []
    return name + found + RouteDefinition.lines(of: steps)
  }

  private static func lines(of steps: [RouteStep]) -> [String] {
    var lines: [String] = []
    var words: [String] = []
    for step in steps {
      switch step.kind {
      case .using(let action): words.append(action.word)
      case .from(let origin): words.append("from \(origin)")
      case .context(let values): words.append("with \(values.entriesText)")
      case .fork(let cases):
        lines.append((words + ["switch"]).joined(separator: " "))
        words = []
        for option in cases {
          lines += ["  \(option.text)"] + RouteDefinition.lines(of: option.steps).map { "    \($0)" }
        }
      }
    }
    return words.isEmpty ? lines : lines + [words.joined(separator: " ")]
  }
}

extension RouteCase {
  fileprivate var text: String {
    let parts = [
      condition.map { "when \($0)" }, find.map { "where there is \($0)" }, start.map { "from \($0)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "else" : parts.joined(separator: " and ")
  }
}

extension RouteFind: CustomStringConvertible {
  /// `product with the same context in current, visible`.
  public var description: String {
    let what =
      switch target {
      case .screen(let name): name
      case .container(let container): container.rawValue
      case .presenting: "what presents"
      case .detailNavigation: "the details' navigation"
      }
    let match = context == .same ? " with the same context" : ""
    let place = options.isEmpty ? "" : " in \(options.map(\.rawValue).joined(separator: ", "))"
    return what + match + place + (start == .topmost ? "" : " from the \(start.rawValue)")
  }
}

extension RouteOrigin: CustomStringConvertible {
  /// `navigation`, `current`, `the route of cart`.
  public var description: String {
    switch self {
    case .container(let container): container.rawValue
    case .current: "current"
    case .root: "root"
    case .start: "start"
    case .screen(let name, let values): values == .empty ? name : "\(name) with \(values.entriesText)"
    case .find(let find): "what is found: \(find)"
    case .route(let screen, let name): "the route\(name.map { " '\($0)'" } ?? "") of \(screen)"
    }
  }
}

extension ContextLiteral {
  fileprivate var entriesText: String {
    guard case .object(let entries) = self else { return summary }
    return entries.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ")
  }
}
