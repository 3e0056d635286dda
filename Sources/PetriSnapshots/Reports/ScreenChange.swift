/// The same edit of some cells, with the pictures of the first.
public struct ScreenChange: Sendable {
  /// What differs, and where.
  public let group: PendingGroup
  /// The first cell's wireframe before; `nil` where it isn't known.
  public let before: String?
  /// The first cell's wireframe now; `nil` where it can't be composed.
  public let after: String?
  /// What VoiceOver reads otherwise in it: `- Buy, button`, `+ Order, button`, a line an element; empty where that isn't known.
  public let speech: [String]

  /// Makes a change.
  ///
  /// - Parameter speech: what VoiceOver reads before and now, a line an element; `nil` where it isn't known.
  public init(_ group: PendingGroup, before: String?, after: String?, speech: (before: String, after: String)?) {
    self.group = group
    self.before = before
    self.after = after
    self.speech =
      speech.map { speech in
        UnifiedDiff(LineDiff(old: speech.before, new: speech.after), context: 0).lines
          .filter { $0.kind == .removed || $0.kind == .added }.map { "\($0.mark) \($0.text)" }
      } ?? []
  }
}
