/// How the keyboard treats what is typed, in the document's words; nil where nothing is chosen.
public struct TextInputTraits: Hashable, Sendable {
  public var autocapitalizationType: String?
  public var autocorrectionType: String?
  public var keyboardType: String?
  public var returnKeyType: String?
  public var textContentType: String?
  public var isSecure: Bool
  public var enablesReturnKeyAutomatically: Bool

  init(_ element: DocumentElement?) {
    element?.pass(
      "spellCheckingType",
      "smartInsertDeleteType",
      "keyboardAppearance",
      "smartDashesType",
      "smartQuotesType",
      "inlinePredictionType",
      "writingToolsBehavior"
    )
    element?.child("passwordRules")?.passAll()
    autocapitalizationType = element?["autocapitalizationType"]
    autocorrectionType = element?["autocorrectionType"]
    keyboardType = element?["keyboardType"]
    returnKeyType = element?["returnKeyType"]
    textContentType = element?["textContentType"]
    isSecure = element?.flag("secureTextEntry") ?? false
    enablesReturnKeyAutomatically = element?.flag("enablesReturnKeyAutomatically") ?? false
  }
}
