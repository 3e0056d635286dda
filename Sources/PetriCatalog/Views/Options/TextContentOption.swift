/// What is typed, as `UITextContentType` names it.
public enum TextContentOption: String, Hashable, Sendable, Codable, CaseIterable {
  case name, username, password, newPassword, oneTimeCode, emailAddress, telephoneNumber
}
