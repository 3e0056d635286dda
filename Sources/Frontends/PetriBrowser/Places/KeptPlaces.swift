/// The part of one's ways through a catalogue that is kept from one session to the next.
public struct KeptPlaces: Hashable, Sendable {
  /// The screens that were looked at, the newest first.
  public private(set) var recents: [String]
  /// The screens with a bookmark, in the order in which they were marked.
  public private(set) var bookmarks: [String]

  /// More recent screens are forgotten.
  public static let maximumRecents = 50
  /// More bookmarks are refused.
  public static let maximumBookmarks = 1_000

  /// Makes the places to keep; a screen counts once, and those beyond the limit are left out.
  public init(recents: [String] = [], bookmarks: [String] = []) {
    func once(_ names: [String], _ maximum: Int) -> [String] {
      var seen: Set<String> = []
      return Array(names.filter { seen.insert($0).inserted }.prefix(maximum))
    }
    self.recents = once(recents, KeptPlaces.maximumRecents)
    self.bookmarks = once(bookmarks, KeptPlaces.maximumBookmarks)
  }

  /// Puts a screen before the others that were looked at.
  public mutating func visit(_ screen: String) {
    self = KeptPlaces(recents: [screen] + recents, bookmarks: bookmarks)
  }

  /// Sets a bookmark, or takes it away.
  public mutating func mark(_ screen: String, _ isMarked: Bool) {
    bookmarks.removeAll { $0 == screen }
    if isMarked, bookmarks.count < KeptPlaces.maximumBookmarks { bookmarks.append(screen) }
  }
}
