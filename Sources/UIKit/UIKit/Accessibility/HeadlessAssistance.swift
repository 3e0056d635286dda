public import HeadlessUIKit

/// The aids with which a person uses the device.
public struct HeadlessAssistance: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// A set with these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The screen is read.
  public static let voiceOver = HeadlessAssistance(rawValue: 1 << 0)
  /// Switches control the screen.
  public static let switchControl = HeadlessAssistance(rawValue: 1 << 1)
  /// Movement is reduced.
  public static let reduceMotion = HeadlessAssistance(rawValue: 1 << 2)
  /// Transparency is reduced.
  public static let reduceTransparency = HeadlessAssistance(rawValue: 1 << 3)
  /// Text is bold.
  public static let boldText = HeadlessAssistance(rawValue: 1 << 4)
  /// Colours are darker.
  public static let darkerColors = HeadlessAssistance(rawValue: 1 << 5)
  /// Colours are inverted.
  public static let invertColors = HeadlessAssistance(rawValue: 1 << 6)
  /// There are no colours.
  public static let grayscale = HeadlessAssistance(rawValue: 1 << 7)
  /// Things are distinguished without colours.
  public static let differentiateWithoutColor = HeadlessAssistance(rawValue: 1 << 8)
  /// Cross fades take the place of movement.
  public static let crossFades = HeadlessAssistance(rawValue: 1 << 9)
}

extension HeadlessRuntime {
  /// The aids that are on; none by default.
  public static var assistance: HeadlessAssistance = []

  /// Hears the notifications to assistive technologies.
  public static var assistanceObserver: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?
}
