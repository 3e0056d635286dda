/// Keys that are known before a file is read: each has the same number in every file that is parsed with the vocabulary, so that a key
/// is recognized by its number and not by its text.
///
/// Immutable. All files' trees share its texts.
public final class YAMLVocabulary: Sendable {
  /// The words, by their numbers.
  public let words: [String]
  // Only read after `init`, by a copy.
  private nonisolated(unsafe) let keys: KeyTable
  // Memory of its own, written in `init` and freed with it, and only read between.
  nonisolated(unsafe) let list: Words

  /// No words.
  static let empty = YAMLVocabulary([])

  /// The words' texts one after another, and where each begins.
  @frozen
  @usableFromInline
  struct Words {
    @usableFromInline let texts: UnsafePointer<UInt8>
    let byteCount: Int
    @usableFromInline let offsets: UnsafePointer<UInt32>
    @usableFromInline let count: Int

    init(_ text: UnsafeBufferPointer<UInt8>, _ offsets: [UInt32]) {
      texts = Words.copy(text)
      byteCount = text.count
      self.offsets = offsets.withUnsafeBufferPointer { Words.copy($0) }
      count = offsets.count
    }

    private static func copy<Element: BitwiseCopyable>(_ elements: UnsafeBufferPointer<Element>) -> UnsafePointer<
      Element
    > {
      let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
      if let first = elements.baseAddress { copy.initialize(from: first, count: elements.count) }
      return UnsafePointer(copy)
    }
  }

  /// Makes a vocabulary; of doubled words the first counts.
  public init(_ words: [String]) {
    var keys = KeyTable()
    var text = Arena<UInt8>(capacity: words.count * 12)
    var distinct: [String] = []
    for word in words {
      var bytes = word
      let symbol = bytes.withUTF8 { keys.symbol(of: $0, in: &text) }
      if symbol == distinct.count { distinct.append(word) }
    }
    // So many places that a few more keys do not make it grow for each file.
    keys.reserve(words.count * 2)
    self.words = distinct
    list = Words(text.elements, keys.all.map(\.offset))
    self.keys = keys
  }

  deinit {
    list.texts.deallocate()
    list.offsets.deallocate()
  }

  /// A table of just the words.
  var table: KeyTable { KeyTable(copying: keys) }
}
