/// How a controller is found.
public struct RouteFind: Hashable, Sendable, Codable {
  /// What to find.
  public enum Target: Hashable, Sendable, Codable {
    case screen(String)
    case tab(String)
    case selectedTab
    case container(SystemContainer)
    /// The controller that presents the topmost one.
    case presenting
    /// The navigation controller of a split view's secondary column.
    case detailNavigation

    /// The word for the selected tab.
    public static let selectedTabWord = "selected"

    /// The words for targets.
    public static let words = SystemContainer.allCases.map(\.rawValue) + ["presenting", "detailNavigation"]

    /// The target for a word.
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

  /// How the context must match.
  public enum Match: Hashable, Sendable, Codable {
    /// All values that the route provides.
    case same
    case any
    /// The values of some keys, including defaults.
    case keys([String])

    /// The words for matches.
    public static let words = ["same", "any"]

    /// The match for a word.
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

  /// Where the search starts.
  public enum Start: String, Hashable, Sendable, Codable, CaseIterable {
    case topmost
    /// The window's root.
    case root
    /// The controller where the navigation starts.
    case start
  }

  /// What to find.
  public var target: Target
  /// How the context must match.
  public var context = Match.any
  /// The parts of the stack to search; empty for all.
  public var options: [Option] = []
  /// Where the search starts.
  public var start = Start.topmost

  /// The screen that it refers to, if any.
  public var screen: String? {
    switch target {
    case .screen(let name), .tab(let name): name
    case .selectedTab, .container, .presenting, .detailNavigation: nil
    }
  }

  /// Makes a search through the whole stack.
  public init(_ target: Target) {
    self.target = target
  }
}
