/// The action by which a route shows a screen.
public enum RouteAction: Hashable, Sendable, Codable {
  /// Presents the screen; `nil` for the screen's own presentation.
  case present(PresentationDefinition?)
  case push
  /// Replaces the entire navigation stack.
  case pushAsRoot
  /// Replaces everything above the root of the navigation stack.
  case pushOntoRoot
  /// Replaces the top of the navigation stack.
  case pushReplacingLast
  /// Adds a tab at an index, by default at the end, or replaces the tab at that index.
  case addTab(at: Int?, replacing: Bool)
  /// Sets the primary column of a split view.
  case setPrimary
  /// Shows the screen in the secondary column of a split view.
  case pushToDetails
  /// Pushes the screen onto the navigation stack of the secondary column.
  case pushOnToDetails
  /// Replaces the window's root view controller.
  case replaceRoot
  /// Does nothing.
  case none

  /// The YAML keywords of the actions.
  public static let words = [
    "push", "pushAsRoot", "pushOntoRoot", "pushReplacingLast", "present", "addTab", "setPrimary", "pushToDetails",
    "pushOnToDetails",
    "replaceRoot", "none",
  ]

  /// Creates the action with the given keyword and default arguments.
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

  /// The container that the action requires; `nil` for any view controller.
  public var container: SystemContainer? {
    switch self {
    case .push, .pushAsRoot, .pushOntoRoot, .pushReplacingLast: .navigation
    case .addTab: .tabs
    case .setPrimary, .pushToDetails, .pushOnToDetails: .split
    case .present, .replaceRoot, .none: nil
    }
  }

  /// The YAML keyword.
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
