import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("What is read, in which order, and what is warned of")
struct ReadingTests {
  private let controller = UIViewController()

  private func add(_ view: UIView, _ frame: CGRect, to container: UIView? = nil) {
    view.frame = frame
    (container ?? controller.view).addSubview(view)
  }

  private func label(_ text: String, x: CGFloat, y: CGFloat, in container: UIView? = nil) {
    let label = UILabel()
    label.text = text
    add(label, CGRect(x: x, y: y, width: 40, height: 21), to: container)
  }

  private func lines(on device: String = "iphone-se", locale: String = "en") throws -> [String] {
    let stage = try Stage(environment: LaunchEnvironment(device: device, locale: locale))
    let text = LaunchedScreen(controller, stage: stage).text(as: .accessibility)
    return text.split(separator: "\n").dropFirst(2).map(String.init)
  }

  private func order(on device: String = "iphone-se", locale: String = "en") throws -> String {
    try lines(on: device, locale: locale).map { $0.filter(\.isUppercase) }.joined()
  }

  // The parser's own tests have these points and results.
  @Test("elements less than 8 points apart are a row on a phone, less than 13 on a pad")
  func rows() throws {
    for (name, x, y) in [("A", 0, 108), ("B", 60, 100), ("C", 120, 92), ("D", 180, 92)] {
      label(name, x: CGFloat(x), y: CGFloat(y))
    }
    try expectEqual(order(), "CDBA")
    try expectEqual(order(on: "ipad-11"), "ABCD")
  }

  @Test("rows are read from the side that reading begins at")
  func mirrored() throws {
    for (name, x, y) in [("A", 0, 100), ("B", 60, 100), ("C", 0, 130), ("D", 60, 130)] {
      label(name, x: CGFloat(x), y: CGFloat(y))
    }
    try expectEqual(order(), "ABCD")
    try expectEqual(order(locale: "ar"), "BADC")
  }

  @Test("what is grouped is read together, at the place of its first element; a modal view hides what is beside it")
  func groups() throws {
    let group = UIView()
    group.shouldGroupAccessibilityChildren = true
    add(group, CGRect(x: 0, y: 0, width: 300, height: 400))
    label("B", x: 0, y: 200, in: group)
    label("C", x: 0, y: 300, in: group)
    label("A", x: 0, y: 100)
    label("D", x: 0, y: 250)
    try expectEqual(order(), "ABCD")
    let modal = UIView()
    modal.accessibilityViewIsModal = true
    add(modal, CGRect(x: 0, y: 0, width: 300, height: 400))
    label("M", x: 0, y: 200, in: modal)
    try expectEqual(order(), "M")
  }

  @Test("controls of UIKit's own size aren't warned of; smaller ones are, and what an app makes a button of")
  func targets() throws {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let (toggle, slider) = (UISwitch(), UISlider())
    toggle.accessibilityLabel = "Sound"
    slider.accessibilityLabel = "Volume"
    let controls = [button, field, toggle, slider, UIStepper(), UISegmentedControl(items: ["One", "Two"])]
    for (index, view) in controls.enumerated() {
      let size = view.intrinsicContentSize
      add(view, CGRect(x: 0, y: 60 * CGFloat(index + 1), width: max(60, size.width), height: size.height))
    }
    try expectEqual(lines().filter { $0.contains("!") }, [])
    toggle.frame.size.height = 20
    button.frame.size = CGSize(width: 20, height: 20)
    let custom = UIControl()
    custom.isAccessibilityElement = true
    custom.accessibilityLabel = "Star"
    custom.accessibilityTraits = .button
    add(custom, CGRect(x: 0, y: 500, width: 30, height: 30))
    try expectEqual(
      lines().filter { $0.contains("!") },
      [
        "  ! target of 20x20 is under 44x44 points", "  ! target of 60x20 is under 44x44 points",
        "  ! target of 30x30 is under 44x44 points",
      ]
    )
  }
}
