/// A search for a view controller that is already on screen.
public struct RouteFind: Hashable, Sendable, Codable {
  /// The target of a search.
  public enum Target: Hashable, Sendable, Codable {
    case screen(String)
    case tab(String)
    case selectedTab
    case container(SystemContainer)
    /// The view controller that presents the topmost one.
    case presenting
    /// The navigation controller in a split view's secondary column.
    case detailNavigation

    /// The YAML keyword for the selected tab.
    public static let selectedTabWord = "selected"

    /// The YAML keywords of the targets.
    public static let words = SystemContainer.allCases.map(\.rawValue) + ["presenting", "detailNavigation"]

    /// Creates the target with the given keyword.
    public init?(word: String) {
      switch word {
      case "presenting": self = .presenting
      case "detailNavigation": self = .detailNavigation
      default:
        guard let container = SystemContainer(rawValue: word) else { return nil }
        self = .container(container)
      }
    }
  }

  /// The rule for comparing the context of a found screen with the route's context.
  public enum Match: Hashable, Sendable, Codable {
    /// All values that the route provides must be equal.
    case same
    case any
    /// The values of the given keys must be equal, including defaults.
    case keys([String])

    /// The YAML keywords of the rules.
    public static let words = ["same", "any"]

    /// Creates the rule with the given keyword.
    public init?(word: String) {
      switch word {
      case "same": self = .same
      case "any": self = .any
      default: return nil
      }
    }
  }

  /// A part of the stack to search, named as in RouteComposer.
  public enum Option: String, Hashable, Sendable, Codable, CaseIterable {
    case current, visible, contained, presented, presenting, parent
  }

  /// The view controller at which a search starts.
  public enum Start: String, Hashable, Sendable, Codable, CaseIterable {
    case topmost
    /// The window's root view controller.
    case root
    /// The view controller from which the navigation starts.
    case start
  }

  /// The target of the search.
  public var target: Target
  /// The rule for comparing contexts.
  public var context = Match.any
  /// The parts of the stack to search; empty for all.
  public var options: [Option] = []
  /// The view controller at which the search starts.
  public var start = Start.topmost

  /// The screen that the target refers to, if any.
  public var screen: String? {
    switch target {
    case .screen(let name), .tab(let name): name
    case .selectedTab, .container, .presenting, .detailNavigation: nil
    }
  }

  /// Creates a search of the entire stack.
  public init(_ target: Target) {
    self.target = target
  }
}
