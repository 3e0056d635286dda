public import Foundation
public import HeadlessUIKit

/// The accessibility settings and notifications. All settings are off unless they are in `HeadlessRuntime.assistance`.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// An accessibility notification.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
    public static let pauseAssistiveTechnology = Notification(rawValue: 1010)
    public static let resumeAssistiveTechnology = Notification(rawValue: 1011)
  }

  /// Passes the notification to `HeadlessRuntime.assistanceObserver`.
  public static func post(notification: Notification, argument: Any?) {
    HeadlessRuntime.assistanceObserver?(notification, argument)
  }

  private static func has(_ assistance: HeadlessAssistance) -> Bool { HeadlessRuntime.assistance.contains(assistance) }

  public static var isVoiceOverRunning: Bool { has(.voiceOver) }
  public static var isSwitchControlRunning: Bool { has(.switchControl) }
  public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
  public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
  public static var isBoldTextEnabled: Bool { has(.boldText) }
  public static var isDarkerSystemColorsEnabled: Bool { has(.darkerColors) }
  public static var isInvertColorsEnabled: Bool { has(.invertColors) }
  public static var isGrayscaleEnabled: Bool { has(.grayscale) }
  public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
  public static var prefersCrossFadeTransitions: Bool { has(.crossFades) }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isVideoAutoplayEnabled: Bool { true }

  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification"
  )
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification"
  )
  public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification"
  )
  public static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification"
  )
  public static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification"
  )

  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}

/// Accessibility settings that are on.
public struct HeadlessAssistance: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let voiceOver = HeadlessAssistance(rawValue: 1 << 0)
  public static let switchControl = HeadlessAssistance(rawValue: 1 << 1)
  public static let reduceMotion = HeadlessAssistance(rawValue: 1 << 2)
  public static let reduceTransparency = HeadlessAssistance(rawValue: 1 << 3)
  public static let boldText = HeadlessAssistance(rawValue: 1 << 4)
  public static let darkerColors = HeadlessAssistance(rawValue: 1 << 5)
  public static let invertColors = HeadlessAssistance(rawValue: 1 << 6)
  public static let grayscale = HeadlessAssistance(rawValue: 1 << 7)
  public static let differentiateWithoutColor = HeadlessAssistance(rawValue: 1 << 8)
  public static let crossFades = HeadlessAssistance(rawValue: 1 << 9)
}

extension HeadlessRuntime {
  public static var assistance: HeadlessAssistance = []

  public static var assistanceObserver: (@MainActor (UIAccessibility.Notification, Any?) -> Void)?
}
