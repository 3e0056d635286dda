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
