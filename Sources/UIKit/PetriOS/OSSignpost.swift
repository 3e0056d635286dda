import Synchronization

/// The kind of a signpost: an event, or the beginning or end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let event = OSSignpostType(rawValue: 0)
  public static let begin = OSSignpostType(rawValue: 1)
  public static let end = OSSignpostType(rawValue: 2)
}

/// Distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Sendable {
  public let rawValue: UInt64

  private static let last = Atomic<UInt64>(0)

  public init(log: OSLog) {
    rawValue = Self.last.wrappingAdd(1, ordering: .relaxed).newValue
  }

  public init(_ value: UInt64) {
    rawValue = value
  }

  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let invalid = OSSignpostID(UInt64.max)
  public static let null = OSSignpostID(UInt64.zero)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks an event, or the beginning or end of an interval.
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
/// Marks an event, or the beginning or end of an interval, with `printf` arguments.
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
