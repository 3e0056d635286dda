/// The state of the map around the chosen screen.
struct MapModel: Hashable, Sendable {
  /// A box of the map.
  struct Place: Hashable, Sendable {
    /// How far it is from the chosen screen, below zero for those that lead there.
    let layer: Int
    let screen: String
  }

  /// The box with the focus; the chosen screen's where it is `nil` or not there any more.
  var focus: Place?
  /// The first box that is shown of layers that were scrolled.
  var tops: [Int: Int] = [:]
}
