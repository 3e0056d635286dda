public import Foundation
public import HeadlessUIKit

/// The status bar of a scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  weak var window: UIWindow?

  /// The status bar of a window's scene.
  init(window: UIWindow?) {
    self.window = window
    super.init()
  }

  /// The style that the window's controllers ask for.
  open var statusBarStyle: UIStatusBarStyle {
    window.flatMap { HeadlessRuntime.statusBarController(in: $0) }?.preferredStatusBarStyle ?? .default
  }

  /// Whether the window's controllers hide it.
  open var isStatusBarHidden: Bool {
    window.flatMap { HeadlessRuntime.statusBarController(in: $0, for: .hidden) }?.prefersStatusBarHidden ?? false
  }

  /// The rectangle on the screen, in points: as high as the safe area at the top.
  open var statusBarFrame: CGRect {
    let height = isStatusBarHidden ? 0 : HeadlessRuntime.device.safeAreaInsets.top
    return CGRect(x: 0, y: 0, width: HeadlessRuntime.device.size.width, height: height)
  }
}
