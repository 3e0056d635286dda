import Foundation

/// A place by how many units of UTF-16 are before it, as `NSRange` counts.
final class IndexedTextPosition: UITextPosition {
  nonisolated let index: Int

  init(_ index: Int) {
    self.index = index
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? IndexedTextPosition)?.index == index }

  override nonisolated var hash: Int { index }
}
