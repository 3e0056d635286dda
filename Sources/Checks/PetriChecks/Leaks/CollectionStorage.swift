#if os(Linux)
  /// The used elements of a collection's storage, because removed ones remain in memory.
  struct CollectionStorage {
    private enum Kind {
      case array(end: Int)
      case hashed(keys: Int, values: Int?, buckets: Int, isAddress: Bool)
    }

    private let kind: Kind
    private let size: Int
    private let bits: [UInt]

    init?(_ object: ReadableMemory.Object, size: Int, in memory: ReadableMemory) {
      guard let type = memory.type(of: object) else { return nil }
      self.size = size
      let name = String(describing: type)
      if name.hasPrefix("_ContiguousArrayStorage") {
        let (count, capacity) = (memory.word(object.address + 16), memory.word(object.address + 24) >> 1)
        guard capacity > 0, count <= capacity, size > 32 else { return nil }
        kind = .array(end: 32 + (size - 32) / Int(capacity) * Int(count))
        bits = []
        return
      }
      guard name.hasPrefix("_DictionaryStorage<") || name.hasPrefix("_SetStorage<") else { return nil }
      let scale = memory.word(object.address + 32) & 0xFF
      guard scale < 24 else { return nil }
      let buckets = 1 << Int(scale)
      let (keys, values) = (memory.word(object.address + 48), memory.word(object.address + 56))
      guard keys > object.address, keys < object.address + UInt(size) else { return nil }
      kind = .hashed(
        keys: Int(keys - object.address),
        values: name.hasPrefix("_D") && values > keys && values < object.address + UInt(size)
          ? Int(values - object.address) : nil,
        buckets: buckets,
        isAddress: name.contains("<ObjectIdentifier")
      )
      // A set's header lacks the pointer to values.
      bits = memory.words(object.address + (name.hasPrefix("_D") ? 64 : 56), count: max(1, buckets / 64))
    }

    /// Whether an offset is in a used element. An `ObjectIdentifier` key doesn't count, because it retains nothing.
    func isUsed(_ offset: Int) -> Bool {
      switch kind {
      case .array(let end): return offset < end
      case .hashed(let keys, let values, let buckets, let isAddress):
        guard offset >= keys else { return false }
        if let values, offset >= values { return isUsed(offset - values, of: size - values, buckets) }
        return !isAddress && isUsed(offset - keys, of: (values ?? size) - keys, buckets)
      }
    }

    private func isUsed(_ offset: Int, of length: Int, _ buckets: Int) -> Bool {
      // The allocation may be larger than all buckets.
      let stride = max(8, length / buckets / 8 * 8)
      let bucket = offset / stride
      return bucket < buckets && bits.indices.contains(bucket / 64) && bits[bucket / 64] >> UInt(bucket % 64) & 1 == 1
    }
  }
#endif
