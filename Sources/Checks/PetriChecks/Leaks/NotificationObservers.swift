#if os(Linux)
  import Foundation

  /// The number of block observers per notification name, read from the private memory layout of Foundation on Linux.
  @MainActor
  enum NotificationObservers {
    static func counts() -> [String: Int] {
      let memory = ReadableMemory()
      let center = memory.object(NotificationCenter.default)
      var found: [String: Int] = [:]
      for (_, storage) in memory.references(of: center)
      where isStorage(storage, of: "Swift.Optional<Swift.String>", memory) {
        for (key, value) in entries(of: storage, memory) {
          found[key ?? "every notification", default: 0] += blocks(in: value, memory)
        }
      }
      return found
    }

    private static func isStorage(_ object: ReadableMemory.Object, of key: String, _ memory: ReadableMemory) -> Bool {
      memory.type(of: object).map { String(reflecting: $0).hasPrefix("Swift._DictionaryStorage<\(key)") } ?? false
    }

    private static func entries(
      of storage: ReadableMemory.Object,
      _ memory: ReadableMemory
    ) -> [(key: String?, value: UInt)] {
      let (keys, values) = (memory.word(storage.address + 48), memory.word(storage.address + 56))
      let scale = memory.word(storage.address + 32) & 0xFF
      guard scale < 16, let names = UnsafePointer<String?>(bitPattern: keys) else { return [] }
      return (0..<(1 << Int(scale))).compactMap { bucket in
        let bits = memory.word(storage.address + 64 + UInt(bucket / 64) * 8)
        guard bits >> UInt(bucket % 64) & 1 == 1 else { return nil }
        return (names[bucket], memory.word(values + UInt(bucket) * 8))
      }
    }

    private static func blocks(in address: UInt, _ memory: ReadableMemory) -> Int {
      guard let senders = memory.object(at: address) else { return 0 }
      return memory.references(of: senders).map(\.object).filter { isStorage($0, of: "Swift.UInt64", memory) }
        .reduce(0) { $0 + memory.references(of: $1).count { !$0.object.isInstance } }
    }
  }
#else
  /// Empty, because only Foundation's layout on Linux is known.
  @MainActor
  enum NotificationObservers {
    static func counts() -> [String: Int] { [:] }
  }
#endif
