public import PetriDiagnostics

/// A comment that was probably meant as part of a value, because no space follows its `#`: `label: Order #5`.
public struct WordComment: Sendable {
  /// From the `#` to the end of the comment, or to a second comment.
  public let range: SourceRange

  /// Finds a comment after an offset and blanks; nil if there is none, or if it looks like a remark: `# like this`.
  ///
  /// - Parameter takesRemarks: Whether to accept remarks.
  public init?(in file: SourceFile, after offset: Int, takesRemarks: Bool = false) {
    let line = file.lineRange(file.line(at: offset))
    guard let start = file.bytes[offset..<max(offset, line.upperBound)].firstIndex(where: { $0 != 0x20 && $0 != 0x09 })
    else { return nil }
    let comment = file.bytes[start..<line.upperBound]
    guard comment.first == UInt8(ascii: "#"), let next = comment.dropFirst().first, takesRemarks || next > 0x20,
      next != UInt8(ascii: "#"), !comment.dropFirst().starts(with: "petri:".utf8)
    else { return nil }
    var end = comment.endIndex
    for index in comment.indices.dropFirst(2)
    where comment[index] == UInt8(ascii: "#") && comment[index - 1] == 0x20 {
      end = index
      break
    }
    while comment[end - 1] <= 0x20 { end -= 1 }
    range = file.range(start, end)
  }
}
