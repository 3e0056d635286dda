extension RouteDefinition {
  /// A line of a route's description.
  public struct Line: Hashable, Sendable {
    /// The text of the line.
    public let text: String
    /// The screen that the line refers to, if any.
    public let screen: String?
  }

  /// The description in lines: the search for the screen, then the chain.
  public var lines: [Line] {
    let name = name == RouteDefinition.defaultName ? [] : [Line(text: "\(name):", screen: nil)]
    let found = find.map { [Line(text: "find \($0)", screen: $0.screen)] } ?? []
    let required = levels.enumerated().map { index, level in
      Line(text: "\(index == 0 ? "reconcile" : "  presenting") \(level)", screen: level.screen.name)
    }
    return name + found + required + RouteDefinition.lines(of: steps)
  }

  private static func lines(of steps: [RouteStep]) -> [Line] {
    var lines: [Line] = []
    var words: [String] = []
    var screen: String?
    for step in steps {
      switch step.kind {
      case .using(let action): words.append(action.word)
      case .from(let origin):
        words.append("from \(origin)")
        screen = screen ?? origin.screen
      case .context(let values): words.append("with \(values.entriesText)")
      case .fork(let cases):
        lines.append(Line(text: (words + ["switch"]).joined(separator: " "), screen: screen))
        (words, screen) = ([], nil)
        for option in cases {
          lines.append(Line(text: "  \(option.text)", screen: option.find?.screen))
          lines += RouteDefinition.lines(of: option.steps).map { Line(text: "    \($0.text)", screen: $0.screen) }
        }
      }
    }
    return words.isEmpty ? lines : lines + [Line(text: words.joined(separator: " "), screen: screen)]
  }
}

extension RouteOrigin {
  fileprivate var screen: String? {
    switch self {
    case .screen(let name, _), .route(let name, _): name
    case .find(let find): find.screen
    case .container, .current, .root, .start: nil
    }
  }
}

extension RouteCase {
  fileprivate var text: String {
    let parts = [
      condition.map { "when \($0.plainText)" }, find.map { "where there is \($0)" }, start.map { "from \($0)" },
    ].compactMap { $0 }
    return parts.isEmpty ? "else" : parts.joined(separator: " and ")
  }
}

extension RouteFind: CustomStringConvertible {
  /// A description: `product with the same context in current, visible`.
  public var description: String {
    let what =
      switch target {
      case .screen(let name): name
      case .tab(let name): "the tab of \(name)"
      case .selectedTab: "the selected tab"
      case .container(let container): container.rawValue
      case .presenting: "what presents"
      case .detailNavigation: "the details' navigation"
      }
    let match =
      switch context {
      case .any: ""
      case .same: " with the same context"
      case .keys(let keys): " with the same \(keys.joined(separator: ", "))"
      }
    let suffix = options.isEmpty ? "" : " in \(options.map(\.rawValue).joined(separator: ", "))"
    return what + match + suffix + (start == .topmost ? "" : " from the \(start.rawValue)")
  }
}

extension RequiredScreen: CustomStringConvertible {
  /// A description: `order with id: 7`.
  public var description: String {
    let match =
      switch match {
      case .same: ""
      case .any: " with any context"
      case .keys(let keys): " known by \(keys.joined(separator: ", "))"
      }
    return (values == .empty ? name : "\(name) with \(values.entriesText)") + match
  }
}

extension RequiredLevel: CustomStringConvertible {
  /// A description: `home, its tab account, then orders`.
  public var description: String {
    [
      "\(screen)", tab.map { "its tab \($0)" },
      pushed.isEmpty ? nil : "then \(pushed.map(\.description).joined(separator: ", "))",
    ]
    .compactMap(\.self).joined(separator: ", ")
  }
}

extension RouteOrigin: CustomStringConvertible {
  /// A description: `navigation`, `current`, `the route of cart`.
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
