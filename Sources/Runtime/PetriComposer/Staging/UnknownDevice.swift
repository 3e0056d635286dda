#if os(Linux) || !canImport(UIKit)
  /// The reason for a missing ``Stage``: its environment names a device that isn't one of ``Stage/devices``.
  public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The name that was given.
    public let name: String

    /// The mistake, and the devices that there are.
    public var description: String {
      "unknown device '\(name)'; the devices are \(Stage.devices.joined(separator: ", "))"
    }
  }
#endif
