import Foundation

/// A text with its selection, and the effect of editing on both. Ranges count UTF-16 code units.
struct EditedText {
  private(set) var text: String
  private(set) var selection: NSRange

  init(_ text: String, selection: NSRange) {
    self.text = text
    self.selection = EditedText.fitting(selection, in: text)
  }

  /// Clamps a range to a text and extends it to whole characters.
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

  /// The range that the delete key removes: the selection, or else the character before it; nil at the start.
  var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    // Foundation's composed character sequences split flags and families; Swift's characters don't.
    let before = (text as NSString).substring(to: selection.location)
    let length = (String(before.suffix(1)) as NSString).length
    return NSRange(location: selection.location - length, length: length)
  }

  mutating func replace(_ range: NSRange, with new: String) {
    let range = EditedText.fitting(range, in: text)
    text = (text as NSString).replacingCharacters(in: range, with: new)
    selection = NSRange(location: range.location + (new as NSString).length, length: 0)
  }
}
