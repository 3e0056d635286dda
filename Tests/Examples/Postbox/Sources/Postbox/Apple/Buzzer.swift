import CoreHaptics

/// The buzz for a new letter, on devices that can: nothing of it is on Linux.
public enum Buzzer {
  /// Whether the device can buzz.
  public static var isThere: Bool { CHHapticEngine.capabilitiesForHardware().supportsHaptics }
}
