import PetriUIKit

/// A window on an iPhone 16 that writes down its controllers' callbacks.
@MainActor
final class Screen {
  let window: UIWindow
  private(set) var lines: [String] = []

  init(_ root: UIViewController) {
    if let device = HeadlessDevice(named: "iphone-16") { HeadlessRuntime.configure(device: device) }
    HeadlessRuntime.clock.isHeld = false
    window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
  }

  /// The moves and appearances that an action causes, by class.
  func trace(_ action: () -> Void) -> String {
    lines = []
    HeadlessRuntime.callbackObserver = { [weak self] controller, callback in
      guard !callback.name.contains("Layout"), !callback.name.contains("Insets"), callback.name != "loadView" else {
        return
      }
      self?.lines.append("\(type(of: controller)) \(callback)")
    }
    action()
    CATransaction.flush()
    HeadlessRuntime.callbackObserver = nil
    return lines.joined(separator: "\n")
  }

  /// The first view of a kind below the front controller's view.
  func first<View: UIView>(_ kind: View.Type, where matches: (View) -> Bool = { _ in true }) -> View? {
    var waiting: [UIView] = [window]
    while let view = waiting.popLast() {
      if let found = view as? View, matches(found) { return found }
      waiting += view.subviews
    }
    return nil
  }

  func tap(_ title: String) {
    guard
      let button = first(UIButton.self, where: { $0.title(for: .normal) == title || $0.configuration?.title == title })
    else { return }
    HeadlessRuntime.tap(button)
  }
}
