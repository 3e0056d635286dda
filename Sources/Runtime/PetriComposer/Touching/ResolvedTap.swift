public import PetriCatalog

/// A tap with its values put in, as the content's controller receives it.
public enum ResolvedTap: Hashable, Sendable, CustomStringConvertible {
  /// Dismiss the modal.
  case dismiss
  /// Go back in the navigation stack.
  case pop
  /// Close the modal.
  case close
  /// Go back to where the route began.
  case back
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
  /// Have an input typed in, by its id; `nil` ends typing.
  case focus(String?)
  /// Show a short message.
  case toast(String)
  /// Do several things, in order.
  case list([ResolvedStep])

  /// Whether it may show another screen.
  var navigates: Bool {
    switch self {
    case .open, .link, .select, .dismiss, .pop, .close, .back: true
    case .set, .emit, .focus, .toast: false
    case .list(let steps): steps.contains { $0.tap.navigates }
    }
  }

  /// Whether this leaves the screen for one that is there already, behind it or in the next tab.
  var leaves: Bool {
    switch self {
    case .dismiss, .pop, .close, .back, .select: true
    case .open, .link, .set, .emit, .focus, .toast, .list: false
    }
  }

  /// The tap as messages have it: `dismiss`, `open product id: 7`; of lists and mappings only how large they are.
  public var description: String { text(\.settingSummary) }

  /// The tap as a tree has it, lists and mappings with all that is in them.
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

  /// The tap as a tree has it, without texts that nobody is to read.
  package func text(hiding secrets: SecretTexts) -> String { hiding(secrets).fullDescription }

  /// The tap without texts that nobody is to read.
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

/// One of several things that a tap does, with its values as they were when it was shown.
public struct ResolvedStep: Hashable, Sendable {
  /// The action, its delay and its condition.
  public let step: ActionStep
  /// The action's effect if it were carried out now.
  public private(set) var tap: ResolvedTap
  private let scope: Scope

  init(_ step: ActionStep, scope: Scope) {
    self.step = step
    self.scope = scope
    tap = ResolvedTap(step.action, scope: scope)
  }

  /// The effect when the step's turn comes: its values are read then, because the steps before may change them.
  ///
  /// - Parameter screen: the values of the screen then.
  /// - Returns: `nil` where its condition doesn't hold.
  func now(in screen: Scope) -> ResolvedTap? {
    let scope = screen.taking(localsOf: scope)
    guard step.when?.holds(in: scope) ?? true else { return nil }
    return ResolvedTap(step.action, scope: scope)
  }

  /// The step without texts that nobody is to read.
  func hiding(_ secrets: SecretTexts) -> ResolvedStep {
    var step = self
    step.tap = tap.hiding(secrets)
    return step
  }
}

/// A content's controller that wants to hear of the taps on its views before they are carried out.
@MainActor
public protocol ResolvedTapHandling: AnyObject {
  /// Takes a tap; one that hands it to `Composer.perform(_:from:)` has it carried out as usual.
  func handle(_ tap: ResolvedTap)
}

/// Something that can be done with a view besides tapping it: pulling it down, swiping over it, tapping a part of it.
public struct OtherTap: Hashable, Sendable {
  /// The format's word for it, for programs.
  public let name: String
  /// Its name in the tree: `refresh`, `trailing swipe`.
  let title: String
  /// The words behind its name: its title and its look.
  let words: String?
  /// Its effect, with its values put in; `nil` where it does nothing.
  public let tap: ResolvedTap?

  init(_ name: String, _ title: String? = nil, words: String? = nil, tap: ResolvedTap?) {
    self.name = name
    self.title = title ?? name
    self.words = words
    self.tap = tap
  }
}
