#if os(Linux)
  import PetriFiles

  /// Finds references by scanning memory conservatively for words that are the address of an object or closure context.
  ///
  /// Swift can't list the references to an object, and `Mirror` doesn't show captured values.
  final class ReadableMemory {
    private struct Region {
      let start: UInt
      let end: UInt
    }

    struct Object: Hashable {
      let address: UInt
      /// The class; `nil` for a closure context or a captured variable.
      let metadata: UInt?
      var isInstance: Bool { metadata != nil }
    }

    private enum Metadata {
      case ofClass, ofCaptures, nothing
    }

    private let regions: [Region]
    private let variables: [Region]
    private let reading = SafeReading()
    private var kinds: [UInt: Metadata] = [:]

    init() {
      let bytes = (try? NamedFile("/proc/self/maps").read(limit: 1 << 24)) ?? []
      var (regions, variables) = ([Region](), [Region]())
      var lastFile: Substring?
      for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
        let words = line.split(separator: " ", omittingEmptySubsequences: true)
        let bounds = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
        guard words.count >= 5, bounds.count == 2, words[1].hasPrefix("r") else { continue }
        let region = Region(start: bounds[0], end: bounds[1])
        let file = words.count > 5 && words[5].hasPrefix("/") ? words[5] : nil
        regions.append(region)
        // The anonymous region after a file's mapping is its zero-initialized data (`.bss`).
        if words[1].hasPrefix("rw"), file != nil || (words.count == 5 && lastFile != nil) { variables.append(region) }
        lastFile = file
      }
      (self.regions, self.variables) = (regions, variables)
    }

    func object(at address: UInt) -> Object? {
      guard address & 15 == 0, isReadable(address), let metadata = reading.word(at: address) else { return nil }
      switch kind(of: metadata) {
      case .ofClass: return Object(address: address, metadata: metadata)
      case .ofCaptures: return Object(address: address, metadata: nil)
      case .nothing: return nil
      }
    }

    func object(_ object: AnyObject) -> Object {
      let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
      return Object(address: address, metadata: word(address))
    }

    func references(of object: Object) -> [(offset: Int, object: Object)] {
      // glibc's `malloc` stores the size before the block.
      let size = word(object.address - 8) & ~7
      guard size >= 32, size <= 1 << 26 else { return [] }
      let all = references(from: object.address + 16, count: (Int(size) - 24) / 8).map { ($0.offset + 16, $0.object) }
      guard !all.isEmpty, let storage = CollectionStorage(object, size: Int(size) - 8, in: self) else { return all }
      return all.filter { storage.isUsed($0.0) }
    }

    func referencesOfVariables() -> [Object] {
      variables.flatMap { references(from: $0.start, count: Int($0.end - $0.start) / 8).map(\.object) }
    }

    func type(of object: Object) -> AnyClass? { object.metadata.map { unsafeBitCast($0, to: AnyClass.self) } }

    func word(_ address: UInt) -> UInt { reading.word(at: address) ?? 0 }

    func words(_ address: UInt, count: Int) -> [UInt] { reading.words(at: address, count: count) }

    private func references(from start: UInt, count: Int) -> [(offset: Int, object: Object)] {
      var found: [(offset: Int, object: Object)] = []
      for (place, word) in reading.words(at: start, count: count).enumerated() {
        // Enums use spare bits of an address.
        let address = word & 0x00FF_FFFF_FFFF_FFF8
        if address > 4096, let object = object(at: address) { found.append((place * 8, object)) }
      }
      return found
    }

    private func kind(of metadata: UInt) -> Metadata {
      guard metadata & 7 == 0, isReadable(metadata) else { return .nothing }
      if let kind = kinds[metadata] { return kind }
      let kind: Metadata =
        switch word(metadata) {
        case 0 where isClass(metadata): .ofClass
        case 0x400, 0x500: .ofCaptures
        default: .nothing
        }
      // A word that isn't metadata may change, so it isn't cached.
      if kind != .nothing { kinds[metadata] = kind }
      return kind
    }

    /// Whether an address has the plausible flags and instance size of Swift class metadata.
    private func isClass(_ metadata: UInt) -> Bool {
      let words = reading.words(at: metadata, count: 6)
      guard words.count == 6 else { return false }
      let (flags, instanceSize, mask) = (words[2], words[3] & 0xFFFF_FFFF, (words[3] >> 32) & 0xFFFF)
      return flags & 2 != 0 && flags < 64 && instanceSize >= 16 && instanceSize < 1 << 24 && mask & (mask + 1) == 0
        && mask >= 7 && isReadable(words[5])
    }

    private func isReadable(_ address: UInt) -> Bool {
      var (low, high) = (0, regions.count)
      while low < high {
        let middle = (low + high) / 2
        if regions[middle].end <= address { low = middle + 1 } else { high = middle }
      }
      return low < regions.count && regions[low].start <= address
    }
  }
#endif
