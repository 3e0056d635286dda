#if os(Linux)
  import PetriFiles

  /// The memory that can be read, and what looks like an object in it: how far a chain of owners goes that nothing else tells.
  ///
  /// Swift has no list of what refers to an object, and a `Mirror` doesn't look into closures. So memory is read as it is: a word that
  /// is the address of an object, or of a closure's captured values, is taken for a reference.
  final class ReadableMemory {
    private struct Region {
      let start: UInt
      let end: UInt
    }

    /// An object by its address.
    struct Object: Hashable {
      let address: UInt
      /// Its class; `nil` for what a closure has captured, or a captured variable.
      let metadata: UInt?
      /// Whether it is an instance of a class.
      var isInstance: Bool { metadata != nil }
    }

    /// The kind of what the first word of an object leads to.
    private enum Metadata {
      case ofClass, ofCaptures, nothing
    }

    private let regions: [Region]
    /// The variables of the program and its libraries.
    private let variables: [Region]
    private let reading = SafeReading()
    private var kinds: [UInt: Metadata] = [:]

    /// Reads which parts of memory there are now.
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
        // What a file has no bytes for, and begins as zeroes, follows it without a name.
        if words[1].hasPrefix("rw"), file != nil || (words.count == 5 && lastFile != nil) { variables.append(region) }
        lastFile = file
      }
      (self.regions, self.variables) = (regions, variables)
    }

    /// An object at an address; `nil` where none is.
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

    /// The objects that an object refers to, each with how far into it.
    func references(of object: Object) -> [(offset: Int, object: Object)] {
      // The size that the allocator has written before it.
      let size = word(object.address - 8) & ~7
      guard size >= 32, size <= 1 << 26 else { return [] }
      let all = references(from: object.address + 16, count: (Int(size) - 24) / 8).map { ($0.offset + 16, $0.object) }
      guard !all.isEmpty, let storage = CollectionStorage(object, size: Int(size) - 8, in: self) else { return all }
      return all.filter { storage.isUsed($0.0) }
    }

    /// The objects that global and static variables refer to.
    func referencesOfVariables() -> [Object] {
      variables.flatMap { references(from: $0.start, count: Int($0.end - $0.start) / 8).map(\.object) }
    }

    /// The class of an instance.
    func type(of object: Object) -> AnyClass? { object.metadata.map { unsafeBitCast($0, to: AnyClass.self) } }

    /// The word at an address; 0 where nothing can be read.
    func word(_ address: UInt) -> UInt { reading.word(at: address) ?? 0 }

    /// Words one after another; none where they can't be read.
    func words(_ address: UInt, count: Int) -> [UInt] { reading.words(at: address, count: count) }

    private func references(from start: UInt, count: Int) -> [(offset: Int, object: Object)] {
      var found: [(offset: Int, object: Object)] = []
      for (place, word) in reading.words(at: start, count: count).enumerated() {
        // An enum keeps its case in bits that no address has.
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
      // What isn't metadata may change.
      if kind != .nothing { kinds[metadata] = kind }
      return kind
    }

    /// Whether the metadata of a Swift class is at an address: its flags, and where and how large its instances are.
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
