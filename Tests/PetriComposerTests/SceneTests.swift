import Expectations
import Foundation
import InterfaceBuilder
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// Scenes of storyboards, filled by definitions: the app in `Tests/Examples/Harbour`.
@MainActor @Suite("Scenes") struct SceneTests {
  private static let files: [InterfaceFile] = ["Main", "Settings"].compactMap { name in
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/Harbour/Harbour/Base.lproj/\(name).storyboard")
    guard let data = try? Data(contentsOf: file), let document = try? InterfaceDocument(data) else { return nil }
    let german = name == "Main" ? ["de": ["2ky-Ib-Mme.title": "Liegeplatz"]] : [:]
    return InterfaceFile(name: name, path: file.path, document: document, strings: german)
  }

  private static func content(_ name: String, of storyboard: String = "Main") throws -> SceneContent {
    let entry = try #require(SceneTable(files).scene(name, of: storyboard))
    return SceneContent(scene: entry.id, container: entry.container)
  }

  private static func screen(_ name: String, _ content: SceneContent) -> ScreenDefinition {
    Onion.screen(name, content: .scene(content)) { screen in
      screen.context = [
        ContextField(name: "name", type: .string, example: .string("Mole 7")),
        ContextField(name: "berths", type: .list(.string), example: .list([.string("East"), .string("West")])),
      ]
    }
  }

  private static func composer(_ screens: [ScreenDefinition], locale: String? = nil) -> Composer {
    var settings = CatalogSettings(name: "Harbour")
    settings.interfaces = files
    settings.state = [
      ContextField(name: "nights", type: .int, defaultValue: .int(3)),
      ContextField(name: "open", type: .bool, defaultValue: .bool(true)),
    ]
    return Composer(catalog: Catalog(settings: settings, screens: screens), locale: locale)
  }

  private let context: ContextObject = {
    var context = ContextObject()
    context["name"] = .string("Mole 7")
    context["berths"] = .list([.string("East"), .string("West"), .string("North")])
    return context
  }()

  private func outlet(_ name: String, of owner: AnyObject) -> AnyObject? { SceneRuntime.outlet(name, of: owner).first }

  @Test("outlets are filled when the view is there, and again when the state changes; what somebody typed stays")
  func outlets() throws {
    var content = try Self.content("Booking")
    var nights = OutletDefinition(name: "nightsLabel")
    nights.text = Onion.text("${state.nights} nights")
    var boat = OutletDefinition(name: "boatField")
    boat.text = Onion.text("${name}")
    boat.enabled = try Condition(parsing: "${state.open}")
    var power = OutletDefinition(name: "powerSwitch")
    power.on = .value(false)
    power.when = try Condition(parsing: "${state.open}")
    content.outlets = [nights, boat, power]
    let composer = Self.composer([Self.screen("booking", content)])
    let stage = try Onion.stage()
    let composed = try stage.compose("booking", context: context, with: composer)
    stage.show(composed.root)
    let label = try #require(outlet("nightsLabel", of: composed.content) as? UILabel)
    let field = try #require(outlet("boatField", of: composed.content) as? UITextField)
    let toggle = try #require(outlet("powerSwitch", of: composed.content) as? UISwitch)
    expectEqual(label.text, "3 nights")
    expectEqual(field.text, "Mole 7")
    expectEqual(toggle.isOn, false)
    field.text = "Anna"
    let change = [ContextAssignment(path: ContextPath([.key("nights")]), value: .scalar("5", .plain))]
    composer.state.apply(
      change + [ContextAssignment(path: ContextPath([.key("open")]), value: .scalar("false", .plain))]
    )
    expectEqual(label.text, "5 nights")
    expectEqual(field.text, "Anna")
    #expect(!field.isEnabled)
    #expect(toggle.isHidden)
  }

  @Test("rows are made of a prototype, one for each element, and their taps have its values")
  func cells() throws {
    var content = try Self.content("Berths")
    var name = OutletDefinition(name: "nameLabel")
    name.text = Onion.text("${berth}")
    var cells = SceneCells(identifier: "BerthCell")
    cells.each = Repetition(list: Reference(path: ContextPath([.key("berths")])), name: "berth")
    cells.outlets = [name]
    cells.tap = .emit("chosen")
    content.cells = [cells]
    let composer = Self.composer([Self.screen("berths", content)])
    let listener = Listener()
    composer.delegate = listener
    let stage = try Onion.stage()
    let composed = try stage.compose("berths", context: context, with: composer)
    stage.show(composed.root)
    let table = try #require((composed.content as? UITableViewController)?.tableView)
    expectEqual(table.numberOfRows(inSection: 0), 3)
    let labels = table.visibleCells.map { (outlet("nameLabel", of: $0) as? UILabel)?.text }
    expectEqual(labels, ["East", "West", "North"])
    HeadlessRuntime.tap(rowAt: IndexPath(row: 1, section: 0), in: table)
    expectEqual(listener.events, ["chosen"])
  }

  @Test("an action does what its definition has it do, else the app hears its name")
  func actions() throws {
    var content = try Self.content("Berth")
    content.actions = [
      SceneAction(name: "book", tap: .set(.object([.init(name: "nights", value: .scalar("9", .plain))])))
    ]
    let composer = Self.composer([Self.screen("berth", content)])
    let listener = Listener()
    composer.delegate = listener
    let stage = try Onion.stage()
    let composed = try stage.compose("berth", context: context, with: composer)
    stage.show(composed.root)
    let button = try #require(outlet("bookButton", of: composed.content) as? UIButton)
    button.sendActions(for: .touchUpInside)
    expectEqual(composer.state.values["nights"], .int(9))
    expectEqual(listener.events, [])
    let plain = Self.composer([Self.screen("berth", try Self.content("Berth"))])
    plain.delegate = listener
    let other = try stage.compose("berth", context: context, with: plain)
    stage.show(other.root)
    (outlet("bookButton", of: other.content) as? UIButton)?.sendActions(for: .touchUpInside)
    expectEqual(listener.events, ["book:"])
  }

  @Test("a tap on an outlet is in place of its document's")
  func tap() throws {
    var content = try Self.content("Berth")
    var button = OutletDefinition(name: "bookButton")
    button.tap = .emit("booked")
    var picture = OutletDefinition(name: "pictureView")
    picture.tap = .emit("enlarged")
    content.outlets = [button, picture]
    let composer = Self.composer([Self.screen("berth", content)])
    let listener = Listener()
    composer.delegate = listener
    let stage = try Onion.stage()
    let composed = try stage.compose("berth", context: context, with: composer)
    stage.show(composed.root)
    (outlet("bookButton", of: composed.content) as? UIButton)?.sendActions(for: .touchUpInside)
    expectEqual(listener.events, ["booked"])
    let view = try #require(outlet("pictureView", of: composed.content) as? UIView)
    HeadlessRuntime.tap(view)
    expectEqual(listener.events, ["booked", "enlarged"])
  }

  @Test("what segues and containers make is the screen that shows the scene, filled with its examples")
  func segue() throws {
    var berth = try Self.content("Berth")
    var title = OutletDefinition(name: "titleLabel")
    title.text = Onion.text("${name}")
    berth.outlets = [title]
    let composer = Self.composer([
      Self.screen("tabs", try Self.content("HarbourTabBarController")),
      Self.screen("berths", try Self.content("Berths")), Self.screen("berth", berth),
    ])
    let stage = try Onion.stage()
    let composed = try stage.compose("tabs", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let tabs = try #require(composed.content as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    expectEqual(composer.register.content(list)?.name, "berths")
    expectEqual(list.displayName, "berths")
    HeadlessRuntime.tap(rowAt: IndexPath(row: 0, section: 0), in: try #require(list.tableView))
    _ = stage.run("go on") {}
    let shown = try #require(navigation.topViewController)
    expectEqual(composer.register.content(shown)?.name, "berth")
    expectEqual((outlet("titleLabel", of: shown) as? UILabel)?.text, "Mole 7")
    expectEqual(shownClassName(of: shown), "BerthViewController")
  }

  @Test("nothing of a scene is kept when it has gone")
  func leaks() throws {
    var content = try Self.content("Berths")
    var cells = SceneCells(identifier: "BerthCell")
    cells.tap = .emit("chosen")
    content.cells = [cells]
    let composer = Self.composer([Self.screen("berths", content)])
    weak var gone: UIViewController?
    do {
      let composed = try composer.compose("berths", context: context)
      composed.content.loadViewIfNeeded()
      gone = composed.content
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  private final class Listener: ComposerDelegate {
    var events: [String] = []

    func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) { events.append(name) }
  }
}
