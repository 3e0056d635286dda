/// A set of words of at most 32 bytes, compared without hashing, because there are few words and many texts.
struct WordSet: Sendable {
  private let words: [SIMD4<UInt64>]

  /// Omits longer words.
  init(_ words: [String]) {
    self.words = words.compactMap { word in
      var word = word
      return word.withUTF8(WordSet.packed)
    }
  }

  init<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) { self.init(type.allCases.map(\.rawValue)) }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { firstIndex(of: text) != nil }

  /// The index of a word, if no word before it was omitted.
  func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    WordSet.packed(text).flatMap { words.firstIndex(of: $0) }
  }

  /// The bytes as integers, padded with zeros, which no text contains; nil if there are too many.
  private static func packed(_ text: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64>? {
    guard text.count <= 32 else { return nil }
    var packed = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &packed) { $0.copyMemory(from: UnsafeRawBufferPointer(text)) }
    return packed
  }
}
