struct PlacesModel: Sendable {
  private(set) var history = VisitHistory()
  private(set) var kept = KeptPlaces()
  private var bookmarks: Set<String> = []
  /// The time of the last input.
  var now = Duration.zero
  /// Whether the next screen is visited deliberately.
  var isJumping = false

  mutating func take(_ kept: KeptPlaces) {
    self.kept = kept
    bookmarks = Set(kept.bookmarks)
  }

  func isBookmarked(_ screen: String) -> Bool { bookmarks.contains(screen) }

  mutating func mark(_ screen: String, _ isMarked: Bool) {
    var kept = kept
    kept.mark(screen, isMarked)
    take(kept)
  }

  mutating func show(_ screen: String?) -> [String] {
    defer { isJumping = false }
    guard let screen, screen != history.current else { return [] }
    let before = history.current
    let wasViewed = isJumping || history.isViewed(at: now)
    history.show(screen, at: now, isJump: isJumping)
    return note((wasViewed ? before.map { [$0] } ?? [] : []) + (isJumping ? [screen] : []))
  }

  /// Records a screen that was launched or is left on quitting.
  mutating func record(_ screen: String?) -> [String] { note(screen.map { [$0] } ?? []) }

  /// Records the current screen on quitting, if it was viewed.
  mutating func leave() -> [String] { history.isViewed(at: now) ? record(history.current) : [] }

  mutating func go(_ step: Int, isThere: (String) -> Bool) -> String? {
    history.go(step, at: now, isThere: isThere)
  }

  private mutating func note(_ screens: [String]) -> [String] {
    let before = kept.recents.first
    for screen in screens { kept.visit(screen) }
    return kept.recents.first == before ? [] : screens
  }
}

/// The part of the history that is kept across sessions.
public struct KeptPlaces: Hashable, Sendable {
  /// The recently viewed screens, newest first.
  public private(set) var recents: [String]
  /// The bookmarked screens, in order of creation.
  public private(set) var bookmarks: [String]

  /// The maximum number of recent screens.
  public static let maximumRecents = 50
  /// The maximum number of bookmarks.
  public static let maximumBookmarks = 1_000

  /// Creates a history without duplicates and within the limits.
  public init(recents: [String] = [], bookmarks: [String] = []) {
    func once(_ names: [String], _ maximum: Int) -> [String] {
      var seen: Set<String> = []
      return Array(names.filter { seen.insert($0).inserted }.prefix(maximum))
    }
    self.recents = once(recents, KeptPlaces.maximumRecents)
    self.bookmarks = once(bookmarks, KeptPlaces.maximumBookmarks)
  }

  /// Moves a screen to the front of the recent ones.
  public mutating func visit(_ screen: String) {
    self = KeptPlaces(recents: [screen] + recents, bookmarks: bookmarks)
  }

  /// Adds or removes a bookmark.
  public mutating func mark(_ screen: String, _ isMarked: Bool) {
    bookmarks.removeAll { $0 == screen }
    if isMarked, bookmarks.count < KeptPlaces.maximumBookmarks { bookmarks.append(screen) }
  }
}

/// The history of visited screens, as in a web browser. Screens passed over with the arrows aren't in it.
struct VisitHistory: Sendable {
  private(set) var screens: [String] = []
  private(set) var position = -1
  private var since = Duration.zero
  /// Whether the screen is kept regardless of the time, because it was visited deliberately.
  private var isKept = false

  static let maximum = 100
  /// The minimum time for a screen to count as viewed.
  static let glance = Duration.seconds(1)

  var current: String? { screens.indices.contains(position) ? screens[position] : nil }

  func isViewed(at time: Duration) -> Bool { isKept || time - since >= VisitHistory.glance }

  /// Records another screen; `isJump` if the user followed a reference to it.
  mutating func show(_ screen: String, at time: Duration, isJump: Bool) {
    guard screen != current else { return }
    let wasPassed = !isJump && !isViewed(at: time)
    if position >= 0 { screens.removeSubrange((wasPassed ? position : position + 1)...) }
    if screens.last != screen { screens.append(screen) }
    if screens.count > VisitHistory.maximum { screens.removeFirst(screens.count - VisitHistory.maximum) }
    (position, since, isKept) = (screens.count - 1, time, isJump)
  }

  mutating func go(_ step: Int, at time: Duration, isThere: (String) -> Bool) -> String? {
    var index = position + step
    while screens.indices.contains(index), !isThere(screens[index]) || screens[index] == current { index += step }
    guard screens.indices.contains(index) else { return nil }
    (position, since, isKept) = (index, time, true)
    return screens[index]
  }
}
