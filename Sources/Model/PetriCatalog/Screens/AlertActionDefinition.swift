/// A button of an alert or action sheet, as in `UIAlertAction`.
public struct AlertActionDefinition: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// The default style.
    case `default`
    /// Cancels; there is at most one.
    case cancel
    case destructive
  }

  /// The title.
  public var title: LocalizedText
  /// The style.
  public var style = Style.default
  /// The action after the alert is dismissed.
  public var tap: TapAction?
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?
  /// When it exists; `nil` for always. Evaluated once, because UIKit can't remove buttons.
  public var when: Condition?
  /// The list to repeat it for.
  public var each: Repetition?
  /// Whether the return key taps it and an alert shows it bold.
  public var preferred = false
  /// The identifier for taps, walks and tests.
  public var id: String?
  /// The location of the definition.
  public var place: Place

  /// Makes a button.
  public init(title: LocalizedText, place: Place) {
    self.title = title
    self.place = place
  }
}
