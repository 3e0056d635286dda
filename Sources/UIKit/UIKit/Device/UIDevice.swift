public import Foundation
public import HeadlessUIKit

/// The device that is imitated.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The states of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public static let current = UIDevice()

  open var name: String { model }
  /// The kind: iPhone or iPad.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  /// The system's name: iOS or iPadOS.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system's version: that of `HeadlessRuntime`.
  open var systemVersion: String { "\(HeadlessRuntime.systemVersion).0" }
  /// The kind as an interface knows it.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessRuntime.device.idiom }
  open var orientation: UIDeviceOrientation { HeadlessRuntime.device.isLandscape ? .landscapeLeft : .portrait }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  /// A name for one vendor: always the same here.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
  /// Clicks; nothing is heard here.
  open func playInputClick() {}

  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  public class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  public class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
}
