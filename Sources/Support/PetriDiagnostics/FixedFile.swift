/// A file after applying fixes; everything else stays byte for byte.
public struct FixedFile: Sendable {
  /// The original file.
  public let file: SourceFile
  /// The diagnostics whose fixes were applied, in file order.
  public let fixes: [(diagnostic: Diagnostic, fix: FixIt)]
  /// The new contents.
  public let bytes: [UInt8]

  /// Applies fixes to a file; of overlapping fixes, only the first.
  ///
  /// - Parameter wanted: diagnostics of one file, each with the fix to apply.
  ///
  /// - Returns: `nil` if the list is empty.
  public init?(_ wanted: [(diagnostic: Diagnostic, fix: FixIt)]) {
    guard let file = wanted.first?.fix.range.file else { return nil }
    let sorted = wanted.sorted {
      ($0.fix.range.startOffset, $0.fix.range.endOffset) < ($1.fix.range.startOffset, $1.fix.range.endOffset)
    }
    var bytes: [UInt8] = []
    var fixes: [(diagnostic: Diagnostic, fix: FixIt)] = []
    var position = 0
    for (diagnostic, fix) in sorted {
      if let last = fixes.last?.fix, fix.range.startOffset < position || fix.range == last.range {
        // One change may fix several problems.
        if fix.range == last.range, fix.replacement == last.replacement { fixes.append((diagnostic, fix)) }
        continue
      }
      bytes += file.bytes[position..<fix.range.startOffset]
      bytes += fix.replacement.utf8
      position = fix.range.endOffset
      fixes.append((diagnostic, fix))
    }
    self.file = file
    self.fixes = fixes
    self.bytes = bytes + file.bytes[position...]
  }
}
