/// The purpose of a swipe's action, as `UIContextualAction.Style` names it.
public enum SwipeActionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  case normal, destructive
}
