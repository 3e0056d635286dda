/// A file with fixes put in; everything else, comments and layout, stays byte for byte.
public struct FixedFile: Sendable {
  /// The file as it was read.
  public let file: SourceFile
  /// The diagnostics whose fixes were applied, each with its fix, in the order of the file.
  public let fixes: [(diagnostic: Diagnostic, fix: FixIt)]
  /// The new contents.
  public let bytes: [UInt8]

  /// Puts fixes into their file. Of fixes that overlap the first is put in.
  ///
  /// - Parameter wanted: diagnostics of one file, each with the fix that is wanted.
  /// - Returns: `nil` if there is none.
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
