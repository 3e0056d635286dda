/// A 64-bit FNV-1a hash as text, the same in every process.
public enum Fingerprint {
  /// The hash of bytes as 16 hexadecimal digits.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
    return text(hash)
  }

  /// The hash of bytes as 16 hexadecimal digits. An unoptimized build is slow with the iterator of any sequence.
  public static func text(of bytes: [UInt8]) -> String {
    bytes.withUnsafeBufferPointer { buffer in
      var hash = start
      var index = 0
      while index < buffer.count {
        hash = (hash ^ UInt64(truncatingIfNeeded: buffer[index])) &* prime
        index &+= 1
      }
      return text(hash)
    }
  }

  private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  private static func text(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
