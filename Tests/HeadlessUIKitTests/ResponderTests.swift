import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite struct ResponderTests {
  private final class Owner: UIViewController {
    var log: [String] = []
    override func copy(_ sender: Any?) { log.append("copy") }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("press") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log.append("\(motion)") }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "r", modifierFlags: [.command, .shift]) { _ in }]
    }
  }

  @Test("editing, presses and motions go up the responders until one answers")
  func chain() {
    prepare()
    let owner = Owner()
    let view = UIView()
    owner.view.addSubview(view)
    view.copy(nil)
    view.paste(nil)
    view.pressesBegan([], with: nil)
    view.motionEnded(.motionShake, with: nil)
    expectEqual(owner.log, ["copy", "press", "motionShake"])
    expectEqual(owner.keyCommands?.first?.modifierFlags, [.shift, .command])
  }

  /// A controller that assistive technologies can leave, and an element that they can adjust.
  private final class Sheet: UIViewController {
    override func accessibilityPerformEscape() -> Bool { true }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { direction == .next }
  }

  private final class Volume: UIAccessibilityElement {
    var level = 5
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityDecrement() { level -= 2 }
    override func accessibilityActivate() -> Bool {
      level = 0
      return true
    }
  }

  private final class Player: UIView {
    override func accessibilityPerformMagicTap() -> Bool { true }
  }

  @Test("views, controllers, elements and the application answer assistive technologies, each in its own way")
  func accessibilityActions() {
    func answers(_ responder: UIResponder) -> [Bool] {
      responder.accessibilityIncrement()
      responder.accessibilityDecrement()
      return [
        responder.accessibilityActivate(), responder.accessibilityScroll(.next),
        responder.accessibilityPerformEscape(), responder.accessibilityPerformMagicTap(),
      ]
    }
    let volume = Volume(accessibilityContainer: UIView())
    volume.accessibilityIncrement()
    expectEqual(volume.level, 6)
    volume.accessibilityDecrement()
    expectEqual(volume.level, 4)
    expectEqual(answers(volume), [true, false, false, false])
    expectEqual(volume.level, 0)
    expectEqual(answers(Sheet()), [false, true, true, false])
    expectEqual(answers(Player()), [false, false, false, true])
    expectEqual(answers(UIApplication.shared), [false, false, false, false])
  }

  @Test("the keyboard leaves with the view that types")
  func endEditing() {
    let controller = UIViewController()
    let window = show(controller)
    let (box, field, other) = (UIView(), UITextField(), UITextField())
    controller.view.addSubview(box)
    box.addSubview(field)
    controller.view.addSubview(other)
    other.becomeFirstResponder()
    #expect(box.endEditing(false))
    #expect(other.isFirstResponder)
    field.becomeFirstResponder()
    #expect(!other.isFirstResponder)
    #expect(box.endEditing(true))
    #expect(!field.isFirstResponder)
    #expect(window.isKeyWindow)
  }
}
