import Foundation

/// A text with the part of it that is selected, and what typing does to both. Ranges count units of UTF-16.
struct EditedText {
  private(set) var text: String
  private(set) var selection: NSRange

  /// A text with a selection, as far as the text goes and without a part of a letter.
  init(_ text: String, selection: NSRange) {
    self.text = text
    self.selection = EditedText.fitting(selection, in: text)
  }

  /// A range as far as a text goes, grown to the letters that it has a part of.
  static func fitting(_ range: NSRange, in text: String) -> NSRange {
    let text = text as NSString
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else {
      return NSRange(location: text.length, length: 0)
    }
    let start = min(range.location, text.length)
    let range = NSRange(location: start, length: min(range.length, text.length - start))
    if range.length > 0 { return text.rangeOfComposedCharacterSequences(for: range) }
    guard start > 0, start < text.length else { return range }
    return NSRange(location: text.rangeOfComposedCharacterSequence(at: start).location, length: 0)
  }

  /// The part that the key to delete takes away: the selection, or else the letter before it; nil at the beginning.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    // A flag or a family is one letter, which Foundation's sequences take apart.
    let before = (text as NSString).substring(to: selection.location)
    let length = (String(before.suffix(1)) as NSString).length
    return NSRange(location: selection.location - length, length: length)
  }

  /// Puts a text in a part's place, and the caret behind it.
  mutating func replace(_ range: NSRange, with new: String) {
    let range = EditedText.fitting(range, in: text)
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + (new as NSString).length, length: 0)
  }

  // MARK: Places

  /// A place that is so far from another one; nil outside the text.
  @MainActor static func position(from position: UITextPosition, offset: Int, in text: String) -> UITextPosition? {
    guard let start = position as? IndexedTextPosition else { return nil }
    let index = start.index + offset
    return (0...(text as NSString).length).contains(index) ? IndexedTextPosition(index) : nil
  }

  @MainActor static func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard let start = start as? IndexedTextPosition, let end = end as? IndexedTextPosition else { return nil }
    let (low, high) = (min(start.index, end.index), max(start.index, end.index))
    return IndexedTextRange(NSRange(location: low, length: high - low))
  }

  @MainActor static func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    guard let start = start as? IndexedTextPosition, let end = end as? IndexedTextPosition else { return 0 }
    return end.index - start.index
  }

  @MainActor static func compare(_ first: UITextPosition, to second: UITextPosition) -> ComparisonResult {
    let offset = offset(from: first, to: second)
    return offset > 0 ? .orderedAscending : offset < 0 ? .orderedDescending : .orderedSame
  }

  /// The text of a range; nil outside the text.
  @MainActor static func text(in range: UITextRange, of text: String) -> String? {
    guard let range = (range as? IndexedTextRange)?.range, NSMaxRange(range) <= (text as NSString).length else {
      return nil
    }
    return (text as NSString).substring(with: range)
  }
}
