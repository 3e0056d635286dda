/// The expected screen.
public struct WalkExpectation: Hashable, Sendable, Codable {
  /// The screen in front, or one that it is in; `nil` where any will do.
  public var screen: String?
  /// Texts that are shown, each a part of one label, button, field or title.
  public var texts: [String]
  /// Texts that are not.
  public var noTexts: [String]
  /// A part of the reason why the step before was refused; `nil` where it was not.
  public var refused: String?
  /// The link that the step before opened outside the app; `nil` where none is expected.
  public var opens: String?
  /// The name that the step before emitted, or the event that it tracked; `nil` where none is expected.
  public var event: String?
  /// The input with the focus, by its id or name; `TapAction.noFocus` where nothing should have it; `nil` where any
  /// will do.
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
