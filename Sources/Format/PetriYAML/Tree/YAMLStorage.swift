internal import PetriDiagnostics

/// The immutable storage that the nodes of one file share.
@usableFromInline
final class YAMLStorage: Sendable {
  let file: SourceFile
  // `init` allocates and writes the memory, `deinit` frees it, and it is only read between.
  nonisolated(unsafe) let tree: YAMLTree
  // As above.
  nonisolated(unsafe) private let memory: [UnsafeMutableRawPointer]

  init(
    file: SourceFile,
    records: UnsafeBufferPointer<YAMLRecord>,
    text: UnsafeBufferPointer<UInt8>,
    keys: UnsafeBufferPointer<KeyTable.Key>,
    merged: [MergedEntry],
    merges: [Range<Int>]
  ) {
    var memory: [UnsafeMutableRawPointer] = []
    func copy<Element>(_ elements: UnsafeBufferPointer<Element>) -> UnsafePointer<Element> {
      let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
      if let source = elements.baseAddress { copy.initialize(from: source, count: elements.count) }
      memory.append(UnsafeMutableRawPointer(copy))
      return UnsafePointer(copy)
    }
    self.file = file
    tree = YAMLTree(
      records: copy(records),
      texts: copy(text),
      keys: copy(keys),
      merged: merged.withUnsafeBufferPointer { copy($0) },
      merges: merges.withUnsafeBufferPointer { copy($0) }
    )
    self.memory = memory
  }

  deinit { for part in memory { part.deallocate() } }

  /// An entry that a merge key adds.
  @frozen
  @usableFromInline
  struct MergedEntry: Sendable, BitwiseCopyable {
    @usableFromInline var key: UInt32
    @usableFromInline var value: UInt32

    init(key: UInt32, value: UInt32) {
      self.key = key
      self.value = value
    }
  }
}
