import Expectations
import Foundation
import PetriCatalog
import PetriComposer
import PetriLinks
import PetriUIKit
import Testing

@MainActor @Suite("What is touched", .serialized) struct TouchTests {
  private let stage: Stage
  private let composer: Composer

  init() throws {
    stage = try Stage(environment: LaunchEnvironment())
    composer = Composer(catalog: Onion.catalog([Onion.screen("one")]))
  }

  private func show(_ views: UIView..., in container: UIView = UIView()) -> UIViewController {
    let controller = UIViewController()
    controller.view = container
    for (place, view) in views.enumerated() {
      view.frame = CGRect(x: 10, y: 60 + CGFloat(place) * 50, width: 200, height: 40)
      container.addSubview(view)
    }
    stage.show(controller)
    return controller
  }

  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  private var names: [String] { stage.touchables.map(\.name) }

  private func failure(_ move: Move) -> String? {
    do {
      try stage.make(move, with: composer)
      return nil
    } catch { return "\(error)" }
  }

  @Test(
    "names are identifiers, else what is read; the second of a name has a number; what can't be touched is left out"
  )
  func naming() {
    let identified = button("Visible")
    identified.accessibilityIdentifier = "buy"
    let hidden = button("Hidden")
    hidden.isHidden = true
    let deaf = UIView()
    deaf.isUserInteractionEnabled = false
    deaf.addSubview(button("Deaf"))
    let field = UITextField()
    field.placeholder = "Your = name"
    _ = show(identified, button("OK"), button("OK"), hidden, deaf, UILabel(), field, UISwitch())
    expectEqual(names, ["buy", "OK", "OK#2", "Your name", "switch"])
  }

  @Test("a tap carries out its action, a disabled control fails with the reason, an unknown name lists what there is")
  func taps() {
    var taps: [String] = []
    let disabled = button("Off")
    disabled.isEnabled = false
    let tapped = UIView()
    tapped.isAccessibilityElement = true
    tapped.accessibilityLabel = "Picture"
    tapped.addGestureRecognizer(UITapGestureRecognizer(headlessAction: { _ in taps.append("picture") }))
    _ = show(button("Buy") { taps.append("buy") }, disabled, tapped)
    #expect(failure(.tap("Buy")) == nil && failure(.tap("Picture")) == nil)
    expectEqual(taps, ["buy", "picture"])
    expectEqual(failure(.tap("Off")), "tap:Off can't be done: 'Off' is disabled")
    expectEqual(
      failure(.tap("Sell")),
      "tap:Sell can't be done: nothing here is called 'Sell'; what can be touched: 'Buy', 'Off', 'Picture'"
    )
    expectEqual(
      failure(.tap("Pictrue")),
      "tap:Pictrue can't be done: nothing here is called 'Pictrue'; did you mean 'Picture'?"
    )
    expectEqual(failure(.type("a", into: "Buy"))?.contains("takes no text"), true)
  }

  @Test("typing leaves the text that was asked for, letter by letter or at once, and Return is heard")
  func typing() {
    let field = UITextField()
    field.placeholder = "Name"
    var heard: [String] = []
    field.addAction(UIAction { _ in heard.append(field.text ?? "") }, for: .editingChanged)
    field.addAction(UIAction { _ in heard.append("return") }, for: .editingDidEndOnExit)
    _ = show(field)
    for text in ["A", "An", "Ann", "Anna", "Ann", "Ab", ""] { #expect(failure(.type(text, into: "Name")) == nil) }
    #expect(field.text == "" && heard.contains("Anna") && heard.last == "")
    #expect(failure(.type("Ann", into: "Name")) == nil && failure(.submit("Name")) == nil)
    #expect(heard.suffix(2) == ["Ann", "return"] && stage.touchables.first?.value == "Ann")
    expectEqual(failure(.submit("switch"))?.contains("called 'switch'"), true)
  }

  @Test("values are set as a person sets them, and wrong ones are refused")
  func values() throws {
    let toggle = UISwitch()
    let slider = UISlider()
    slider.maximumValue = 10
    let stepper = UIStepper()
    stepper.maximumValue = 5
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 0
    var heard = 0
    for control in [toggle, slider, stepper, segments] {
      control.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    }
    _ = show(toggle, slider, stepper, segments)
    expectEqual(stage.touchables.map(\.value), ["off", "0", "0", "One"])
    expectEqual(stage.touchables.map { $0.value(adjustedBy: 1) }, ["on", "1", "1", "Two"])
    for (name, value) in [("switch", "on"), ("slider", "4"), ("stepper", "3"), ("segments", "Two")] {
      #expect(failure(.set(name, to: value)) == nil)
    }
    #expect(toggle.isOn && slider.value == 4 && stepper.value == 3 && segments.selectedSegmentIndex == 1)
    expectEqual(heard, 6)
    expectEqual(failure(.set("switch", to: "maybe"))?.contains("a switch is on or off"), true)
    expectEqual(failure(.set("slider", to: "nan"))?.contains("needs a number"), true)
    expectEqual(failure(.set("stepper", to: "1e9"))?.contains("between 0 and 5; found 1000000000"), true)
    expectEqual(failure(.set("segments", to: "Three"))?.contains("there are One, Two"), true)
  }

  @Test("what a modal covers can't be touched; back dismisses, pops, and then there is nothing left")
  func covered() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "First"
    let second = UIViewController()
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in })
    stage.show(navigation)
    navigation.pushViewController(second, animated: false)
    CATransaction.flush()
    #expect(names == ["First", "Add"] && stage.wayBack == .pop)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    var answer = ""
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer = "yes" })
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    second.present(alert, animated: false)
    CATransaction.flush()
    #expect(Set(names) == ["Yes", "No"] && stage.wayBack == .dismiss)
    #expect(failure(.tap("Yes")) == nil && answer == "yes")
    expectEqual(names, ["First", "Add"])
    #expect(failure(.tap("First")) == nil && navigation.viewControllers.count == 1)
    #expect(stage.wayBack == nil && names == [])
  }

  @Test("tabs, rows of a table and pages are touched like anything else")
  func containers() throws {
    let tabs = UITabBarController()
    tabs.setViewControllers(
      ["A", "B"].map { title in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
        return controller
      },
      animated: false
    )
    stage.show(tabs)
    expectEqual(names, ["A", "B"])
    #expect(failure(.tap("B")) == nil && tabs.selectedIndex == 1)
    let table = Table()
    stage.show(table)
    expectEqual(names.prefix(3), ["Row 0", "Row 1", "Row 2"])
    #expect(failure(.tap("Row 1")) == nil && table.chosen == [1])
    let first = names.count
    #expect(stage.scroll(near: stage.touchables.first, byPages: 1))
    #expect(names.first != "Row 0" && names.count > 2 && first > 2)
    #expect(stage.scroll(near: nil, byPages: -5) && names.first == "Row 0")
    #expect(!stage.scroll(near: nil, byPages: -1))
    expectEqual(
      failure(.swipe(.next)),
      "swipe:next can't be done: no page view controller is shown, and no grid with pages"
    )
    let pages = PagesViewController(pages: [UIViewController(), UIViewController()])
    stage.show(pages)
    #expect(failure(.swipe(.next)) == nil && pages.viewControllers?.first === pages.pages[1])
    expectEqual(failure(.swipe(.next)), "swipe:next can't be done: this is the last page")
  }

  @Test("what is scrolled out of sight is scrolled into sight when it is touched")
  func reveal() throws {
    let scroll = UIScrollView()
    let far = button("Far")
    let controller = show(scroll)
    scroll.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    scroll.contentSize = CGSize(width: 300, height: 3_000)
    far.frame = CGRect(x: 0, y: 2_000, width: 100, height: 44)
    scroll.addSubview(far)
    controller.view.layoutIfNeeded()
    #expect(failure(.tap("Far")) == nil)
    #expect(scroll.contentOffset.y >= 2_044 - 200)
  }

  @Test(
    "a tap on a link opens its screen, one out of the app is reported, and one that fits no screen is refused"
  )
  func links() throws {
    func button(_ title: String, _ url: String) -> ViewDefinition { Onion.button(title, tap: .link(Onion.text(url))) }
    let buttons = [
      button("Two", "a://two/7"), button("Out", "https://out"), button("Wrong", "a://two/x"),
      button("Lost", "a://three"),
    ]
    let pattern = try LinkPattern("a://two/{id}")
    let two = Onion.screen("two") { screen in
      screen.context = [ContextField(name: "id", type: .int)]
      screen.links = [LinkDefinition(pattern: pattern, place: Onion.place)]
    }
    let composer = Composer(
      catalog: Onion.catalog([Onion.screen("one", content: .views(ViewsContent(views: buttons))), two])
    )
    let recorder = ComposerRecorder(composer)
    let composed = try stage.compose("one", context: ContextObject(), with: composer)
    stage.show(composed.root)
    try stage.make(.tap("Out"), with: composer)
    #expect(throws: MoveError.self) { try stage.make(.tap("Wrong"), with: composer) }
    // A link that the app itself would be asked to open again doesn't lead out of it.
    #expect(throws: MoveError.self) { try stage.make(.tap("Lost"), with: composer) }
    try stage.make(.tap("Two"), with: composer)
    expectEqual(composed.root.frontmost.displayName, "two")
    expectEqual(recorder.emitted, ["https://out"])
    let refusals = stage.chapters.flatMap(\.refusals)
    expectEqual(refusals.map(\.action), [#"link "a://two/x""#, #"link "a://three""#])
    expectEqual(refusals.map(\.controller), ["one", "one"])
    expectEqual(refusals.last?.reason, "no screen has a matching link")
    expectEqual(refusals.first?.reason.contains("'id' must be an integer"), true)
  }

  @Test("finding what can be touched costs the same for each of many", arguments: [1])
  func growth(_: Int) {
    func cost(_ count: Int) -> Duration {
      let container = UIView()
      let controller = UIViewController()
      controller.view = container
      for place in 0..<count {
        let one = button("B\(place)")
        one.frame = CGRect(x: 0, y: CGFloat(place), width: 10, height: 1)
        container.addSubview(one)
      }
      stage.show(controller)
      return (0..<3).map { _ in ContinuousClock().measure { expectEqual(stage.touchables.count, count) } }.min()
        ?? .zero
    }
    _ = cost(100)
    #expect(cost(8_000) / 8 < cost(1_000) * 4)
  }
}

private final class Table: UITableViewController {
  var chosen: [Int] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
}
