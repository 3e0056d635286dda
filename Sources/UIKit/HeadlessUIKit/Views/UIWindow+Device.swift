import Foundation

extension UIWindow {
  /// The least width in points of a window of regular width on a pad. Of the windows that pads give apps beside another
  /// one, the widest of compact width has 639 points, the narrowest of regular width 678.
  private static let leastRegularWidth: CGFloat = 640

  /// A size that is the device's takes the device's insets: so a rotation is `HeadlessRuntime.configure(device:)` and
  /// the window's new frame.
  func takeDeviceInsets(for newSize: CGSize) {
    let device = HeadlessRuntime.device
    guard newSize != bounds.size, newSize == device.size else { return }
    deviceInsets = device.safeAreaInsets
    deviceBounds = CGRect(origin: .zero, size: newSize)
  }

  /// The size classes follow the size: of the full screen, or of a part of a pad's screen.
  func roomMayHaveChanged(from oldSize: CGSize) {
    guard oldSize != bounds.size else { return }
    let horizontal: UIUserInterfaceSizeClass
    var vertical = ownTraits.verticalSizeClass
    if bounds.size == HeadlessRuntime.device.size {
      horizontal = HeadlessRuntime.traits.horizontalSizeClass
      vertical = HeadlessRuntime.traits.verticalSizeClass
    } else if ownTraits.userInterfaceIdiom == .pad {
      horizontal = bounds.width < Self.leastRegularWidth ? .compact : .regular
    } else {
      return
    }
    ownTraits = UITraitCollection(
      traitsFrom: [
        ownTraits, UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
      ]
    )
    UIView.refreshTraits(from: self)
  }
}
