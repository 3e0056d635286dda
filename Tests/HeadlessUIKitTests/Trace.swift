import HeadlessUIKit

/// Records the callbacks of named controllers, a line each, and the misuse texts.
@MainActor
final class Trace {
  private var names: [ObjectIdentifier: String] = [:]
  private var lines: [String] = []
  private var hidden: Set<String>

  /// Layout, insets and loading are left out unless asked for.
  init(_ controllers: [(String, UIViewController)] = [], showing: Set<String> = []) {
    let noise: Set<String> = [
      "loadView", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange",
      "viewLayoutMarginsDidChange", "traitCollectionDidChange",
    ]
    hidden = noise.subtracting(showing)
    for (name, controller) in controllers { self.name(controller, name) }
    HeadlessRuntime.callbackObserver = { [weak self] in self?.record($0, $1) }
    HeadlessRuntime.misuseHandler = { [weak self] in self?.note("misuse: \($0)") }
  }

  func name(_ controller: UIViewController, _ name: String) {
    names[ObjectIdentifier(controller)] = name
  }

  func note(_ text: String) {
    lines.append(text)
  }

  private func record(_ controller: UIViewController, _ callback: HeadlessCallback) {
    guard let name = names[ObjectIdentifier(controller)], !hidden.contains(callback.name) else { return }
    switch callback {
    case .willMove(let parent), .didMove(let parent):
      let parentName = parent.map { names[ObjectIdentifier($0)] ?? "?" } ?? "nil"
      lines.append("\(name).\(callback.name)(\(parentName))")
    default:
      lines.append("\(name).\(callback.name)")
    }
  }

  /// The lines since the last call.
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: "\n")
  }
}

/// A window that shows a controller, on a device of one's own choice, after a commit.
@MainActor
func show(_ root: UIViewController, on device: String = "iphone-16") -> UIWindow {
  prepare(device)
  let window = UIWindow()
  window.rootViewController = root
  window.makeKeyAndVisible()
  CATransaction.flush()
  return window
}

@MainActor
func prepare(_ device: String = "iphone-16") {
  if let device = HeadlessDevice(named: device) { HeadlessRuntime.configure(device: device) }
  HeadlessRuntime.clock.isHeld = false
  HeadlessRuntime.systemVersion = 26
}
