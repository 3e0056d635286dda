internal import PetriDiagnostics

/// Everything that the nodes of one file share. Immutable.
final class YAMLStorage: Sendable {
  let file: SourceFile
  let records: [YAMLRecord]
  /// The text of all scalars, valid UTF-8.
  let text: [UInt8]
  /// Where a symbol's text lies in `text`.
  let symbols: [UInt32]
  /// The merged entries of all mappings with merge keys.
  let merged: [MergedEntry]
  /// Which of `merged` a mapping has.
  let merges: [Range<Int>]

  init(
    file: SourceFile,
    records: [YAMLRecord],
    text: [UInt8],
    symbols: [UInt32],
    merged: [MergedEntry],
    merges: [Range<Int>]
  ) {
    self.file = file
    self.records = records
    self.text = text
    self.symbols = symbols
    self.merged = merged
    self.merges = merges
  }

  /// Where a scalar's text lies in `text`.
  func textRange(_ record: YAMLRecord) -> Range<Int> {
    let start = Int(record.flags.contains(.key) ? symbols[Int(record.first)] : record.first)
    return start..<(start + Int(record.second))
  }

  /// An entry that a merge key brought.
  struct MergedEntry: Sendable {
    var key: UInt32
    var value: UInt32
  }
}
