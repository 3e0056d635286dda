extension String {
  /// The lines, with an empty last one after a final line feed.
  ///
  /// Splits at LF bytes, which is ten times as fast as comparing characters. The CR of CRLF is kept.
  public var lineSlices: [Substring] {
    var text = self
    text.makeContiguousUTF8()
    let utf8 = text.utf8
    var slices: [Substring] = []
    var start = utf8.startIndex
    utf8.withContiguousStorageIfAvailable { bytes in
      for offset in bytes.indices where bytes[offset] == 0x0A {
        let end = utf8.index(utf8.startIndex, offsetBy: offset)
        slices.append(Substring(utf8[start..<end]))
        start = utf8.index(after: end)
      }
    }
    slices.append(Substring(utf8[start...]))
    return slices
  }
}

extension String {
  /// The text up to the first full stop before a blank or the end; full stops in file names are skipped.
  public var firstSentence: String {
    if let end = firstRange(of: ". ") { return String(self[..<end.lowerBound]) }
    return hasSuffix(".") ? String(dropLast()) : self
  }
}

/// A text that equals only texts with the same bytes. Strings are equal if they are canonically equivalent, but
/// canonically equivalent names can belong to different files.
package struct ExactText: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
