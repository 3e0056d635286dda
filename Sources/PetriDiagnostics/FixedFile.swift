/// A file with the certain fixes of its complaints put in; everything else, comments and layout, stays byte for byte.
public struct FixedFile: Sendable {
  /// The file as it was read.
  public let file: SourceFile
  /// The fixes that were put in, in the order of the file.
  public let fixes: [FixIt]
  /// The new contents.
  public let bytes: [UInt8]

  /// The files that certain fixes change, in the order of the diagnostics. Of fixes that overlap the first is put in.
  public static func all(for diagnostics: some Sequence<Diagnostic>) -> [FixedFile] {
    var order: [String] = []
    var fixes: [String: [FixIt]] = [:]
    for fix in diagnostics.lazy.flatMap(\.fixIts) where fix.applicability == .machine {
      let path = fix.range.file.path
      if fixes[path] == nil { order.append(path) }
      fixes[path, default: []].append(fix)
    }
    return order.compactMap { path in fixes[path].flatMap { FixedFile($0) } }
  }

  private init?(_ wanted: [FixIt]) {
    guard let file = wanted.first?.range.file else { return nil }
    let sorted = wanted.sorted {
      ($0.range.startOffset, $0.range.endOffset) < ($1.range.startOffset, $1.range.endOffset)
    }
    var bytes: [UInt8] = []
    var fixes: [FixIt] = []
    var position = 0
    for fix in sorted {
      if let last = fixes.last, fix.range.startOffset < position || fix.range == last.range { continue }
      bytes += file.bytes[position..<fix.range.startOffset]
      bytes += fix.replacement.utf8
      position = fix.range.endOffset
      fixes.append(fix)
    }
    self.file = file
    self.fixes = fixes
    self.bytes = bytes + file.bytes[position...]
  }
}
