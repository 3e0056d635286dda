/// How many pictures a second are wanted: least, most, and best. All 0 leaves it to the system.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The best; nil leaves it to the system.
  public var preferred: Float?

  public init() {
    (minimum, maximum) = (0, 0)
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  public static let `default` = CAFrameRateRange()
}
