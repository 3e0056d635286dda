/// Words of at most 32 bytes, found without hashing: there are a few of them and very many texts to look at.
struct WordSet: Sendable {
  private let words: [SIMD4<UInt64>]

  /// Longer words are left out.
  init(_ words: [String]) {
    self.words = words.compactMap { word in
      var word = word
      return word.withUTF8(WordSet.packed)
    }
  }

  /// The words of an enumeration.
  init<Word: CaseIterable & RawRepresentable<String>>(of type: Word.Type) { self.init(type.allCases.map(\.rawValue)) }

  func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool { firstIndex(of: text) != nil }

  /// The place of a word, where none before it is left out.
  func firstIndex(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    WordSet.packed(text).flatMap { words.firstIndex(of: $0) }
  }

  /// The bytes as numbers, zeros behind them; `nil` where they are too many. No text has a zero in it.
  private static func packed(_ text: UnsafeBufferPointer<UInt8>) -> SIMD4<UInt64>? {
    guard text.count <= 32 else { return nil }
    var packed = SIMD4<UInt64>()
    withUnsafeMutableBytes(of: &packed) { $0.copyMemory(from: UnsafeRawBufferPointer(text)) }
    return packed
  }
}
