import UIKit

/// Imitates a device by its name, with a clock that runs, as most tests want it.
@MainActor
func prepare(_ device: String = "iphone-16") {
  if let device = HeadlessDevice(named: device) { HeadlessRuntime.configure(device: device) }
  HeadlessRuntime.clock.isHeld = false
  HeadlessRuntime.systemVersion = 26
}

/// A window that shows a controller on the usual device, after a commit.
@MainActor
func show(_ root: UIViewController) -> UIWindow {
  prepare()
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  CATransaction.flush()
  return window
}

/// Records the texts of misuse.
@MainActor
final class Misuses {
  private var texts: [String] = []

  init() {
    HeadlessRuntime.misuseHandler = { [weak self] in self?.texts.append($0) }
  }

  /// The texts since the last call, a line each.
  func take() -> String {
    defer { texts = [] }
    return texts.joined(separator: "\n")
  }
}
