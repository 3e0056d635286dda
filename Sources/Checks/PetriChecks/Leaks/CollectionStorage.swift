#if os(Linux)
  /// The memory of an array, a dictionary or a set: which parts of it hold elements, for what has been taken out is still there as it was.
  struct CollectionStorage {
    private enum Kind {
      case array(end: Int)
      case hashed(keys: Int, values: Int?, buckets: Int, isAddress: Bool)
    }

    private let kind: Kind
    private let size: Int
    /// Which buckets have an element, 64 in a word.
    private let bits: [UInt]

    /// Reads the storage; `nil` for another object.
    ///
    /// - Parameter size: the size of the object in bytes.
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
      // A set has no address of values in its head.
      bits = memory.words(object.address + (name.hasPrefix("_D") ? 64 : 56), count: max(1, buckets / 64))
    }

    /// Whether a word so far into it is a part of an element that is there, and not the address that is a key.
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
      // The allocator may give some more bytes than all buckets take.
      let stride = max(8, length / buckets / 8 * 8)
      let bucket = offset / stride
      return bucket < buckets && bits.indices.contains(bucket / 64) && bits[bucket / 64] >> UInt(bucket % 64) & 1 == 1
    }
  }
#endif
