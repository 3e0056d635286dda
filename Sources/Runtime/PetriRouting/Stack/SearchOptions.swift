/// The parts of a stack to search.
///
/// Named as in RouteComposer.
public struct SearchOptions: OptionSet, Hashable, Sendable, Codable {
  /// The bit mask.
  public let rawValue: Int

  /// Makes options from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller where the search starts.
  public static let current = SearchOptions(rawValue: 1)
  /// The visible children of containers.
  public static let visible = SearchOptions(rawValue: 2)
  /// All children of containers.
  public static let contained = SearchOptions(rawValue: 4)
  /// The controllers presented above the start.
  public static let presented = SearchOptions(rawValue: 8)
  /// The controllers that present the start, down to the root.
  public static let presenting = SearchOptions(rawValue: 16)
  /// The ancestors of the start.
  public static let parent = SearchOptions(rawValue: 32)

  /// The start and its visible descendants.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The start and all its descendants.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The start with its descendants, and everything presented above.
  public static let currentAndUp: SearchOptions = [.currentAllStack, .presented]
  /// The start with its descendants, and everything presenting it.
  public static let currentAndDown: SearchOptions = [.currentAllStack, .presenting]
  /// The visible controllers on all levels.
  public static let allVisible: SearchOptions = [.currentVisibleOnly, .presented, .presenting]
  /// The whole stack.
  public static let fullStack: SearchOptions = [.currentAllStack, .presented, .presenting]

  private static let words: [(SearchOptions, String)] = [
    (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
    (.presenting, "presenting"), (.parent, "parent"),
  ]

  /// The names of the single options.
  public static let allWords = words.map(\.1)

  /// The option with a name.
  public init?(word: String) {
    guard let option = SearchOptions.words.first(where: { $0.1 == word })?.0 else { return nil }
    self = option
  }
}

extension SearchOptions: CustomStringConvertible {
  /// `current, visible`
  public var description: String {
    SearchOptions.words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
