/// The expected state of the screen.
public struct WalkExpectation: Hashable, Sendable, Codable {
  /// The frontmost screen or one that contains it; `nil` for any.
  public var screen: String?
  /// Texts that are shown, each within one label, button, field or title.
  public var texts: [String]
  /// Texts that aren't shown.
  public var noTexts: [String]
  /// A part of the reason why the previous step was refused; `nil` if it wasn't.
  public var refused: String?
  /// The link that the previous step opened outside the app.
  public var opens: String?
  /// The event that the previous step emitted or tracked.
  public var event: String?
  /// The focused input by identifier or name; `TapAction.noFocus` for none, `nil` for any.
  public var focused: String?

  /// Makes an expectation.
  public init(screen: String? = nil, texts: [String] = [], noTexts: [String] = [], refused: String? = nil) {
    self.screen = screen
    self.texts = texts
    self.noTexts = noTexts
    self.refused = refused
  }
}

extension WalkExpectation: CustomStringConvertible {
  /// The expectation in a line.
  public var description: String {
    let parts =
      (screen.map { ["screen \($0)"] } ?? []) + texts.map { "text \($0.quoted)" }
      + noTexts.map { "no text \($0.quoted)" } + (refused.map { ["the refusal \($0.quoted)"] } ?? [])
      + (opens.map { ["\($0) to be opened"] } ?? []) + (event.map { ["the event \($0)"] } ?? [])
      + (focused.map { ["the focus on \($0)"] } ?? [])
    return parts.joined(separator: ", ")
  }
}
