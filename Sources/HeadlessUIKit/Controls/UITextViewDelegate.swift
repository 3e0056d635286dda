public import Foundation

/// Hears of typing in a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: NSObjectProtocol {
  /// Called after the text was changed by typing.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
