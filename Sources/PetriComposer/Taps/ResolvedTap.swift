public import PetriCatalog

/// A tap with its values put in, as the content's controller receives it.
public enum ResolvedTap: Hashable, Sendable, CustomStringConvertible {
  /// Dismiss the modal.
  case dismiss
  /// Go back in the navigation stack.
  case pop
  /// Open a screen with these values of its context.
  case open(screen: String, with: ContextLiteral)
  /// Follow a link.
  case link(String)
  /// Select a tab.
  case select(tab: String)
  /// Change the state.
  case set(ContextLiteral)
  /// Tell a name.
  case emit(String)

  /// The tap as a tree shows it: `dismiss`, `open product id: 7`.
  public var description: String {
    switch self {
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .open(let screen, let values): (["open \(screen)"] + ResolvedTap.words(values)).joined(separator: " ")
    case .link(let url): "link \(url.quoted)"
    case .select(let tab): "select \(tab)"
    case .set(let values): (["set"] + ResolvedTap.words(values)).joined(separator: " ")
    case .emit(let name): "emit \(name)"
    }
  }

  private static func words(_ values: ContextLiteral) -> [String] {
    guard case .object(let entries) = values, !entries.isEmpty else { return [] }
    return [entries.map { "\($0.name): \($0.value.summary)" }.joined(separator: ", ")]
  }

  init(_ action: TapAction, scope: Scope, locale: String) {
    switch action {
    case .dismiss: self = .dismiss
    case .pop: self = .pop
    case .open(let screen, let values): self = .open(screen: screen, with: values.resolved(in: scope))
    case .link(let url): self = .link(url.template(for: locale).text(in: scope))
    case .select(let tab): self = .select(tab: tab)
    case .set(let values): self = .set(values.resolved(in: scope))
    case .emit(let name): self = .emit(name)
    }
  }
}
