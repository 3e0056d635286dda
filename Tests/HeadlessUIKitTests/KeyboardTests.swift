import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// The notifications of the keyboard that were heard; they are posted on the main thread.
private final class KeyboardLog: @unchecked Sendable {
  var heard: [String] = []
  var info: [AnyHashable: Any] = [:]
}

@MainActor @Suite("The keyboard", .serialized) struct KeyboardTests {
  @Test("the keyboard's guide reaches to the bottom of the window, also from a view that ends above it")
  func guideToTheBottom() {
    let controller = UIViewController()
    let window = show(controller)
    let panel = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    let filler = UIView()
    filler.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(panel)
    panel.addSubview(filler)
    NSLayoutConstraint.activate([
      filler.topAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
      filler.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    expectEqual(panel.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 300, width: 393, height: 452))
    expectEqual(filler.frame.minY, 300)
    expectEqual(filler.frame.maxY, 752)
    expectEqual(controller.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 34))
  }

  /// Does something on a device while the keyboard on the screen comes up for what is typed in.
  private func onDevice(_ name: String = "iphone-16", _ body: (UIWindow, UIViewController) throws -> Void) throws {
    let controller = UIViewController()
    let window = show(controller, on: name)
    HeadlessRuntime.showSoftwareKeyboard(true, in: window)
    defer { prepare() }
    try body(window, controller)
  }

  private func field(in controller: UIViewController, _ type: UIKeyboardType = .default) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
    field.keyboardType = type
    controller.view.addSubview(field)
    return field
  }

  private func frame(in window: UIWindow) -> CGRect? {
    CATransaction.flush()
    return HeadlessRuntime.inputHost(in: window)?.frame
  }

  @Test("it is hidden unless the runtime shows it, and goes when it doesn't any more")
  func hidden() {
    let controller = UIViewController()
    let window = show(controller)
    let field = field(in: controller)
    field.becomeFirstResponder()
    expectEqual(frame(in: window), nil)
    expectEqual(controller.view.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 818, width: 393, height: 34))
    HeadlessRuntime.showSoftwareKeyboard(true, in: window)
    expectEqual(frame(in: window)?.height, 336)
    HeadlessRuntime.showSoftwareKeyboard(false, in: window)
    expectEqual(frame(in: window), nil)
    #expect(!window.subviews.contains { $0.frame.height == 336 })
  }

  @Test(
    "its height is that of the device and of what is typed",
    arguments: [
      ("iphone-16", UIKeyboardType.default, 336), ("iphone-16", .numberPad, 291), ("iphone-16-plus", .default, 346),
      ("iphone-16-plus", .decimalPad, 301), ("iphone-se", .emailAddress, 260), ("iphone-se", .phonePad, 216),
      ("iphone-16-landscape", .default, 209), ("iphone-se-landscape", .default, 200), ("ipad", .default, 313),
      ("ipad-landscape", .numberPad, 398), ("ipad-13", .default, 386),
    ] as [(String, UIKeyboardType, CGFloat)]
  )
  func heights(device: String, type: UIKeyboardType, height: CGFloat) throws {
    try onDevice(device) { window, controller in
      field(in: controller, type).becomeFirstResponder()
      let size = window.bounds.size
      expectEqual(frame(in: window), CGRect(x: 0, y: size.height - height, width: size.width, height: height))
    }
  }

  @Test("there are no suggestions where text is hidden or not corrected")
  func suggestions() throws {
    try onDevice { window, controller in
      let field = field(in: controller)
      field.isSecureTextEntry = true
      field.becomeFirstResponder()
      expectEqual(frame(in: window)?.height, 291)
      field.isSecureTextEntry = false
      field.autocorrectionType = .no
      field.reloadInputViews()
      expectEqual(frame(in: window)?.height, 291)
      field.autocorrectionType = .default
      field.reloadInputViews()
      expectEqual(frame(in: window)?.height, 336)
    }
  }

  @Test("notifications tell of its way in UIKit's order, and a focus that moves on is one change")
  func notifications() throws {
    try onDevice { window, controller in
      let log = KeyboardLog()
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      let tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          log.heard.append(name.rawValue.replacing("UIKeyboard", with: "").replacing("Notification", with: ""))
          log.info = notification.userInfo ?? [:]
        }
      }
      defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
      let (first, second) = (field(in: controller), field(in: controller))
      first.becomeFirstResponder()
      expectEqual(log.heard, [])
      CATransaction.flush()
      expectEqual(log.heard, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      let end = CGRect(x: 0, y: 516, width: 393, height: 336)
      expectEqual(log.info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, end)
      expectEqual(log.info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect, end.offsetBy(dx: 0, dy: 336))
      expectEqual(log.info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.25)
      expectEqual(log.info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int, 7)
      expectEqual(log.info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool, true)
      log.heard = []
      second.becomeFirstResponder()
      CATransaction.flush()
      expectEqual(log.heard, ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
      expectEqual(log.info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect, end)
      log.heard = []
      window.endEditing(true)
      CATransaction.flush()
      expectEqual(log.heard, ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
      expectEqual(log.info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect, end.offsetBy(dx: 0, dy: 336))
    }
  }

  @Test("constraints to its guide follow it, and the safe area where it has gone")
  func guide() throws {
    try onDevice { window, controller in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(box)
      let guide = controller.view.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: controller.view.topAnchor),
        box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10), box.bottomAnchor.constraint(equalTo: guide.topAnchor),
      ])
      let field = field(in: controller)
      CATransaction.flush()
      expectEqual(box.frame.height, 818)
      field.becomeFirstResponder()
      CATransaction.flush()
      expectEqual(box.frame.height, 516)
      expectEqual(guide.layoutFrame, CGRect(x: 0, y: 516, width: 393, height: 336))
      field.removeFromSuperview()
      CATransaction.flush()
      expectEqual(box.frame.height, 818)
      guide.usesBottomSafeArea = false
      expectEqual(guide.layoutFrame.height, 0)
      expectEqual(window.bounds.height, 852)
    }
  }

  @Test("the bar above it is part of its frame, and another view may take its place")
  func inputViews() throws {
    try onDevice { window, controller in
      let field = field(in: controller)
      let bar = UIToolbar()
      field.inputAccessoryView = bar
      field.becomeFirstResponder()
      expectEqual(frame(in: window)?.height, 385)
      expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 393, height: 49))
      #expect(bar.window === window && HeadlessRuntime.inputAccessoryView(in: window) === bar)
      let picker = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
      field.inputView = picker
      field.reloadInputViews()
      expectEqual(frame(in: window)?.height, 249)
      expectEqual(picker.frame, CGRect(x: 0, y: 49, width: 393, height: 200))
      #expect(HeadlessRuntime.inputResponder(in: window) === field)
    }
  }

  @Test("an alert takes the keyboard away, or has its own first field typed in and is above it")
  func presentation() throws {
    try onDevice { window, controller in
      field(in: controller).becomeFirstResponder()
      let plain = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      controller.present(plain, animated: false)
      expectEqual(frame(in: window), nil)
      expectEqual(plain.view.frame.midY, 426)
      plain.dismiss(animated: false)
      CATransaction.flush()
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      controller.present(alert, animated: false)
      expectEqual(frame(in: window)?.height, 336)
      #expect(alert.textFields?.first?.isFirstResponder ?? false)
      expectEqual(alert.view.frame.midY, 258)
      alert.dismiss(animated: false)
      CATransaction.flush()
      controller.view.endEditing(true)
      expectEqual(frame(in: window), nil)
    }
  }

  @Test("dragging puts it away as the scroll view has it")
  func dragging() throws {
    try onDevice { window, controller in
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.contentSize = CGSize(width: 393, height: 3_000)
      controller.view.addSubview(scroll)
      let field = field(in: controller)
      @MainActor func isShown(afterDragTo y: CGFloat) -> Bool {
        field.becomeFirstResponder()
        CATransaction.flush()
        HeadlessRuntime.scroll(scroll, to: CGPoint(x: 0, y: y))
        return frame(in: window) != nil
      }
      #expect(isShown(afterDragTo: 100))
      scroll.keyboardDismissMode = .interactive
      #expect(isShown(afterDragTo: 200))
      #expect(!isShown(afterDragTo: 100))
      scroll.keyboardDismissMode = .onDrag
      #expect(!isShown(afterDragTo: 200))
    }
  }
}
