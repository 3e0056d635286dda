import Foundation

/// A part of a text between two such places.
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
