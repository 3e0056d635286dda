/// A time of day to the second.
public struct TimeOfDay: Hashable, Sendable, Comparable, LosslessStringConvertible {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59.
  public let second: Int

  /// Parses `18:00` or `18:00:30`.
  public init?(_ text: String) {
    guard
      let numbers = text.digitGroups(separator: ":", lengths: [2, 2])
        ?? text.digitGroups(separator: ":", lengths: [2, 2, 2]),
      numbers[0] < 24, numbers[1] < 60, numbers.count == 2 || numbers[2] < 60
    else { return nil }
    hour = numbers[0]
    minute = numbers[1]
    second = numbers.count == 3 ? numbers[2] : 0
  }

  /// `18:00`, with seconds unless they are 0.
  public var description: String {
    "\(hour.padded(2)):\(minute.padded(2))" + (second == 0 ? "" : ":\(second.padded(2))")
  }

  /// Chronological order.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.hour, left.minute, left.second) < (right.hour, right.minute, right.second)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TimeOfDay: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeLossless()
  }

  public func encode(to encoder: any Encoder) throws {
    try description.encode(to: encoder)
  }
}
