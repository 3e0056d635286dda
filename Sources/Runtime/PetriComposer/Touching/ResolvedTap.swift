public import PetriCatalog

/// A tap with resolved values.
public enum ResolvedTap: Hashable, Sendable, CustomStringConvertible {
  case dismiss
  case pop
  case close
  /// Goes back to where the route began.
  case back
  case open(screen: String, with: ContextLiteral)
  case link(String)
  case select(tab: String)
  case set(ContextLiteral)
  case emit(String)
  /// Makes an input with an identifier first responder; `nil` ends editing.
  case focus(String?)
  case toast(String)
  case list([ResolvedStep])

  var navigates: Bool {
    switch self {
    case .open, .link, .select, .dismiss, .pop, .close, .back: true
    case .set, .emit, .focus, .toast: false
    case .list(let steps): steps.contains { $0.tap.navigates }
    }
  }

  /// Whether the tap leaves the screen for an existing one: behind it, or in another tab.
  var leaves: Bool {
    switch self {
    case .dismiss, .pop, .close, .back, .select: true
    case .open, .link, .set, .emit, .focus, .toast, .list: false
    }
  }

  /// The tap as messages print it: `dismiss`, `open product id: 7`. Lists and mappings show their sizes only.
  public var description: String { text(\.settingSummary) }

  /// The tap as the tree prints it, with complete lists and mappings.
  package var fullDescription: String { text(\.fullSummary) }

  private func text(_ value: (ContextLiteral) -> String) -> String {
    func words(_ values: ContextLiteral) -> [String] {
      guard case .object(let entries) = values, !entries.isEmpty else { return [] }
      return [entries.map { "\($0.name): \(value($0.value))" }.joined(separator: ", ")]
    }
    return switch self {
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .close: "close"
    case .back: "back"
    case .open(let screen, let values): (["open \(screen)"] + words(values)).joined(separator: " ")
    case .link(let url): "link \(url.quoted)"
    case .select(let tab): "select \(tab)"
    case .set(let values): (["set"] + words(values)).joined(separator: " ")
    case .emit(let name): "emit \(name)"
    case .focus(let input): "focus \(input ?? TapAction.noFocus)"
    case .toast(let text): "toast \(text.quoted)"
    case .list(let steps): steps.map { $0.step.text(of: $0.tap.text(value)) }.joined(separator: ", then ")
    }
  }

  package func text(hiding secrets: SecretTexts) -> String { hiding(secrets).fullDescription }

  /// The tap with secrets masked.
  package func hiding(_ secrets: SecretTexts) -> ResolvedTap {
    switch self {
    case .open(let screen, let values): .open(screen: screen, with: secrets.hide(in: values))
    case .link(let url): .link(secrets.hide(in: url))
    case .set(let values): .set(secrets.hide(in: values))
    case .toast(let text): .toast(secrets.hide(in: text))
    case .list(let steps): .list(steps.map { $0.hiding(secrets) })
    case .dismiss, .pop, .close, .back, .select, .emit, .focus: self
    }
  }

  init(_ action: TapAction, scope: Scope) {
    switch action {
    case .dismiss: self = .dismiss
    case .pop: self = .pop
    case .close: self = .close
    case .back: self = .back
    case .open(let screen, let values): self = .open(screen: screen, with: values.resolved(in: scope))
    case .link(let url): self = .link(url.text(in: scope))
    case .select(let tab): self = .select(tab: tab)
    case .set(let values): self = .set(values.resolved(in: scope))
    case .emit(let name): self = .emit(name)
    case .focus(let input): self = .focus(input)
    case .toast(let text): self = .toast(text.text(in: scope))
    case .list(let steps): self = .list(steps.map { ResolvedStep($0, scope: scope) })
    }
  }
}

/// An action of a tap with several, with the values at the time it was shown.
public struct ResolvedStep: Hashable, Sendable {
  /// The action, its delay and its condition.
  public let step: ActionStep
  /// The effect if performed now.
  public private(set) var tap: ResolvedTap
  private let scope: Scope

  init(_ step: ActionStep, scope: Scope) {
    self.step = step
    self.scope = scope
    tap = ResolvedTap(step.action, scope: scope)
  }

  /// The effect when the step's turn comes, with current values because earlier steps may have changed them; `nil` if
  /// the condition doesn't hold.
  func now(in screen: Scope) -> ResolvedTap? {
    let scope = screen.taking(localsOf: scope)
    guard step.when?.holds(in: scope) ?? true else { return nil }
    return ResolvedTap(step.action, scope: scope)
  }

  func hiding(_ secrets: SecretTexts) -> ResolvedStep {
    var step = self
    step.tap = tap.hiding(secrets)
    return step
  }
}

/// A content controller that handles taps on its views before they are performed.
@MainActor
public protocol ResolvedTapHandling: AnyObject {
  func handle(_ tap: ResolvedTap)
}

/// The effect of a gesture other than a tap: a refresh, a swipe, a tap on a part of the view.
public struct OtherTap: Hashable, Sendable {
  /// The format's word for the gesture.
  public let name: String
  /// The name in the tree: `refresh`, `trailing swipe`.
  let title: String
  let words: String?
  /// The resolved effect; `nil` if there is none.
  public let tap: ResolvedTap?

  init(_ name: String, _ title: String? = nil, words: String? = nil, tap: ResolvedTap?) {
    self.name = name
    self.title = title ?? name
    self.words = words
    self.tap = tap
  }
}
