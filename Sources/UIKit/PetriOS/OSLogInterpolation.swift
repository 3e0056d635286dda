public import Foundation

/// The values of a message, each with who may read it.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private var parts: [() -> String]

  var text: String { parts.map { $0() }.joined() }

  init(text: String) {
    parts = [{ text }]
  }

  /// A message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {
    parts = []
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  /// Appends a text of the source, which everyone may read.
  public mutating func appendLiteral(_ literal: String) {
    parts.append { literal }
  }

  /// Appends a text, by itself private.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(argumentString(), isPrivateByItself: true)) }
  }

  /// Appends a value's description, by itself private.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> Value,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(value().description, isPrivateByItself: true)) }
  }

  /// Appends a type's name, by itself private.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept("\(value())", isPrivateByItself: true)) }
  }

  /// Appends an object's description, by itself private.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept(argumentObject()?.description ?? "(null)", isPrivateByItself: true) }
  }

  /// Appends an error, by itself private.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept("\(error())", isPrivateByItself: true) }
  }

  /// Appends `true` or `false`, by itself public.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { privacy.kept("\(boolean())", isPrivateByItself: false) }
  }

  /// Appends an integer, by itself public.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(format.text(number()), isPrivateByItself: false)) }
  }

  /// Appends a number with a fraction, by itself public.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: @autoclosure @escaping () -> Number,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append { align.aligned(privacy.kept(format.text(Double(number())), isPrivateByItself: false)) }
  }
}
