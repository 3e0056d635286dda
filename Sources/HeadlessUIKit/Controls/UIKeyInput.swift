import Foundation

/// What keys can type in.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Types a text at the end.
  func insertText(_ text: String)
  /// Deletes the last letter.
  func deleteBackward()
}
