/// What a person does with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// Follows it.
  case invokeDefaultAction
  /// Asks what can be done.
  case presentActions
  /// Looks at it.
  case preview
}
