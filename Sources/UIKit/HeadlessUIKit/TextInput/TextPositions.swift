public import Foundation

/// An editable text, without marked text, gestures and dictation.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  /// Always nil: there is no input method.
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func caretRect(for position: UITextPosition) -> CGRect
}

/// A position in an editable text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {}

/// A range in an editable text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A position as an offset in UTF-16 code units.
final class IndexedTextPosition: UITextPosition {
  nonisolated let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextPosition)?.index == index }

  override nonisolated var hash: Int { index }
}

final class IndexedTextRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { IndexedTextPosition(range.location) }
  override var end: UITextPosition { IndexedTextPosition(NSMaxRange(range)) }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextRange)?.range == range }

  override nonisolated var hash: Int { range.location }
}

/// A text field or text view.
@preconcurrency @MainActor
public protocol HeadlessTextInput: UITextInput {
  var headlessText: String { get }
}

extension HeadlessTextInput {
  public var beginningOfDocument: UITextPosition { IndexedTextPosition(0) }

  public var endOfDocument: UITextPosition { IndexedTextPosition((headlessText as NSString).length) }

  public func text(in range: UITextRange) -> String? {
    let text = headlessText as NSString
    guard let range = (range as? IndexedTextRange)?.range, NSMaxRange(range) <= text.length else { return nil }
    return text.substring(with: range)
  }

  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    guard let start = fromPosition as? IndexedTextPosition, let end = toPosition as? IndexedTextPosition else {
      return nil
    }
    let (low, high) = (min(start.index, end.index), max(start.index, end.index))
    return IndexedTextRange(NSRange(location: low, length: high - low))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? IndexedTextPosition else { return nil }
    let index = start.index + offset
    return (0...(headlessText as NSString).length).contains(index) ? IndexedTextPosition(index) : nil
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let offset = offset(from: position, to: other)
    return offset > 0 ? .orderedAscending : offset < 0 ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    guard let start = from as? IndexedTextPosition, let end = toPosition as? IndexedTextPosition else { return 0 }
    return end.index - start.index
  }
}

extension UITextField: HeadlessTextInput {
  public var headlessText: String { text ?? "" }
}

extension UITextView: HeadlessTextInput {
  public var headlessText: String { text ?? "" }
}
