import HeadlessUIKit
import UIKit
import XCTest

@testable import Postbox

@MainActor
final class PostboxTests: XCTestCase {
  private func shown<Controller: PostboxViewController>(_ controller: Controller) -> Controller {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    self.window = window
    return controller
  }

  private var window: UIWindow?

  func testControls() {
    let postbox = shown(PostboxViewController())
    postbox.button.sendActions(for: .touchUpInside)
    postbox.button.sendActions(for: .touchDown)
    postbox.toggle.isOn = true
    postbox.toggle.sendActions(for: .valueChanged)
    XCTAssertEqual(postbox.log, ["sent", "on"])
    XCTAssertEqual(postbox.label.text, "on")
    XCTAssertEqual(postbox.button.actions(forTarget: postbox, forControlEvent: .touchUpInside), ["sendLetter"])
    XCTAssertEqual(postbox.toggle.actions(forTarget: postbox, forControlEvent: .valueChanged), ["toggled:event:"])
    postbox.button.removeTarget(postbox, action: nil, for: .allEvents)
    postbox.button.sendActions(for: .touchUpInside)
    XCTAssertEqual(postbox.log, ["sent", "on"])
  }

  func testBarButton() throws {
    let postbox = shown(ExpressViewController())
    HeadlessRuntime.tap(try XCTUnwrap(postbox.navigationItem.rightBarButtonItem))
    XCTAssertEqual(postbox.log, ["added", "express"])
  }

  func testNotification() {
    let postbox = shown(PostboxViewController())
    NotificationCenter.default.post(name: .letterArrived, object: nil, userInfo: ["from": "Kazan"])
    XCTAssertEqual(postbox.log, ["arrived Kazan"])
    NotificationCenter.default.removeObserver(postbox)
    NotificationCenter.default.post(name: .letterArrived, object: nil)
    XCTAssertEqual(postbox.log, ["arrived Kazan"])
  }

  func testTimer() {
    let postbox = shown(PostboxViewController())
    postbox.startWaiting()
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(postbox.log, ["waited for the bell"])
  }

  func testNestedPrivateClass() {
    let postbox = shown(PostboxViewController())
    postbox.stampLetters()
    HeadlessRuntime.tap(postbox.button)
    XCTAssertEqual(postbox.log, ["sent", "stamped"])
  }

  func testGenericClass() {
    let shelf = NameShelf { "a" }
    shelf.refresh.sendActions(for: .valueChanged)
    XCTAssertEqual(shelf.items, ["a"])
    let recognizer = UITapGestureRecognizer()
    shelf.refill(after: recognizer)
    recognizer.state = .ended
    XCTAssertEqual(shelf.items, ["a", "a", "a"])
  }

  func testNames() {
    let postbox = shown(PostboxViewController())
    XCTAssertEqual(postbox.perform(#selector(PostboxViewController.note(_:)), with: "x") == nil, true)
    XCTAssertEqual(postbox.log, ["x"])
    XCTAssertEqual(#selector(PostboxViewController.note), Selector("noteText:"))
    XCTAssertTrue(postbox.responds(to: #selector(PostboxViewController.toggled(_:event:))))
    XCTAssertTrue(postbox.responds(to: Selector("sendLetter")))
    XCTAssertFalse(postbox.responds(to: Selector("sendCard")))
    let platform = postbox.perform(#selector(PostboxViewController.describePlatform))
    XCTAssertEqual(platform?.takeUnretainedValue() as? String, "Linux")
    XCTAssertEqual(#keyPath(PostboxViewController.label.text), "label.text")
  }

  func testExtensionOfUIKit() {
    let view = UIView()
    UITapGestureRecognizer(target: view, action: #selector(UIView.highlight)).state = .ended
    XCTAssertEqual(view.backgroundColor, .yellow)
    let postbox = shown(PostboxViewController())
    let field = UITextField()
    postbox.view.addSubview(field)
    XCTAssertTrue(field.becomeFirstResponder())
    postbox.view.dismissesKeyboard.state = .ended
    XCTAssertFalse(field.isFirstResponder)
  }

  func testLocalClass() {
    class Listener: NSObject {
      var count = 0

      @objc func hear() { count += 1 }
    }
    let listener = Listener()
    let control = UIControl()
    control.addTarget(listener, action: #selector(Listener.hear), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(listener.count, 1)
  }

  func testResponderChain() {
    let postbox = shown(PostboxViewController())
    let control = UIControl()
    postbox.view.addSubview(control)
    control.addTarget(nil, action: Selector("sendLetter"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    XCTAssertEqual(postbox.log, ["sent"])
    XCTAssertFalse(UIApplication.shared.sendAction(Selector("sendCard"), to: nil, from: control, for: nil))
  }

  func testKeys() {
    let letter = LetterView()
    letter.setValue("soon", forKey: #keyPath(LetterView.note))
    XCTAssertEqual(letter.note, "soon")
    XCTAssertEqual(letter.value(forKey: "note") as? String, "soon")
  }

  // MARK: Requirements that may be left out

  private class Silent: NSObject, LetterViewDelegate {
    private(set) var log: [String] = []

    func letterViewDidOpen(_ view: LetterView) { note("opened") }

    func note(_ text: String) { log.append(text) }
  }

  private class Talkative: Silent {
    let seal = "wax"

    func letterView(_ view: LetterView, didTurnTo page: Int) { note("page \(page)") }

    func letterViewShouldClose(_ view: LetterView) -> Bool { false }
  }

  func testOptionalRequirements() {
    let letter = LetterView()
    let (silent, talkative) = (Silent(), Talkative())
    letter.delegate = silent
    letter.tap.state = .ended
    letter.swipe.state = .ended
    XCTAssertEqual(silent.log, ["opened"])
    XCTAssertNil(letter.delegate?.letterView)
    XCTAssertEqual(letter.sealText, "none")
    letter.delegate = talkative
    letter.swipe.state = .ended
    letter.close()
    XCTAssertTrue(letter.isOpen)
    XCTAssertEqual(talkative.log, ["page 3"])
    XCTAssertEqual(letter.sealText, "wax")
  }

  @objc private func called() { calls += 1 }

  private var calls = 0

  func testTestCaseAsTarget() {
    let control = UIControl()
    control.addTarget(self, action: #selector(called), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    XCTAssertEqual(calls, 1)
  }

  func testWrongArgument() {
    var reports: [String] = []
    HeadlessRuntime.misuseHandler = { reports.append($0) }
    defer { HeadlessRuntime.misuseHandler = HeadlessRuntime.logMisuse }
    let postbox = shown(PostboxViewController())
    postbox.perform(#selector(PostboxViewController.add(_:)), with: 1)
    postbox.perform(Selector("sendCard"))
    XCTAssertEqual(
      reports,
      [
        "'add:' of PostboxViewController can't be called: it takes a UIBarButtonItem and was given a Int",
        "-[PostboxViewController sendCard]: unrecognized selector; its module has to be rewritten by the plugin "
          + "PetriObjectiveC, or use a UIAction or a closure",
      ]
    )
  }

  func testObserving() {
    let letter = LetterView()
    var changes: [String] = []
    var observation: NSKeyValueObservation? = letter.observe(\.note, options: [.old, .new]) { letter, change in
      changes.append("\(letter.page): \(change.oldValue ?? "") \(change.newValue ?? "")")
    }
    letter.note = "a"
    letter.note = "a"
    letter.note += "b"
    XCTAssertEqual(changes, ["1:  a", "1: a a", "1: a ab"])
    observation = nil
    letter.note = "c"
    XCTAssertEqual(changes.count, 3)
    XCTAssertNil(observation)
    let scroll = UIScrollView()
    var offsets: [CGFloat] = []
    let watching = scroll.observe(\.contentOffset, options: .initial) { scroll, _ in
      offsets.append(scroll.contentOffset.y)
    }
    scroll.contentSize = CGSize(width: 10, height: 1000)
    scroll.contentOffset.y = 20
    scroll.contentOffset.y = 20
    XCTAssertEqual(offsets, [0, 20])
    watching.invalidate()
  }

  func testMenu() {
    let postbox = shown(PostboxViewController())
    let menu = UIMenuController.shared
    menu.menuItems = [
      UIMenuItem(title: "Send", action: Selector("sendLetter")), UIMenuItem(title: "Burn", action: Selector("burn")),
    ]
    menu.showMenu(from: postbox.view, rect: .zero)
    XCTAssertEqual(HeadlessRuntime.menuItems(of: menu).map(\.title), ["Send"])
    XCTAssertTrue(HeadlessRuntime.choose(menu.menuItems![0], in: menu))
    XCTAssertEqual(postbox.log, ["sent"])
    XCTAssertFalse(menu.isMenuVisible)
  }

  func testCommands() {
    let postbox = shown(PostboxViewController())
    HeadlessRuntime.choose(UICommand(title: "Send", action: Selector("sendLetter")))
    HeadlessRuntime.choose(UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("sendLetter")))
    let action = UIAccessibilityCustomAction(name: "Send", target: postbox, selector: Selector("sendLetter"))
    XCTAssertEqual(action.actionHandler?(action), false)
    XCTAssertEqual(postbox.log, ["sent", "sent", "sent"])
  }

  func testDelays() {
    let postbox = shown(PostboxViewController())
    postbox.perform(#selector(PostboxViewController.note(_:)), with: "late", afterDelay: 0.01)
    postbox.perform(Selector("sendLetter"), with: nil, afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: postbox, selector: Selector("sendLetter"), object: nil)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    XCTAssertEqual(postbox.log, ["late"])
  }

  func testPlaces() {
    XCTAssertTrue(#filePath.hasSuffix("Tests/Examples/Postbox/Tests/PostboxTests/PostboxTests.swift"))
    XCTAssertEqual(#line, 250)
  }
}
