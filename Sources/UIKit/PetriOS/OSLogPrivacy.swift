/// Who may read a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The part of a private value that is kept.
  public enum Mask: Hashable, Sendable {
    /// A hash, which identifies equal values in the log.
    case hash
    case none
  }

  private enum Reader: Hashable, Sendable {
    case automatic, everyone, nobody
  }

  private var reader: Reader
  private var mask: Mask

  /// Numbers are public, texts and objects private.
  public static var auto: OSLogPrivacy { OSLogPrivacy(reader: .automatic, mask: .none) }
  /// Everyone may read it.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(reader: .everyone, mask: .none) }
  /// Nobody may.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: .none) }
  /// Nobody may, though the system is set to show private values.
  public static var sensitive: OSLogPrivacy { .private }

  /// Numbers are public, of the rest the mask is kept.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .automatic, mask: mask) }
  /// Only the mask is kept.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: mask) }
  /// Only the mask is kept.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  /// The text that is kept of a value.
  func kept(_ text: String, isPrivateByItself: Bool) -> String {
    guard reader == .nobody || reader == .automatic && isPrivateByItself else { return text }
    guard mask == .hash else { return "<private>" }
    // FNV-1a: the same in every process, so that logs can be compared.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
