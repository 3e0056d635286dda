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
