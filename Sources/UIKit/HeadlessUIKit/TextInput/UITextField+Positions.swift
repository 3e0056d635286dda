public import Foundation

extension UITextField {
  public var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }

  public var endOfDocument: UITextPosition { IndexedTextPosition(((text ?? "") as NSString).length) }

  public func text(in range: UITextRange) -> String? { EditedText.text(in: range, of: (text ?? "")) }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    EditedText.range(from: fromPosition, to: toPosition)
  }

  /// The place that is so many units of UTF-16 farther; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    EditedText.position(from: position, offset: offset, in: (text ?? ""))
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    EditedText.compare(position, to: other)
  }

  /// How many units of UTF-16 are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    EditedText.offset(from: from, to: toPosition)
  }
}
