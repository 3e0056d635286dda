/// Maps each different key to a small number, its symbol, and finds duplicate keys of a mapping.
///
/// The table uses open addressing over the text arena. The hash is seeded per process, so no file can force collisions.
@usableFromInline
struct KeyTable: ~Copyable {
  /// 1 + the symbol of a key, or 0. The count is a power of two.
  private var slots: UnsafeMutableBufferPointer<UInt32>
  private var keys: UnsafeMutableBufferPointer<Key>
  private(set) var count = 0
  private let seed: UInt64
  private var generation: UInt32 = 0

  private static let processSeed = UInt64.random(in: .min ... .max)

  @frozen
  @usableFromInline
  struct Key: BitwiseCopyable {
    var hash: UInt32
    var length: UInt32
    @usableFromInline var offset: UInt32
    /// The last mapping with this key.
    var generation: UInt32
    /// The index of the key's record in that mapping.
    var record: UInt32
  }

  init() {
    slots = .allocate(capacity: 128)
    slots.initialize(repeating: 0)
    keys = .allocate(capacity: 64)
    seed = Self.processSeed
  }

  /// Copies a table whose text has the same offsets in the text arena.
  init(copying other: borrowing KeyTable) {
    slots = .allocate(capacity: other.slots.count)
    _ = slots.initialize(fromContentsOf: other.slots)
    keys = .allocate(capacity: other.keys.count)
    _ = keys.initialize(fromContentsOf: other.keys.prefix(other.count))
    count = other.count
    seed = other.seed
  }

  deinit {
    slots.deallocate()
    keys.deallocate()
  }

  var all: UnsafeMutableBufferPointer<Key> { UnsafeMutableBufferPointer(rebasing: keys[..<count]) }

  /// The symbol of a key; appends its text to the arena if it is new.
  @inline(__always)
  mutating func symbol(of key: UnsafeBufferPointer<UInt8>, in text: inout Arena<UInt8>) -> UInt32 {
    let hash = Self.hash(key, seed: seed)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let symbol = Int(slots[slot] - 1)
      if keys[symbol].hash == hash, Int(keys[symbol].length) == key.count {
        let start = Int(keys[symbol].offset)
        if Self.isEqual(UnsafeRawBufferPointer(key), UnsafeRawBufferPointer(text.elements), start) {
          return UInt32(truncatingIfNeeded: symbol)
        }
      }
      slot = (slot + 1) & mask
    }
    return add(key, hash: hash, slot: slot, to: &text)
  }

  @inline(__always)
  private static func isEqual(_ key: UnsafeRawBufferPointer, _ text: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    var index = 0
    while index + 8 <= key.count {
      let left = key.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if left != text.loadUnaligned(fromByteOffset: start + index, as: UInt64.self) { return false }
      index += 8
    }
    return rest(of: key, from: index, to: key.count) == rest(of: text, from: start + index, to: start + key.count)
  }

  /// At most seven bytes as an integer, unique among byte strings of the same length.
  @inline(__always)
  private static func rest(of bytes: UnsafeRawBufferPointer, from start: Int, to end: Int) -> UInt64 {
    let count = end - start
    if count >= 4 {
      // The two words overlap if there are fewer than eight bytes.
      let low = bytes.loadUnaligned(fromByteOffset: start, as: UInt32.self)
      let high = bytes.loadUnaligned(fromByteOffset: end - 4, as: UInt32.self)
      return UInt64(low) | UInt64(high) << 32
    }
    if count == 0 { return 0 }
    return UInt64(bytes[start]) | UInt64(bytes[start + count / 2]) << 8 | UInt64(bytes[end - 1]) << 16
  }

  @inline(never)
  private mutating func add(
    _ key: UnsafeBufferPointer<UInt8>,
    hash: UInt32,
    slot: Int,
    to text: inout Arena<UInt8>
  ) -> UInt32 {
    if count == keys.count { growKeys() }
    let symbol = UInt32(truncatingIfNeeded: count)
    let entry = Key(
      hash: hash,
      length: UInt32(truncatingIfNeeded: key.count),
      offset: UInt32(truncatingIfNeeded: text.count),
      generation: 0,
      record: 0
    )
    keys.initializeElement(at: count, to: entry)
    count += 1
    text.append(contentsOf: key)
    slots[slot] = symbol + 1
    if count * 2 > slots.count { growSlots() }
    return symbol
  }

  mutating func reserve(_ count: Int) {
    while keys.count < count { growKeys() }
    while slots.count < count * 2 { growSlots() }
  }

  private mutating func growKeys() {
    let larger = UnsafeMutableBufferPointer<Key>.allocate(capacity: keys.count * 2)
    _ = larger.moveInitialize(fromContentsOf: UnsafeMutableBufferPointer(rebasing: keys[..<count]))
    keys.deallocate()
    keys = larger
  }

  private mutating func growSlots() {
    let larger = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: slots.count * 2)
    larger.initialize(repeating: 0)
    slots.deallocate()
    slots = larger
    fillSlots()
  }

  private mutating func fillSlots() {
    let mask = slots.count - 1
    for symbol in 0..<count {
      var slot = Int(keys[symbol].hash) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = UInt32(truncatingIfNeeded: symbol) + 1
    }
  }

  mutating func startMapping() { generation += 1 }

  /// Records a key of the current mapping; returns the record of the key if it is a duplicate.
  @inline(__always)
  mutating func note(_ symbol: UInt32, record: UInt32) -> UInt32? {
    let index = Int(symbol)
    if keys[index].generation == generation { return keys[index].record }
    keys[index].generation = generation
    keys[index].record = record
    return nil
  }

  @inline(__always)
  private static func hash(_ key: UnsafeBufferPointer<UInt8>, seed: UInt64) -> UInt32 {
    var hash = seed ^ UInt64(truncatingIfNeeded: key.count)
    let raw = UnsafeRawBufferPointer(key)
    var index = 0
    while index + 8 <= raw.count {
      hash = fold(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    hash = fold(hash ^ rest(of: raw, from: index, to: raw.count))
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32)
  }

  @inline(__always)
  private static func fold(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.low ^ product.high
  }
}

/// Keys that have the same symbol in every file parsed with this vocabulary, so that a reader recognizes them by number
/// instead of by text.
public final class YAMLVocabulary: Sendable {
  /// The words, indexed by symbol.
  public let words: [String]
  // Written only in `init`; later only copied.
  private nonisolated(unsafe) let keys: KeyTable
  let text: [UInt8]

  /// Creates a vocabulary; only the first of duplicate words counts.
  public init(_ words: [String]) {
    var keys = KeyTable()
    var text = Arena<UInt8>(capacity: words.count * 12)
    var distinct: [String] = []
    for word in words {
      var bytes = word
      let symbol = bytes.withUTF8 { keys.symbol(of: $0, in: &text) }
      if symbol == distinct.count { distinct.append(word) }
    }
    // Space for a few more keys, so that the copy for each file need not grow.
    keys.reserve(words.count * 2)
    self.words = distinct
    self.text = Array(text.elements)
    self.keys = keys
  }

  var table: KeyTable { KeyTable(copying: keys) }
}
