public import PetriText

/// What the browser is told.
public enum BrowserMessage: Sendable {
  /// Something was typed or clicked.
  case input(InputEvent)
  /// The terminal has another size.
  case resized(columns: Int, rows: Int)
  /// A text that was wanted.
  case preview(PreviewRequest, [String])
  /// The catalogue was loaded anew.
  case loaded(BrowserCatalog)
  /// Something to be said at the bottom, until the next key.
  case note(String)
}
