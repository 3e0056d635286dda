/// How a screen compares with its snapshots.
public struct ScreenSnapshots: Hashable, Sendable {
  /// How many of its snapshots differ from the screen as it is now.
  public var differing: Int
  /// How many it should have and has not.
  public var missing: Int
  /// How many can't be compared, since the screen fails or their file can't be read.
  public var failing: Int

  /// Makes counts.
  public init(differing: Int = 0, missing: Int = 0, failing: Int = 0) {
    self.differing = differing
    self.missing = missing
    self.failing = failing
  }

  /// Whether all is as it should be.
  var isGood: Bool { self == ScreenSnapshots() }

  /// The counts in words: `2 differ, 1 missing`.
  var words: String {
    var words: [String] = []
    if differing > 0 { words.append("\(differing) differ\(differing == 1 ? "s" : "")") }
    if missing > 0 { words.append("\(missing) missing") }
    if failing > 0 { words.append("\(failing) can't be compared") }
    return words.joined(separator: ", ")
  }
}
