/// What a tree is built in.
struct TreeMemory: ~Copyable {
  /// The input with zeros behind it, for libyaml.
  var input: Arena<UInt8>
  var records: Arena<YAMLRecord>
  var text: Arena<UInt8>
  var keys: KeyTable
  /// The collections that are open around the innermost one.
  var outer: Arena<TreeBuilder.Frame>

  /// - Parameter size: how many bytes there will be to read.
  init(size: Int) {
    input = Arena(capacity: size + 64)
    records = Arena(capacity: size / 12 + 16)
    text = Arena(capacity: size / 2 + 64)
    keys = KeyTable()
    outer = Arena(capacity: 16)
  }

  init(
    input: consuming Arena<UInt8>,
    records: consuming Arena<YAMLRecord>,
    text: consuming Arena<UInt8>,
    keys: consuming KeyTable,
    outer: consuming Arena<TreeBuilder.Frame>
  ) {
    self.input = input
    self.records = records
    self.text = text
    self.keys = keys
    self.outer = outer
  }

  /// Drops everything that was built, and takes the words that are known before.
  mutating func clear(_ vocabulary: YAMLVocabulary?) {
    input.truncate(to: 0)
    records.truncate(to: 0)
    text.truncate(to: 0)
    outer.truncate(to: 0)
    if let vocabulary {
      vocabulary.reset(&keys)
      vocabulary.text.withUnsafeBufferPointer { text.append(contentsOf: $0) }
    } else {
      keys = KeyTable()
    }
  }
}
