/// How a screen is put on the stack.
public enum RouteAction: Hashable, Sendable, Codable {
  /// Presents it; `nil` for the screen's own presentation.
  case present(PresentationDefinition?)
  case push
  /// Replaces the navigation stack.
  case pushAsRoot
  /// Replaces everything above the root of the navigation stack.
  case pushOntoRoot
  /// Replaces the top of the navigation stack.
  case pushReplacingLast
  /// Adds a tab at an index or the end, or replaces one.
  case addTab(at: Int?, replacing: Bool)
  /// Sets the primary column of a split view.
  case setPrimary
  /// Shows it in the secondary column of a split view.
  case pushToDetails
  /// Pushes it onto the secondary column's stack.
  case pushOnToDetails
  /// Sets the window's root.
  case replaceRoot
  /// Does nothing.
  case none

  /// The words for actions.
  public static let words = [
    "push", "pushAsRoot", "pushOntoRoot", "pushReplacingLast", "present", "addTab", "setPrimary", "pushToDetails",
    "pushOnToDetails",
    "replaceRoot", "none",
  ]

  /// The action for a word.
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
