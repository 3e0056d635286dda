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
