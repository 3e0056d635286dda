/// A message with values; its text is made when somebody listens.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  private let interpolation: OSLogInterpolation

  /// A message without values.
  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(text: value)
  }

  /// A message with values.
  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  var text: String { interpolation.text }
}
