/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The system's number for it.
  public let rawValue: UInt8

  /// The type with a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The type with a number.
  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message worth keeping.
  public static let `default` = OSLogType(0x00)
  /// A message that helps, but isn't needed.
  public static let info = OSLogType(0x01)
  /// A message that helps while developing.
  public static let debug = OSLogType(0x02)
  /// A failure.
  public static let error = OSLogType(0x10)
  /// A fault, which must not happen: a mistake in the app or the system.
  public static let fault = OSLogType(0x11)
}
