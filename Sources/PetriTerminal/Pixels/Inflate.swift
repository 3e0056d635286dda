/// Unpacks what zlib has packed (RFC 1950 and 1951), up to a size that is known before.
///
/// What is wrong or too long is `nil`; nothing is read outside of the bytes.
struct Inflate {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 2
  private var held: UInt32 = 0
  private var heldCount: UInt32 = 0
  private let output: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// Unpacks bytes that are so many when they are unpacked.
  static func unpacked(_ packed: [UInt8], count: Int) -> [UInt8]? {
    // The method is deflate, no dictionary is wanted, and both bytes together are a multiple of 31.
    guard packed.count > 6, packed[0] & 0x0F == 8, packed[1] & 0x20 == 0,
      (Int(packed[0]) << 8 + Int(packed[1])) % 31 == 0
    else { return nil }
    var isWhole = false
    let result = [UInt8](unsafeUninitializedCapacity: count) { output, size in
      isWhole = packed.withUnsafeBufferPointer { bytes in
        var inflate = Inflate(bytes: bytes, output: output)
        while let isLast = inflate.block() {
          if isLast { return inflate.count == count }
        }
        return false
      }
      size = isWhole ? count : 0
    }
    return isWhole ? result : nil
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>) {
    self.bytes = bytes
    self.output = output
  }

  /// The next bits as a number, the first one the lowest; at most 16.
  private mutating func bits(_ wanted: UInt32) -> Int? {
    while heldCount < wanted {
      guard place < bytes.count else { return nil }
      held |= UInt32(bytes[place]) << heldCount
      heldCount += 8
      place += 1
    }
    defer {
      held >>= wanted
      heldCount -= wanted
    }
    return Int(held & (1 << wanted - 1))
  }

  /// Unpacks a block; gives whether it is the last.
  private mutating func block() -> Bool? {
    guard let isLast = bits(1), let kind = bits(2) else { return nil }
    let isRight =
      switch kind {
      case 0: copy()
      case 1: unpack(Inflate.fixedLetters, Inflate.fixedDistances)
      case 2: unpackOwnCodes()
      default: false
      }
    return isRight ? isLast == 1 : nil
  }

  /// A block that isn't packed.
  private mutating func copy() -> Bool {
    (held, heldCount) = (0, 0)
    guard place + 4 <= bytes.count else { return false }
    let size = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    let check = Int(bytes[place + 2]) | Int(bytes[place + 3]) << 8
    place += 4
    guard size == ~check & 0xFFFF, place + size <= bytes.count, count + size <= output.count else { return false }
    for offset in 0..<size { output[count + offset] = bytes[place + offset] }
    place += size
    count += size
    return true
  }

  // MARK: - Codes

  /// Canonical Huffman codes: how many there are of each length, and what they mean, the shortest first.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    /// - Returns: `nil` where the lengths can be of no code.
    init?(lengths: some Collection<Int>, isIncompleteAllowed: Bool = false) {
      symbols = []
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      var left = 1
      for length in 1..<16 {
        left = 2 * left - counts[length]
        if left < 0 { return nil }
      }
      let used = counts.reduce(0, +)
      guard left == 0 || isIncompleteAllowed && used <= 1 else { return nil }
      symbols = (1..<16).flatMap { wanted in
        lengths.enumerated().compactMap { $0.element == wanted ? $0.offset : nil }
      }
    }
  }

  private mutating func symbol(of codes: borrowing Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = bits(1) else { return nil }
      code |= bit
      let count = codes.counts[length]
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  private static let fixedLetters = Codes(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
  )
  private static let fixedDistances = Codes(lengths: [Int](repeating: 5, count: 32))

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func unpack(_ letters: Codes?, _ distances: Codes?) -> Bool {
    guard let letters, let distances else { return false }
    while let letter = symbol(of: letters) {
      if letter == 256 { return true }
      if letter < 256 {
        guard count < output.count else { return false }
        output[count] = UInt8(letter)
        count += 1
        continue
      }
      guard Inflate.lengthBases.indices.contains(letter - 257), let more = bits(Inflate.lengthBits[letter - 257]),
        let far = symbol(of: distances), Inflate.distanceBases.indices.contains(far),
        let farther = bits(Inflate.distanceBits[far])
      else { return false }
      let length = Inflate.lengthBases[letter - 257] + more
      let distance = Inflate.distanceBases[far] + farther
      guard distance <= count, count + length <= output.count else { return false }
      for place in count..<(count + length) { output[place] = output[place - distance] }
      count += length
    }
    return false
  }

  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A block that brings its codes with it, themselves packed.
  private mutating func unpackOwnCodes() -> Bool {
    guard let letterCount = bits(5).map({ $0 + 257 }), let distanceCount = bits(5).map({ $0 + 1 }),
      let codeCount = bits(4).map({ $0 + 4 }), letterCount <= 286, distanceCount <= 30
    else { return false }
    var lengths = [Int](repeating: 0, count: 19)
    for place in Inflate.order.prefix(codeCount) {
      guard let length = bits(3) else { return false }
      lengths[place] = length
    }
    guard let codes = Codes(lengths: lengths) else { return false }
    let all = letterCount + distanceCount
    lengths = []
    while lengths.count < all {
      guard let symbol = symbol(of: codes) else { return false }
      switch symbol {
      case ..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last, let more = bits(2) else { return false }
        lengths += [Int](repeating: last, count: 3 + more)
      default:
        guard let more = bits(symbol == 17 ? 3 : 7) else { return false }
        lengths += [Int](repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      }
    }
    guard lengths.count == all, lengths[256] > 0 else { return false }
    return unpack(
      Codes(lengths: lengths[..<letterCount], isIncompleteAllowed: true),
      Codes(lengths: Array(lengths[letterCount...]), isIncompleteAllowed: true)
    )
  }
}
