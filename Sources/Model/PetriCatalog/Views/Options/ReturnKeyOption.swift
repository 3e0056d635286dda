/// A return key, as in `UIReturnKeyType`.
public enum ReturnKeyOption: String, Hashable, Sendable, Codable, CaseIterable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
