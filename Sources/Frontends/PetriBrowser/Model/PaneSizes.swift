/// How much of the window the panes take, as the user has set it: parts of it, so that they hold in any size of the terminal.
struct PaneSizes: Hashable, Sendable {
  /// A line between two panes, which can be moved.
  enum Border: Hashable, Sendable, CaseIterable {
    /// Between the list and the preview.
    case list
    /// Between the list and the pane below it.
    case details
    /// Between a launched screen and its log.
    case log
    /// Between the fields of a form and the preview beside them.
    case form
  }

  /// The part that the pane before each border takes, for those that were moved.
  private var parts: [Border: Double] = [:]

  /// How many cells the pane before a border takes.
  ///
  /// - Parameters:
  ///   - usual: how many it takes where nobody has moved the border.
  ///   - room: how many there are for both panes.
  ///   - minimums: how many are left to each pane at least; where both don't fit, the first gives way.
  func size(before border: Border, usual: Int, room: Int, minimums: (first: Int, second: Int)) -> Int {
    guard let part = parts[border] else { return usual }
    let wanted = Int((part * Double(room)).rounded())
    return max(0, min(max(wanted, minimums.first), room - minimums.second))
  }

  /// Moves a border so that the pane before it takes so many cells of those that there are.
  mutating func move(_ border: Border, to size: Int, of room: Int) {
    guard room > 0 else { return }
    parts[border] = min(1, max(0, Double(size) / Double(room)))
  }

  /// Moves a border back to where it was at first.
  mutating func reset(_ border: Border) { parts[border] = nil }
}
