/// Content that is an alert or a sheet of actions, as `UIAlertController` has them: it is only ever presented.
public struct AlertContent: Hashable, Sendable, Codable {
  /// How it is shown, by UIKit's names.
  public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
    /// In the middle.
    case alert
    /// From below; on a pad as a popover.
    case actionSheet
  }

  /// How it is shown.
  public var style: Style
  /// The text at the top, bold.
  public var title: LocalizedText?
  /// The text below the title.
  public var message: LocalizedText?
  /// The fields, which are views of the kind `textField`; only an alert has any.
  public var fields: [ViewDefinition] = []
  /// The buttons in the order in which they are added. UIKit puts the one that cancels where it belongs.
  public var actions: [AlertActionDefinition] = []

  /// Makes an alert without texts.
  public init(_ style: Style) {
    self.style = style
  }
}
