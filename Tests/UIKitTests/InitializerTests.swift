import Expectations
import Testing
import UIKit

/// An initializer that UIKit has, and a call of it; all of them are in a table that is generated.
struct InitializerCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  fileprivate let run: @MainActor @Sendable (Made) throws -> Void

  /// A call that makes an object.
  static func made<Object>(
    _ type: Object.Type,
    _ label: String,
    _ make: @escaping @MainActor @Sendable () throws -> Object?
  ) -> InitializerCall {
    InitializerCall(testDescription: "\(type) \(label)") { try $0.made(type, label, make) }
  }

  /// A call that UIKit refuses with an exception.
  static func raises<Object>(
    _ type: Object.Type,
    _ label: String,
    _ make: @escaping @MainActor @Sendable () throws -> Object?
  ) -> InitializerCall {
    InitializerCall(testDescription: "\(type) \(label)") { try $0.raises(type, label, make) }
  }

  /// The initializers of every view, as generic code calls it, which knows a superclass alone.
  static func view<View: UIView>(_ type: View.Type) -> InitializerCall {
    InitializerCall(testDescription: "\(type) as a view") { made in
      try made.made(type, "init()") { View() }
      try made.made(type, "init(frame:)") { View(frame: frame) }
      try made.made(type, "init(coder:)") { View(coder: NSCoder()) }
    }
  }

  /// The initializers of every controller.
  static func controller<Controller: UIViewController>(_ type: Controller.Type) -> InitializerCall {
    InitializerCall(testDescription: "\(type) as a controller") { made in
      try made.made(type, "init()") { Controller() }
      try made.made(type, "init(nibName:bundle:)") { Controller(nibName: "name", bundle: nil) }
      try made.made(type, "init(coder:)") { Controller(coder: NSCoder()) }
    }
  }

  // MARK: - Arguments

  static let frame = CGRect(x: 10, y: 20, width: 300, height: 40)
  /// The first bytes of a PNG file of 6 by 4 pixels.
  static let picture = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 6, 0, 0, 0, 4]
  )
  @MainActor static var size: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .absolute(9), heightDimension: .absolute(9))
  }
  @MainActor static let delegate = MenuDelegate()

  @MainActor static var scene: UIWindowScene {
    get throws { try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene) }
  }

  @MainActor final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
  }
}

/// Uses what initializers make.
@MainActor private final class Made {
  private(set) var failures: [String] = []
  private var misuses: [String] = []

  private func run<Object>(_ make: () throws -> Object?) rethrows -> Object? {
    let handler = HeadlessRuntime.misuseHandler
    defer { HeadlessRuntime.misuseHandler = handler }
    misuses = []
    HeadlessRuntime.misuseHandler = { [weak self] in self?.misuses.append($0) }
    let made = try make()
    if let made { use(made) }
    return made
  }

  /// The object is complete: it takes part in layout.
  private func use(_ made: Any) {
    if let view = made as? UIView {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.isHidden = false
      if !(view is UIWindow) { window.addSubview(view) }
      window.layoutIfNeeded()
      _ = view.sizeThatFits(InitializerCall.frame.size)
    }
    (made as? UIViewController)?.loadViewIfNeeded()
  }

  func made<Object>(_ type: Object.Type, _ label: String, _ make: () throws -> Object?) throws {
    guard let made = try run(make) else {
      // Archives can't be read, so that what comes from one may be nothing.
      if !label.contains("coder:") { failures.append("\(type) \(label) makes nothing") }
      return
    }
    if ObjectIdentifier(Swift.type(of: made as Any)) != ObjectIdentifier(type) {
      failures.append("\(type) \(label) makes a \(made)")
    }
    if !misuses.isEmpty { failures.append("\(type) \(label) reports \(misuses)") }
    if label == "init(frame:)", let view = made as? UIView, view.frame.origin != InitializerCall.frame.origin {
      failures.append("\(type) \(label) is at \(view.frame.origin)")
    }
  }

  func raises<Object>(_ type: Object.Type, _ label: String, _ make: () throws -> Object?) throws {
    if try run(make) == nil { failures.append("\(type) \(label) makes nothing") }
    if misuses.isEmpty { failures.append("\(type) \(label) reports nothing") }
  }
}

@MainActor @Suite("Every initializer that UIKit has", .serialized) struct InitializerTests {
  @Test("makes an object that can be used", arguments: InitializerCall.all)
  func makes(_ call: InitializerCall) throws {
    let made = Made()
    try call.run(made)
    expectEqual(made.failures, [])
  }
}
