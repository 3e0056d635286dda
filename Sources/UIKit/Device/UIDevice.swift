public import Foundation
public import HeadlessUIKit

/// The device that is imitated.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// What is known of the battery.
  public enum BatteryState: Int, Sendable {
    /// Nothing.
    case unknown
    /// It gets empty.
    case unplugged
    /// It gets full.
    case charging
    /// It is full.
    case full
  }

  /// The device.
  public static let current = UIDevice()

  /// Its name: that of the kind.
  open var name: String { model }
  /// The kind: iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind in the language of the system.
  open var localizedModel: String { model }
  /// The system's name: iOS or iPadOS.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system's version: that of `HeadlessRuntime`.
  open var systemVersion: String { "\(HeadlessRuntime.systemVersion).0" }
  /// The kind as an interface knows it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessRuntime.device.idiom }
  /// How it is held.
  open var orientation: UIDeviceOrientation { HeadlessRuntime.device.isLandscape ? .landscapeLeft : .portrait }
  /// Whether it tells how it is held; false by default.
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// A name for one vendor: always the same here.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  /// Whether several things go on at a time: yes.
  open var isMultitaskingSupported: Bool { true }
  /// Whether it tells of its battery; false by default.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is; -1, unknown.
  open var batteryLevel: Float { -1 }
  /// What is known of the battery; nothing.
  open var batteryState: BatteryState { .unknown }
  /// Whether it tells when something is near; false by default.
  open var isProximityMonitoringEnabled = false
  /// Whether something is near; false.
  open var proximityState: Bool { false }

  /// Begins to tell how it is held.
  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends to tell how it is held.
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  /// Clicks; nothing is heard here.
  open func playInputClick() {}

  /// It is held otherwise.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// What is known of the battery changed.
  public class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The battery is fuller or emptier.
  public class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
}
