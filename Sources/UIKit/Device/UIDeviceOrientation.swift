/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// With the home button at the right.
  case landscapeLeft
  /// With the home button at the left.
  case landscapeRight
  /// Lying, the screen up.
  case faceUp
  /// Lying, the screen down.
  case faceDown

  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is held upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be shown so.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
