/// An alert or action sheet as content; it can only be presented.
public struct AlertContent: Hashable, Sendable, Codable {
  /// The style, as in UIKit.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    case alert
    case actionSheet
  }

  /// The style.
  public var style: Style
  /// The title.
  public var title: LocalizedText?
  /// The message.
  public var message: LocalizedText?
  /// The text fields of an alert.
  public var fields: [ViewDefinition] = []
  /// The buttons in the order of adding; UIKit positions the cancel button.
  public var actions: [AlertActionDefinition] = []

  /// Makes an alert without texts.
  public init(_ style: Style) {
    self.style = style
  }
}
