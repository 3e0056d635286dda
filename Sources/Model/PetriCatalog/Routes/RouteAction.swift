/// How a screen is put on the stack.
public enum RouteAction: Hashable, Sendable, Codable {
  /// Presented; by the screen's own presentation where it is `nil`.
  case present(PresentationDefinition?)
  /// Pushed on a navigation stack.
  case push
  /// Made the only one of a navigation stack.
  case pushAsRoot
  /// Pushed onto the first of a navigation stack; those above that go.
  case pushOntoRoot
  /// Pushed in place of the last of a navigation stack.
  case pushReplacingLast
  /// Added as a tab, at a place from 0 or behind the last; or in the place of one.
  case addTab(at: Int?, replacing: Bool)
  /// Made the primary column of a split view.
  case setPrimary
  /// Shown as the details of a split view.
  case pushToDetails
  /// Pushed on the stack of a split view's details.
  case pushOnToDetails
  /// Made the window's root.
  case replaceRoot
  /// Put there by something else.
  case none

  /// The words of actions, as catalogues write them.
  public static let words = [
    "push", "pushAsRoot", "pushOntoRoot", "pushReplacingLast", "present", "addTab", "setPrimary", "pushToDetails",
    "pushOnToDetails",
    "replaceRoot", "none",
  ]

  /// The action of a word alone.
  public init?(word: String) {
    switch word {
    case "present": self = .present(nil)
    case "push": self = .push
    case "pushAsRoot": self = .pushAsRoot
    case "pushOntoRoot": self = .pushOntoRoot
    case "pushReplacingLast": self = .pushReplacingLast
    case "addTab": self = .addTab(at: nil, replacing: false)
    case "setPrimary": self = .setPrimary
    case "pushToDetails": self = .pushToDetails
    case "pushOnToDetails": self = .pushOnToDetails
    case "replaceRoot": self = .replaceRoot
    case "none": self = .none
    default: return nil
    }
  }

  /// The container that it acts on; `nil` for any controller.
  public var container: SystemContainer? {
    switch self {
    case .push, .pushAsRoot, .pushOntoRoot, .pushReplacingLast: .navigation
    case .addTab: .tabs
    case .setPrimary, .pushToDetails, .pushOnToDetails: .split
    case .present, .replaceRoot, .none: nil
    }
  }

  /// The word.
  public var word: String {
    switch self {
    case .present: "present"
    case .push: "push"
    case .pushAsRoot: "pushAsRoot"
    case .pushOntoRoot: "pushOntoRoot"
    case .pushReplacingLast: "pushReplacingLast"
    case .addTab: "addTab"
    case .setPrimary: "setPrimary"
    case .pushToDetails: "pushToDetails"
    case .pushOnToDetails: "pushOnToDetails"
    case .replaceRoot: "replaceRoot"
    case .none: "none"
    }
  }
}
