/// The action performed on a tap.
public enum TapAction: Hashable, Sendable, Codable {
  case dismiss
  case pop
  /// Dismisses the containing modal and everything presented on top of it.
  case close
  /// Returns to the screen where the current route started.
  case back
  case open(screen: String, with: ContextLiteral)
  case link(LocalizedText)
  case select(tab: String)
  case set(ContextLiteral)
  /// Emits an event to the content's view controller and other observers.
  case emit(String)
  /// Focuses the input with the given identifier; `nil` ends editing.
  case focus(String?)
  case toast(LocalizedText)
  /// Performs several actions in order and stops at the first that is refused.
  case list([ActionStep])

  /// The keys of `tap` in YAML.
  public static let words = plainWords + ["open", "link", "select", "set", "emit", "focus", "toast"]
  /// The actions written as a single word.
  public static let plainWords = ["dismiss", "pop", "close", "back"]
  /// The value of `focus` that ends editing.
  public static let noFocus = "none"

  /// Creates the action that is written as a single word.
  public init?(word: String) {
    switch word {
    case "dismiss": self = .dismiss
    case "pop": self = .pop
    case "close": self = .close
    case "back": self = .back
    default: return nil
    }
  }

  /// The steps of a compound action, or the action itself.
  public var actions: [TapAction] {
    if case .list(let steps) = self { steps.flatMap(\.action.actions) } else { [self] }
  }
}

extension TapAction: CustomStringConvertible {
  /// A description for a tree: `dismiss`, `open cart`, `select menu`.
  public var description: String {
    switch self {
    case .dismiss: "dismiss"
    case .pop: "pop"
    case .close: "close"
    case .back: "back"
    case .open(let screen, _): "open \(screen)"
    case .link(let url): "link \(url.variants.first?.text.description.quoted ?? "")"
    case .select(let tab): "select \(tab)"
    case .set(let values):
      if case .object(let entries) = values {
        "set \(entries.map { "\($0.name): \($0.value.settingSummary)" }.joined(separator: ", "))"
      } else {
        "set"
      }
    case .emit(let name): "emit \(name)"
    case .focus(let input): "focus \(input ?? TapAction.noFocus)"
    case .toast(let text): "toast \(text.variants.first?.text.description.quoted ?? "")"
    case .list(let steps): steps.map(\.description).joined(separator: ", then ")
    }
  }
}

/// A step of a compound action.
public struct ActionStep: Hashable, Sendable, Codable {
  /// The action.
  public var action: TapAction
  /// The delay before the action, in seconds.
  public var after: Double?
  /// The condition for performing the step, evaluated when the step is due; `nil` if unconditional.
  public var when: Condition?

  /// Creates a step.
  public init(_ action: TapAction, after: Double? = nil, when: Condition? = nil) {
    self.action = action
    self.after = after
    self.when = when
  }
}

extension ActionStep: CustomStringConvertible {
  /// A description for a tree: `after 2 s set stage: loaded when ${state.open}`.
  public var description: String { text(of: action.description) }

  /// The description with the given text in place of the action's.
  public func text(of action: String) -> String {
    let seconds = after.map { "after \($0 == $0.rounded() && $0 < 1e15 ? String(Int($0)) : String($0)) s" }
    return [seconds, action, when.map { "when \($0.plainText)" }].compactMap { $0 }.joined(separator: " ")
  }
}

/// A menu element or a submenu, as in `UIAction` and `UIMenu`.
public struct MenuElementDefinition: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case `default`
    case destructive
  }

  /// The title; optional for an inline menu.
  public var title: LocalizedText?
  /// The subtitle.
  public var subtitle: LocalizedText?
  /// The image.
  public var image: ImageReference?
  /// The style of the menu element.
  public var style = Style.default
  /// The action performed when the element is chosen.
  public var tap: TapAction?
  /// The condition for the checkmark; `nil` if never checked.
  public var checked: Condition?
  /// The condition that enables the element; `nil` if always enabled.
  public var enabled: Condition?
  /// The visibility condition; `nil` if always visible.
  public var when: Condition?
  /// The list to repeat the element for.
  public var each: Repetition?
  /// The elements of a submenu.
  public var menu: [MenuElementDefinition]?
  /// Whether a submenu is displayed inline.
  public var inline = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// The source location of the definition.
  public var place: Place

  /// Creates an element without texts.
  public init(place: Place) {
    self.place = place
  }

  /// The element and its descendants.
  public var all: [MenuElementDefinition] { [self] + (menu ?? []).flatMap(\.all) }
}
