/// The visited places: back and forth in this session, and those kept from one session to the next.
struct PlacesModel: Sendable {
  private(set) var history = VisitHistory()
  private(set) var kept = KeptPlaces()
  private var bookmarks: Set<String> = []
  /// When the last key was pressed.
  var now = Duration.zero
  /// Whether the screen that is shown next is one that the user goes to.
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

  /// Takes note of the screen that is shown.
  ///
  /// - Returns: the screens that were looked at since, the newest last.
  mutating func show(_ screen: String?) -> [String] {
    defer { isJumping = false }
    guard let screen, screen != history.current else { return [] }
    let before = history.current
    let wasLookedAt = isJumping || history.isLookedAt(at: now)
    history.show(screen, at: now, isJump: isJumping)
    return note((wasLookedAt ? before.map { [$0] } ?? [] : []) + (isJumping ? [screen] : []))
  }

  /// Takes note of a screen that was launched, or is left with the browser.
  mutating func look(at screen: String?) -> [String] { note(screen.map { [$0] } ?? []) }

  /// The screen that is left with the browser, where it was looked at.
  mutating func leave() -> [String] { history.isLookedAt(at: now) ? look(at: history.current) : [] }

  mutating func go(_ step: Int, isThere: (String) -> Bool) -> String? {
    history.go(step, at: now, isThere: isThere)
  }

  private mutating func note(_ screens: [String]) -> [String] {
    let before = kept.recents.first
    for screen in screens { kept.visit(screen) }
    return kept.recents.first == before ? [] : screens
  }
}

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

/// The visited screens, one after the other, as a web browser has them: back, forth, and a new way from there on.
///
/// Screens that the arrows only passed over aren't in it.
struct VisitHistory: Sendable {
  private(set) var screens: [String] = []
  private(set) var position = -1
  private var since = Duration.zero
  /// Whether the screen is remembered however short it is looked at: the user went to it, and didn't pass over it.
  private var isKept = false

  /// The oldest of more are forgotten.
  static let maximum = 100
  /// The time below which a look doesn't count: the screen was passed over.
  static let glance = Duration.seconds(1)

  var current: String? { screens.indices.contains(position) ? screens[position] : nil }

  /// Whether the current screen was looked at by now, and not passed over.
  func isLookedAt(at time: Duration) -> Bool { isKept || time - since >= VisitHistory.glance }

  /// Another screen is shown.
  ///
  /// - Parameter isJump: whether the user went there from the one before, as along a way of the map.
  mutating func show(_ screen: String, at time: Duration, isJump: Bool) {
    guard screen != current else { return }
    let wasPassed = !isJump && !isLookedAt(at: time)
    if position >= 0 { screens.removeSubrange((wasPassed ? position : position + 1)...) }
    if screens.last != screen { screens.append(screen) }
    if screens.count > VisitHistory.maximum { screens.removeFirst(screens.count - VisitHistory.maximum) }
    (position, since, isKept) = (screens.count - 1, time, isJump)
  }

  /// Goes back, or forth where the number is above zero, past screens that aren't there any more.
  ///
  /// - Returns: where; `nil` where there is nothing.
  mutating func go(_ step: Int, at time: Duration, isThere: (String) -> Bool) -> String? {
    var place = position + step
    while screens.indices.contains(place), !isThere(screens[place]) || screens[place] == current { place += step }
    guard screens.indices.contains(place) else { return nil }
    (position, since, isKept) = (place, time, true)
    return screens[place]
  }
}
