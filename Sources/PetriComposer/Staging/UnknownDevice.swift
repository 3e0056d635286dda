#if os(Linux) || !canImport(UIKit)
  /// Why there is no ``Stage``: its environment names a device that isn't one of ``Stage/devices``.
  public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The name that was given.
    public let name: String

    /// What is wrong, and the devices that there are.
    public var description: String {
      "unknown device '\(name)'; the devices are \(Stage.devices.joined(separator: ", "))"
    }
  }
#endif
