/// The return key's title, as `UIReturnKeyType` names it.
public enum ReturnKeyOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
