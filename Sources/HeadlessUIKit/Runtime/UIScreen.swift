public import Foundation

/// The screen of the device that is imitated.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The device's screen.
  public static let main = UIScreen()

  /// The size in points, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessRuntime.device.size) }

  /// The size in pixels, at the origin.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The space that windows lie in.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  /// The space that windows lie in with the device upright: the same here, where a device held sideways is another one.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  /// Pixels a point.
  open var scale: CGFloat { HeadlessRuntime.device.scale }

  /// Pixels a point as the screen is built; here as it is used.
  open var nativeScale: CGFloat { scale }

  /// How many pictures a second: 60.
  open var maximumFramesPerSecond: Int { 60 }

  /// How bright, from 0 to 1; half by default.
  open var brightness: CGFloat = 0.5

  /// Whether it is recorded; false.
  open var isCaptured: Bool { false }

  /// All screens: one.
  public class var screens: [UIScreen] { [main] }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { HeadlessRuntime.traits }

  /// Called after the traits changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
