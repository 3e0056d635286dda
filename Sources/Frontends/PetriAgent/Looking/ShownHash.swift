import PetriText

/// A short hash of a shown text: eight hexadecimal digits.
enum ShownHash {
  private static let count = 8

  static func hash(of text: String) -> String { String(Fingerprint.text(of: text.utf8).suffix(count)) }

  /// Whether a text has the form of a hash, and is safe as a file name.
  static func isHash(_ text: String) -> Bool {
    text.utf8.count == count && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
