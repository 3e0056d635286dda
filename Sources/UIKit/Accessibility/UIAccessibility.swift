public import Foundation
import HeadlessUIKit

/// What assistive technologies are told and asked. None is on here, unless `HeadlessRuntime.assistance` says so.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// What assistive technologies are told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// A notification by number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something on the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to be read.
    public static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
    /// Technologies wait.
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    /// Technologies go on.
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Tells assistive technologies; `HeadlessRuntime.assistanceObserver` hears of it.
  public static func post(notification: Notification, argument: Any?) {
    HeadlessRuntime.assistanceObserver?(notification, argument)
  }

  private static func has(_ assistance: HeadlessAssistance) -> Bool { HeadlessRuntime.assistance.contains(assistance) }

  /// Whether the screen is read; false by default.
  public static var isVoiceOverRunning: Bool { has(.voiceOver) }
  /// Whether switches control the screen; false by default.
  public static var isSwitchControlRunning: Bool { has(.switchControl) }
  /// Whether movement is reduced; false by default.
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
  /// Whether what shines through is reduced; false by default.
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
  /// Whether text is bold; false by default.
  public static var isBoldTextEnabled: Bool { has(.boldText) }
  /// Whether colours are darker; false by default.
  public static var isDarkerSystemColorsEnabled: Bool { has(.darkerColors) }
  /// Whether colours are inverted; false by default.
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }
  /// Whether there are no colours; false by default.
  public static var isGrayscaleEnabled: Bool { has(.grayscale) }
  /// Whether things are distinguished without colours; false by default.
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  /// Whether cross fades take the place of movement; false by default.
  public static var prefersCrossFadeTransitions: Bool { has(.crossFades) }
  /// Whether a touch is held with one hand; false by default.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether one app alone can be used; false by default.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether shaking takes back; true by default.
  public static var isShakeToUndoEnabled: Bool { true }
  /// Whether videos play by themselves; true by default.
  public static var isVideoAutoplayEnabled: Bool { true }

  /// The reading of the screen began or ended.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  /// The reduction of movement changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  /// The reduction of what shines through changed.
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  /// Bold text began or ended.
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  /// A text was read to its end.
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )
}
