/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Nobody said.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision
}
