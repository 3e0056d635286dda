/// In which parts of the stack a finder looks.
///
/// The words are RouteComposer's; the unions are its usual ones.
public struct SearchOptions: OptionSet, Hashable, Sendable, Codable {
  /// The bits.
  public let rawValue: Int

  /// Makes options of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller where the search starts.
  public static let current = SearchOptions(rawValue: 1)
  /// The controllers that containers show.
  public static let visible = SearchOptions(rawValue: 2)
  /// Everything that containers hold.
  public static let contained = SearchOptions(rawValue: 4)
  /// The controllers presented above the start.
  public static let presented = SearchOptions(rawValue: 8)
  /// The controllers that present the start, down to the root.
  public static let presenting = SearchOptions(rawValue: 16)
  /// The containers that hold the start.
  public static let parent = SearchOptions(rawValue: 32)

  /// The start and the visible controllers in it.
  public static let currentVisibleOnly: SearchOptions = [.current, .visible]
  /// The start and all that it holds.
  public static let currentAllStack: SearchOptions = [.current, .contained]
  /// The start with all that it holds, and upwards.
  public static let currentAndUp: SearchOptions = [.currentAllStack, .presented]
  /// The start with all that it holds, and downwards.
  public static let currentAndDown: SearchOptions = [.currentAllStack, .presenting]
  /// The visible controllers on all levels.
  public static let allVisible: SearchOptions = [.currentVisibleOnly, .presented, .presenting]
  /// Everything.
  public static let fullStack: SearchOptions = [.currentAllStack, .presented, .presenting]

  private static let words: [(SearchOptions, String)] = [
    (.current, "current"), (.visible, "visible"), (.contained, "contained"), (.presented, "presented"),
    (.presenting, "presenting"), (.parent, "parent"),
  ]

  /// The single options' words, as catalogues write them.
  public static let allWords = words.map(\.1)

  /// The option of a word.
  public init?(word: String) {
    guard let option = SearchOptions.words.first(where: { $0.1 == word })?.0 else { return nil }
    self = option
  }
}

extension SearchOptions: CustomStringConvertible {
  /// `current, visible`.
  public var description: String {
    SearchOptions.words.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
