public import Foundation

/// The screen of the device that is imitated.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  /// The size in points, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: HeadlessRuntime.device.size) }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  open var coordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  /// The space that windows lie in with the device upright: the same here, where a device held sideways is another one.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace.shared }

  open var scale: CGFloat { HeadlessRuntime.device.scale }

  /// Pixels a point as the screen is built; here as it is used.
  open var nativeScale: CGFloat { scale }

  open var maximumFramesPerSecond: Int { 60 }

  open var brightness: CGFloat = 0.5

  open var isCaptured: Bool { false }

  public class var screens: [UIScreen] { [main] }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { HeadlessRuntime.traits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
