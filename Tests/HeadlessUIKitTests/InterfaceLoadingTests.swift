import Expectations
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// A controller that documents name, with an outlet and an action, as the plugin PetriObjectiveC makes them callable.
class HarbourController: UIViewController {
  static var log: [String] = []
  var nameLabel: UILabel?

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.log.append("\(name).awakeFromNib")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.log.append("\(name).viewDidLoad label \(nameLabel?.text ?? "none")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.log.append("\(name).shouldPerform \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded
    Self.log.append(
      "\(name).prepare \(segue.identifier ?? "-") for \(segue.destination.title ?? "-") loaded \(isLoaded)"
    )
  }

  var name: String { title ?? "?" }

  static func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  static func makeCallable() {
    HeadlessMethods.define("tests", of: HarbourController.self) { methods in
      methods["setNameLabel:"] = { object, arguments in
        (object as? HarbourController)?.nameLabel = try arguments(0)
        return nil
      }
      methods["book:"] = { object, _ in
        log.append("\((object as? HarbourController)?.name ?? "?").book")
        return nil
      }
      methods["unwindToHere:"] = { object, arguments in
        let segue: UIStoryboardSegue = try arguments(0)
        log.append("\((object as? HarbourController)?.name ?? "?").unwind from \(segue.source.title ?? "-")")
        return nil
      }
    }
  }
}

@MainActor @Suite(.serialized) struct InterfaceLoadingTests {
  private static let own = "customClass=\"HarbourController\" customModule=\"HeadlessUIKitTests\""

  init() {
    prepare()
    HarbourController.makeCallable()
    _ = HarbourController.takeLog()
  }

  @Test("a scene's controller is of the class that the document names, with its outlets before viewDidLoad")
  func scene() throws {
    let storyboard = try register(
      storyboard: "Scene",
      controller(
        "c1",
        "title=\"Berth\" storyboardIdentifier=\"Berth\" \(Self.own)",
        view("v1", key: "view", label("l1", "Pier 3"))
          + "<connections><outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/></connections>"
      )
    )
    let controller = storyboard.instantiateViewController(withIdentifier: "Berth")
    #expect(controller is HarbourController)
    #expect(controller.storyboard === storyboard)
    #expect(!controller.isViewLoaded)
    expectEqual(HarbourController.takeLog(), ["Berth.awakeFromNib"])
    controller.loadViewIfNeeded()
    expectEqual(HarbourController.takeLog(), ["Berth.viewDidLoad label Pier 3"])
    let other: HarbourController = storyboard.instantiateViewController(identifier: "Berth") { coder in
      let made = HarbourController(coder: coder)
      made?.restorationIdentifier = "by closure"
      return made
    }
    expectEqual(other.restorationIdentifier, "by closure")
  }

  @Test("a class that isn't in the program has UIKit's in its place, under its name, with its outlets by name")
  func standIn() throws {
    let trace = Trace()
    let storyboard = try register(
      storyboard: "StandIn",
      controller(
        "c1",
        "customClass=\"PierViewController\" customModule=\"Harbour\"",
        view(
          "v1",
          key: "view",
          label("l1", "Pier 3")
            + button(
              "b1",
              "Book",
              connections: "<action selector=\"book:\" destination=\"c1\" eventType=\"touchUpInside\" id=\"a1\"/>"
            )
        ) + "<connections><outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/></connections>"
      )
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    expectEqual(HeadlessRuntime.className(of: controller), "Harbour.PierViewController")
    let labels = HeadlessRuntime.interfaceOutlets(of: controller)["nameLabel"]
    expectEqual((labels?.first as? UILabel)?.text, "Pier 3")
    let listener = Listener()
    storyboard.headlessObserver = listener
    let button = try #require(controller.view.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    expectEqual(listener.heard, ["book: in Harbour.PierViewController"])
    expectEqual(trace.take(), "")
  }

  @Test("a way is taken as UIKit takes it: asked, made, prepared before its view is loaded, then shown")
  func segue() throws {
    let trace = Trace()
    let storyboard = try register(
      storyboard: "Segue",
      controller(
        "n1",
        kind: "navigationController",
        "<connections><segue destination=\"c1\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
          + "</connections>"
      ),
      controller(
        "c1",
        "title=\"Berths\" \(Self.own)",
        view(
          "v1",
          key: "view",
          button("b1", "Show", connections: "<segue destination=\"c2\" kind=\"show\" identifier=\"show\" id=\"w1\"/>")
            + button(
              "b2",
              "No",
              connections: "<segue destination=\"c2\" kind=\"show\" identifier=\"refused\" id=\"w2\"/>"
            )
        ) + "<connections><segue destination=\"c3\" kind=\"presentation\" identifier=\"add\" id=\"w3\"/></connections>"
      ),
      controller("c2", "title=\"Berth\" \(Self.own)", view("v2", key: "view")),
      controller(
        "c3",
        "title=\"Form\" \(Self.own)",
        view(
          "v3",
          key: "view",
          button(
            "b3",
            "Cancel",
            connections: "<segue destination=\"e3\" kind=\"unwind\" unwindAction=\"unwindToHere:\" id=\"w4\"/>"
          )
        )
      ) + "<exit id=\"e3\" sceneMemberID=\"exit\"/>"
    )
    let navigation = try #require(storyboard.instantiateHeadless(object: "n1") as? UINavigationController)
    let window = show(navigation)
    defer { withExtendedLifetime(window) {} }
    settle()
    _ = HarbourController.takeLog()
    let root = try #require(navigation.topViewController)
    let buttons = root.view.subviews.compactMap { $0 as? UIButton }
    buttons[1].sendActions(for: .touchUpInside)
    expectEqual(HarbourController.takeLog(), ["Berths.shouldPerform refused"])
    buttons[0].sendActions(for: .touchUpInside)
    settle()
    expectEqual(
      HarbourController.takeLog(),
      [
        "Berths.shouldPerform show", "Berth.awakeFromNib", "Berths.prepare show for Berth loaded false",
        "Berth.viewDidLoad label none",
      ]
    )
    expectEqual(navigation.viewControllers.map(\.title), ["Berths", "Berth"])
    navigation.popViewController(animated: false)
    settle()
    root.performSegue(withIdentifier: "add", sender: nil)
    settle()
    expectEqual(trace.take(), "")
    let form = try #require(navigation.presentedViewController)
    expectEqual(
      HarbourController.takeLog(),
      ["Form.awakeFromNib", "Berths.prepare add for Form loaded false", "Form.viewDidLoad label none"]
    )
    (form.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    settle()
    expectEqual(
      HarbourController.takeLog(),
      ["Form.shouldPerform ", "Form.prepare - for Berths loaded true", "Berths.unwind from Form"]
    )
    #expect(navigation.presentedViewController == nil)
  }

  private func settle() {
    CATransaction.flush()
    HeadlessRuntime.clock.advance(by: 2)
    CATransaction.flush()
  }

  @Test("a container view's controller is prepared and put in before viewDidLoad")
  func embed() throws {
    let storyboard = try register(
      storyboard: "Embed",
      controller(
        "c1",
        "title=\"Berth\" \(Self.own)",
        view(
          "v1",
          key: "view",
          """
          <containerView opaque="NO" contentMode="scaleToFill" id="x1">
          <rect key="frame" x="10" y="20" width="200" height="100"/>
          <connections><segue destination="c2" kind="embed" identifier="embed" id="w1"/></connections></containerView>
          """
        )
      ),
      controller("c2", "title=\"Facilities\" \(Self.own)", view("v2", key: "view"))
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    _ = HarbourController.takeLog()
    controller.loadViewIfNeeded()
    expectEqual(
      HarbourController.takeLog(),
      [
        "Facilities.awakeFromNib", "Berth.shouldPerform embed", "Berth.prepare embed for Facilities loaded false",
        "Facilities.viewDidLoad label none", "Berth.viewDidLoad label none",
      ]
    )
    expectEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test("a container view that is for its own scene stays empty, which is misuse")
  func embedsItself() throws {
    let container = """
      <containerView id="w"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <connections><segue destination="c1" kind="embed" id="w1"/></connections></containerView>
      """
    let storyboard = try register(storyboard: "Self", controller("c1", view("v1", key: "view", container)))
    let controller = try #require(storyboard.instantiateInitialViewController())
    let trace = Trace()
    controller.loadViewIfNeeded()
    expectEqual(trace.take(), "misuse: <UIViewController> is embedded in itself")
    #expect(controller.children.isEmpty)
  }

  @Test("constraints, margins, fonts and priorities of a document decide the layout")
  func layout() throws {
    let storyboard = try register(
      storyboard: "Layout",
      controller(
        "c1",
        view(
          "v1",
          key: "view",
          label("l1", "Pier 3"),
          rest: """
            <viewLayoutGuide key="safeArea" id="g1"/><constraints>
            <constraint firstItem="l1" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="8" id="k1"/>
            <constraint firstItem="l1" firstAttribute="leading" secondItem="v1" secondAttribute="leadingMargin" id="k2"/>
            <constraint firstItem="l1" firstAttribute="width" constant="120" id="k3"/>
            <constraint firstItem="l1" firstAttribute="height" constant="9" placeholder="YES" id="k4"/></constraints>
            """
        )
      )
    )
    let controller = try #require(storyboard.instantiateInitialViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let frame = try #require(controller.view.subviews.first?.frame)
    expectEqual(frame.minX, 16)
    expectEqual(frame.minY, window.safeAreaInsets.top + 8)
    expectEqual(frame.width, 120)
    #expect(frame.height > 20 && frame.height < 21)
  }

  @Test("static rows and prototypes are a table's, with their heights and texts")
  func table() throws {
    func cell(_ id: String, _ identifier: String, _ text: String) -> String {
      """
      <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" rowHeight="60" \
      reuseIdentifier="\(identifier)" textLabel="\(id)t" style="IBUITableViewCellStyleDefault" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)c">
      <rect key="frame" x="0.0" y="0.0" width="393" height="60"/><subviews>\(label("\(id)t", text))</subviews>
      </tableViewCellContentView></tableViewCell>
      """
    }
    let attributes =
      "key=\"view\" contentMode=\"scaleToFill\" rowHeight=\"-1\" sectionHeaderHeight=\"-1\" sectionFooterHeight=\"-1\""
    let rect = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"393\" height=\"852\"/>"
    let storyboard = try register(
      storyboard: "Table",
      controller(
        "c1",
        kind: "tableViewController",
        """
        <tableView \(attributes) dataMode="static" style="grouped" id="t1">\(rect)<sections>
        <tableViewSection headerTitle="Boat" id="s1"><cells>\(cell("a", "A", "Length"))</cells></tableViewSection>
        </sections></tableView>
        """
      ),
      controller(
        "c2",
        kind: "tableViewController",
        """
        <tableView \(attributes) dataMode="prototypes" style="plain" id="t2">\(rect)
        <prototypes>\(cell("b", "B", "Berth"))</prototypes></tableView>
        """
      )
    )
    let fixed = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
    let table = try #require(fixed.tableView)
    expectEqual(table.style, .grouped)
    expectEqual(fixed.numberOfSections(in: table), 1)
    expectEqual(fixed.tableView(table, titleForHeaderInSection: 0), "Boat")
    let path = IndexPath(row: 0, section: 0)
    expectEqual(fixed.tableView(table, heightForRowAt: path), 60)
    expectEqual(fixed.tableView(table, cellForRowAt: path).textLabel?.text, "Length")
    let list = try #require(storyboard.instantiateHeadless(object: "c2") as? UITableViewController)
    let cells = (0..<2).map { _ in list.tableView.dequeueReusableCell(withIdentifier: "B", for: path) }
    expectEqual(cells.map { $0.textLabel?.text }, ["Berth", "Berth"])
    expectEqual(cells.map(\.reuseIdentifier), ["B", "B"])
    #expect(cells[0] !== cells[1])
  }

  @Test("a nib's objects are connected to its owner, a cell's nib is registered, a controller's is its view")
  func nib() throws {
    let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" \(Self.own)><connections>"
    try register(
      nib: "Harbour",
      owner + "<outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/>"
        + "<outlet property=\"view\" destination=\"v1\" id=\"o2\"/></connections></placeholder>"
        + view("v1", label("l1", "Weather"))
    )
    let controller = HarbourController(nibName: "Harbour", bundle: nil)
    controller.title = "Weather"
    controller.loadViewIfNeeded()
    expectEqual(HarbourController.takeLog(), ["Weather.viewDidLoad label Weather"])
    let made = Bundle.main.loadNibNamed("Harbour", owner: nil)
    expectEqual(made?.count, 1)
    let trace = Trace()
    #expect(Bundle.main.loadNibNamed("Nowhere", owner: nil) == nil)
    #expect(trace.take().contains("Could not load NIB in bundle"))
  }

  @Test("strings of a language are in place of the document's")
  func strings() throws {
    let storyboard = try register(storyboard: "Strings", controller("c1", view("v1", key: "view", label("l1", "Name"))))
    HeadlessRuntime.interfaces["Strings"]?.strings = ["l1.text": "Liegeplatz"]
    let german = UIStoryboard(name: "Strings", bundle: nil)
    for (board, text) in [(storyboard, "Name"), (german, "Liegeplatz")] {
      let controller = try #require(board.instantiateInitialViewController())
      expectEqual((controller.view.subviews.first as? UILabel)?.text, text)
    }
  }

  @Test("a controller that nobody keeps ends, with its views, loaded or not")
  func ends() throws {
    let storyboard = try register(
      storyboard: "Ends",
      controller(
        "c1",
        "title=\"Berth\" \(Self.own)",
        view(
          "v1",
          key: "view",
          label("l1", "Pier") + button("b1", "Go", connections: "<segue destination=\"c1\" kind=\"show\" id=\"w1\"/>")
        ) + "<connections><outlet property=\"nameLabel\" destination=\"l1\" id=\"o1\"/></connections>"
      )
    )
    weak var unloaded: UIViewController?
    weak var loaded: UIViewController?
    weak var label: UIView?
    do {
      unloaded = storyboard.instantiateInitialViewController()
      let controller = storyboard.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      loaded = controller
      label = controller?.view.subviews.first
      #expect(loaded != nil && label != nil)
    }
    #expect(unloaded == nil)
    #expect(loaded == nil)
    #expect(label == nil)
  }

  @Test("a storyboard whose controllers are in themselves is refused")
  func cycle() throws {
    let storyboard = try register(
      storyboard: "Cycle",
      controller(
        "c1",
        kind: "navigationController",
        "<connections><segue destination=\"c1\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\"/>"
          + "</connections>"
      )
    )
    let trace = Trace()
    #expect(storyboard.instantiateInitialViewController() != nil)
    #expect(trace.take().contains("has controllers that are in themselves"))
  }
}

/// Notes the actions that a storyboard's controls send.
@MainActor
private final class Listener: HeadlessStoryboardObserver {
  var heard: [String] = []

  func storyboard(_ storyboard: UIStoryboard, didMake controller: UIViewController) {}
  func storyboard(_ storyboard: UIStoryboard, didLoadViewOf controller: UIViewController) {}

  func storyboard(
    _ storyboard: UIStoryboard,
    didSend action: String,
    from sender: AnyObject,
    in controller: UIViewController?
  ) {
    heard.append("\(action) in \(controller.map { HeadlessRuntime.className(of: $0) } ?? "nothing")")
  }
}
