/// What an action of a swipe is for, as `UIContextualAction.Style` names it.
public enum SwipeActionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case normal, destructive
}
