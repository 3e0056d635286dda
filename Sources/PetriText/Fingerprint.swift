/// A short name of some bytes, by which they are known again: FNV-1a, 64 bits, 16 hexadecimal digits.
public enum Fingerprint {
  /// The name of bytes.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
