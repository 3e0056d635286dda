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
