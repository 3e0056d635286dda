/// A button of an alert or of a sheet of actions, as `UIAlertAction` has it.
public struct AlertActionDefinition: Hashable, Sendable, Codable {
  /// The purpose of a button, by UIKit's names.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// Something.
    case `default`
    /// Nothing is to happen; there is one at most.
    case cancel
    /// Something is taken away.
    case destructive
  }

  /// Its title.
  public var title: LocalizedText
  /// The purpose of the button.
  public var style = Style.default
  /// The action when the alert has gone; nothing more where it is `nil`.
  public var tap: TapAction?
  /// When it can be tapped; always where it is `nil`.
  public var enabled: Condition?
  /// When it is there; always where it is `nil`. It is decided when the alert is made, for UIKit takes none away.
  public var when: Condition?
  /// The list for whose elements it is repeated.
  public var each: Repetition?
  /// Whether the return key taps it, and an alert shows it bold.
  public var preferred = false
  /// A name for taps, walks and tests.
  public var id: String?
  /// Where it is defined.
  public var place: Place

  /// Makes a button.
  public init(title: LocalizedText, place: Place) {
    self.title = title
    self.place = place
  }
}
