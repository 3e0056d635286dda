public import Foundation
import HeadlessUIKit

/// The settings of assistive technologies, and the notifications to them. None is on here, unless
/// `HeadlessRuntime.assistance` has it.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A notification to assistive technologies.
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

  /// Tells assistive technologies; `HeadlessRuntime.assistanceObserver` hears of it.
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
  /// Whether one app alone can be used; false by default.
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

  /// Posted where assistive technologies move their focus, and the keys of its information.
  public static let elementFocusedNotification = NSNotification.Name("UIAccessibilityElementFocusedNotification")
  public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"
  public static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
}
