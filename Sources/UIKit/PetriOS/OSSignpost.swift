import Synchronization

/// The kind of a signpost: one moment, or the beginning or end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The system's number for it.
  public let rawValue: UInt8

  /// The type with a number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// One moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// An interval's beginning.
  public static let begin = OSSignpostType(rawValue: 1)
  /// An interval's end.
  public static let end = OSSignpostType(rawValue: 2)
}

/// Tells intervals with the same name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  /// One that no other has.
  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// The identifier with a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// One that is the same for an object, as long as it lives.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The signpost of an interval that never happens twice at the same time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No identifier: a signpost with it is for nobody.
  public static let invalid = OSSignpostID(UInt64.max)
  /// The identifier of a log that is off.
  public static let null = OSSignpostID(UInt64.zero)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an event, or where an interval begins or ends.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  log.write(.signpost(type, name: "\(name)", id: signpostID)) { "" }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an event, or where an interval begins or ends, with a message whose values stand behind it.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: Any...
) {
  log.write(.signpost(type, name: "\(name)", id: signpostID)) { PrintfText.text(of: "\(format)", arguments) }
}
