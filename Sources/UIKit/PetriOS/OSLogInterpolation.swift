public import Foundation

/// The parts of a message with the privacy of its values.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var parts: [() -> String]

  var text: String { parts.map { $0() }.joined() }

  init(text: String) {
    parts = [{ text }]
  }

  public init(literalCapacity: Int, interpolationCount: Int) {
    parts = []
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  public mutating func appendLiteral(_ literal: String) {
    parts.append { literal }
  }

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(argumentString(), isPrivateByItself: true)) }
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(value().description, isPrivateByItself: true)) }
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept("\(value())", isPrivateByItself: true)) }
  }

  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept(argumentObject()?.description ?? "(null)", isPrivateByItself: true) }
  }

  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept("\(error())", isPrivateByItself: true) }
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept("\(boolean())", isPrivateByItself: false) }
  }

  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(format.text(number()), isPrivateByItself: false)) }
  }

  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(format.text(Double(number())), isPrivateByItself: false)) }
  }
}

/// An interpolated message, which is formatted when a handler receives it.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private let interpolation: OSLogInterpolation

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(text: value)
  }

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  var text: String { interpolation.text }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The way a private value is masked.
  public enum Mask: Hashable, Sendable {
    case hash
    case none
  }

  private enum Reader: Hashable, Sendable {
    case automatic, everyone, nobody
  }

  private var reader: Reader
  private var mask: Mask

  public static var auto: OSLogPrivacy { OSLogPrivacy(reader: .automatic, mask: .none) }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(reader: .everyone, mask: .none) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: .none) }
  public static var sensitive: OSLogPrivacy { .private }

  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .automatic, mask: mask) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(reader: .nobody, mask: mask) }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private(mask: mask) }

  func kept(_ text: String, isPrivateByItself: Bool) -> String {
    guard reader == .nobody || reader == .automatic && isPrivateByItself else { return text }
    guard mask == .hash else { return "<private>" }
    // FNV-1a is the same in every process, so that logs can be compared.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return "<mask.hash: '\(String(hash, radix: 16))'>"
  }
}
