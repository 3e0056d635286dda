/// A 64-bit FNV-1a hash as text, which is the same in every process.
public enum Fingerprint {
  /// The hash of bytes as 16 hexadecimal digits.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    let hash =
      bytes.withContiguousStorageIfAvailable { fnv1a($0) } ?? Array(bytes).withUnsafeBufferPointer { fnv1a($0) }
    return hash.digits(16, radix: 16)
  }

  /// Accesses bytes by index, because iterators are slow in unoptimized builds.
  private static func fnv1a(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index < bytes.count {
      hash = (hash ^ UInt64(truncatingIfNeeded: bytes[index])) &* 0x100_0000_01B3
      index &+= 1
    }
    return hash
  }
}

extension BinaryInteger {
  /// The digits, padded with leading zeros to a count.
  package func digits(_ count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
