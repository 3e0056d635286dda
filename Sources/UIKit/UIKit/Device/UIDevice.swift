public import Foundation
public import HeadlessUIKit

/// The imitated device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown
    case unplugged
    case charging
    case full
  }

  public static let current = UIDevice()

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(HeadlessRuntime.systemVersion).0" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessRuntime.device.idiom }
  open var orientation: UIDeviceOrientation { HeadlessRuntime.device.isLandscape ? .landscapeLeft : .portrait }
  open private(set) var isGeneratingDeviceOrientationNotifications = false
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }
  open var isMultitaskingSupported: Bool { true }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { -1 }
  open var batteryState: BatteryState { .unknown }
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }
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

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  weak var window: UIWindow?

  init(window: UIWindow?) {
    self.window = window
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle {
    window.flatMap { HeadlessRuntime.statusBarController(in: $0) }?.preferredStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool {
    window.flatMap { HeadlessRuntime.statusBarController(in: $0, for: .hidden) }?.prefersStatusBarHidden ?? false
  }

  open var statusBarFrame: CGRect {
    let height = isStatusBarHidden ? 0 : HeadlessRuntime.device.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: HeadlessRuntime.device.size.width, height: height)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Core Foundation's function, which Foundation declares on Apple's platforms.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Whether inline predictions are shown.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default`
  case no
  case yes
}
