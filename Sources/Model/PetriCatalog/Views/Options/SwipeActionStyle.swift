/// The style of a swipe action, as in `UIContextualAction.Style`.
public enum SwipeActionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case normal, destructive
}
