import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Kinds of text")
struct KindsTests {
  private func launch(_ controller: UIViewController, locale: String = "en") throws -> LaunchedScreen {
    let environment = LaunchEnvironment(device: "iphone-se", locale: locale)
    return LaunchedScreen(controller, stage: try Stage(environment: environment))
  }

  private func lines(of launched: LaunchedScreen, as rendering: Rendering) -> [String] {
    launched.text(as: rendering).split(separator: "\n").map(String.init)
  }

  private func stack() -> UINavigationController {
    let first = UIViewController()
    first.title = "Cities"
    let second = UIViewController()
    second.title = "Kazan"
    second.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", primaryAction: nil), UIBarButtonItem(title: "Edit", primaryAction: nil),
    ]
    second.navigationItem.rightBarButtonItems?[0].isEnabled = false
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    return navigation
  }

  @Test("a navigation bar has the way back, the title and its buttons, and is mirrored where texts are")
  func navigationBar() throws {
    expectEqual(
      lines(of: try launch(stack()), as: .wireframe)[3],
      "│ ‹ Cities               Kazan           [Edit] (Save) │"
    )
    expectEqual(
      lines(of: try launch(stack(), locale: "ar"), as: .wireframe)[3],
      "│ (Save) [Edit]          Kazan                Cities › │"
    )
  }

  @Test("a large title has a line of its own, and is on the other side where texts read from there")
  func largeTitle() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Orders"
    navigation.navigationBar.prefersLargeTitles = true
    let drawn = lines(of: try launch(navigation), as: .wireframe).filter { $0.contains("Orders") }
    expectEqual(drawn, ["│  Orders                                              │"])
    let mirrored = lines(of: try launch(navigation, locale: "he"), as: .wireframe).filter { $0.contains("Orders") }
    expectEqual(mirrored, ["│                                              Orders  │"])
  }

  @Test("an alert is drawn with its title, message and buttons in a box in the middle")
  func alert() throws {
    let launched = try launch(UIViewController())
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    launched.stage.run("alert") { launched.stage.window.rootViewController?.present(alert, animated: false) }
    let drawn = lines(of: launched, as: .wireframe)
    let top = try #require(drawn.firstIndex { $0.contains("Delete?") })
    #expect(drawn[top].contains("│") && drawn[top + 2].contains("It can't be undone."))
    #expect(drawn.contains { $0.contains("[ Cancel ]") && $0.contains("[ Delete ]") })
    #expect(lines(of: launched, as: .tree).contains { $0.contains("presented: UIAlertController") })
    expectEqual(lines(of: launched, as: .accessibility)[2...].first, "\"Delete?\"")
  }

  @Test("a sheet has its detent in the tree, is as high as that, and shows its grabber")
  func sheet() throws {
    let launched = try launch(UIViewController())
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    launched.stage.run("sheet") { launched.stage.window.rootViewController?.present(sheet, animated: false) }
    expectEqual(
      lines(of: launched, as: .tree).last?.hasSuffix("  pageSheet medium  detents medium large  grabber"),
      true
    )
    let drawn = lines(of: launched, as: .wireframe)
    let edge = try #require(drawn.firstIndex { $0.contains("╼━━╾") })
    #expect(edge > drawn.count / 3)
    #expect(launched.text(as: .json).contains("\"presentation\": \"pageSheet medium\""))
  }

  @Test("a popover on a pad is a box with a mark on its edge")
  func popover() throws {
    let environment = LaunchEnvironment(device: "ipad-11")
    let root = UIViewController()
    let launched = LaunchedScreen(root, stage: try Stage(environment: environment))
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 300, height: 200)
    popover.popoverPresentationController?.sourceView = root.view
    launched.stage.run("popover") { root.present(popover, animated: false) }
    expectEqual(lines(of: launched, as: .tree).last?.hasSuffix("  popover  preferredContentSize 300x200"), true)
    #expect(launched.text(as: .wireframe).contains("△"))
  }

  @Test("texts that read from right to left end with a mark, so that the frame around them stays where it is")
  func writingDirection() {
    expectEqual(WritingDirection.straightened("│ abc │"), "│ abc │")
    expectEqual(WritingDirection.straightened("│ مرحبا بكم  │"), "\u{200E}│ مرحبا بكم\u{200E}  │")
    expectEqual(WritingDirection.straightened("[ שלום ]"), "\u{200E}[ שלום\u{200E} ]")
  }

  @Test("a label is drawn in the lines that its font breaks it into")
  func labelLines() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 300))
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 40)
    label.text = "Four words of text in large letters"
    controller.view.addSubview(label)
    let drawn = lines(of: try launch(controller), as: .wireframe).filter { $0.contains("Four") || $0.contains("…") }
    expectEqual(drawn.map { $0.filter { $0 != " " } }, ["│Fourwords│", "│oftextin…│"])
  }

  @Test("VoiceOver's order is from top to bottom, with what each thing is, holds, and lacks")
  func accessibility() throws {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    func add(_ view: UIView, _ frame: CGRect) {
      view.frame = frame
      controller.view.addSubview(view)
    }
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.accessibilityLabel = "Sound"
    toggle.accessibilityHint = "Plays a tone"
    add(toggle, CGRect(x: 16, y: 300, width: 51, height: 44))
    let title = UILabel()
    title.text = "Settings"
    title.accessibilityTraits = .header
    add(title, CGRect(x: 16, y: 50, width: 200, height: 21))
    let pale = UILabel()
    pale.text = "A very long text that is cut"
    pale.textColor = .lightGray
    add(pale, CGRect(x: 16, y: 100, width: 100, height: 21))
    let icon = UIButton(type: .system)
    add(icon, CGRect(x: 300, y: 50, width: 30, height: 21))
    let decoration = UIImageView()
    add(decoration, CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(
      lines(of: try launch(controller), as: .accessibility),
      [
        "UIViewController", "4 elements, 4 warnings", "\"Settings\"  heading", "(no label)  button",
        "  ! no label: VoiceOver only reads button", "  ! target of 30x21 is under 44x44 points",
        "\"A very long text that is cut\"", "  ! text is cut: \"A very long…\"",
        "  ! contrast of 2.3:1, this text needs 4.5:1", "\"Sound\"  switch button  \"on\"  hint \"Plays a tone\"",
      ]
    )
  }

  @Test("JSON has controllers, views with frames in the window and values, and is harmless")
  func json() throws {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 50, width: 200, height: 21))
    label.text = "\u{1B}[31m\"red\"\u{202E}"
    controller.view.addSubview(label)
    let text = try launch(controller).text(as: .json)
    #expect(text.contains("\"text\": \"\\u001b[31m\\\"red\\\"\\u202e\""))
    #expect(text.contains("\"frame\": [16,50,200,21]"))
    #expect(text.hasPrefix("{\n  \"version\": 1,\n"))
  }
}
