import Expectations
import Testing
import UIKit

/// Calls each initializer that UIKit has, and uses what it made; the calls are generated.
@MainActor final class Initializers {
  let frame = CGRect(x: 10, y: 20, width: 300, height: 40)
  let delegate = MenuDelegate()
  let scene: UIWindowScene
  private(set) var failures: [String] = []
  private var misuses: [String] = []

  init() throws {
    scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
  }

  final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }

  private func run<Made>(_ make: () -> Made?) -> Made? {
    let handler = HeadlessRuntime.misuseHandler
    defer { HeadlessRuntime.misuseHandler = handler }
    misuses = []
    HeadlessRuntime.misuseHandler = { [weak self] in self?.misuses.append($0) }
    let made = make()
    if let made { use(made) }
    return made
  }

  /// Checks that it is complete: it takes part in layout.
  private func use(_ made: Any) {
    if let view = made as? UIView {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.isHidden = false
      if !(view is UIWindow) { window.addSubview(view) }
      window.layoutIfNeeded()
      _ = view.sizeThatFits(frame.size)
    }
    (made as? UIViewController)?.loadViewIfNeeded()
  }

  func made<Made>(_ name: String, _ type: Made.Type, _ make: () -> Made?) {
    guard let made = run(make) else {
      // Archives can't be read, so that what comes from one may be nothing.
      if !name.contains("coder:") { failures.append("\(type) \(name) makes nothing") }
      return
    }
    if ObjectIdentifier(Swift.type(of: made as Any)) != ObjectIdentifier(type) {
      failures.append("\(type) \(name) makes a \(made)")
    }
    if !misuses.isEmpty { failures.append("\(type) \(name) says \(misuses)") }
    if name == "init(frame:)", let view = made as? UIView, view.frame.origin != frame.origin {
      failures.append("\(type) \(name) is at \(view.frame.origin)")
    }
  }

  func raises<Made>(_ name: String, _ type: Made.Type, _ make: () -> Made?) {
    if run(make) == nil { failures.append("\(type) \(name) makes nothing") }
    if misuses.isEmpty { failures.append("\(type) \(name) says nothing") }
  }

  func view<View: UIView>(_ type: View.Type) {
    made("init() of a type", type) { View() }
    made("init(frame:)", type) { [frame] in View(frame: frame) }
  }

  func controller<Controller: UIViewController>(_ type: Controller.Type) {
    made("init() of a type", type) { Controller() }
    made("init(nibName:bundle:) of a type", type) { Controller(nibName: nil, bundle: nil) }
  }
}

@MainActor @Suite("Every initializer that UIKit has", .serialized) struct InitializerTests {
  @Test("makes an object that can be used", arguments: Initializers.all.keys.sorted())
  func initializers(of name: String) throws {
    let initializers = try Initializers()
    Initializers.all[name]?(initializers)
    expectEqual(initializers.failures, [])
  }
}
