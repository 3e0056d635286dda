import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

/// Titles with values, wherever they are shown.
@MainActor @Suite("Titles") struct TitleTests {
  private final class Titled: UIViewController {
    var later: String?

    convenience init(_ title: String?, later: String? = nil) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
      self.later = later
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      if let later { title = later }
    }
  }

  private static func composer(_ screens: [ScreenDefinition], _ registry: ControllerRegistry = .init()) -> Composer {
    let header = Onion.container("header") { container in
      container.parameters = [ContextField(name: "text", type: .string)]
      container.views = [Onion.label("Head ${text}")]
    }
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "n", type: .int, defaultValue: .int(1))]
    return Composer(
      catalog: Catalog(settings: settings, containers: [Onion.modal, Onion.template, header], screens: screens),
      registry: registry
    )
  }

  private func set(_ number: String, _ composer: Composer) {
    composer.state.apply([ContextAssignment(path: ContextPath([.key("n")]), value: .scalar(number, .plain))])
  }

  private var onion: [Layer] {
    [
      Layer(kind: .system(.navigation), place: Onion.place), Onion.layer("modal"),
      Onion.layer("header", parameters: .object([.init(name: "text", value: .scalar("${state.n}", .plain))])),
    ]
  }

  @Test("a title with a value changes in the content, its layers, the bar and the tab, and so do a layer's parameters")
  func bound() throws {
    let count = Onion.screen("count", wrapping: onion) { screen in
      screen.title = Onion.text("Count ${state.n}")
      screen.content = .views(ViewsContent(views: [Onion.label("${state.n}")]))
    }
    var named = ChildScreen(screen: "count", place: Onion.place)
    named.title = Onion.text("No. ${state.n}")
    let tabs = Onion.screen("tabs", content: .tabs([ChildScreen(screen: "count", place: Onion.place), named]))
    let composer = Self.composer([count, tabs])
    let stage = try Onion.stage()
    let composed = try stage.compose("tabs", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let navigation = try #require(composed.children[0].root as? UINavigationController)
    func titles() -> [String?] {
      [
        composed.children[0].content.title, navigation.topViewController?.title,
        navigation.navigationBar.topItem?.title,
        composed.children[0].root.tabBarItem.title, composed.children[1].root.tabBarItem.title,
        navigation.view.first(UILabel.self) { $0.text?.hasPrefix("Head") == true }?.text,
      ]
    }
    expectEqual(titles(), ["Count 1", "Count 1", "Count 1", "Count 1", "No. 1", "Head 1"])
    stage.run("set") { set("2", composer) }
    expectEqual(titles(), ["Count 2", "Count 2", "Count 2", "Count 2", "No. 2", "Head 2"])
  }

  @Test("a controller that has a title of its own keeps it, and one that has none gets its screen's")
  func own() throws {
    var registry = ControllerRegistry()
    registry.registerContent("Own") { _ in Titled("Mine") }
    registry.registerContent("Later") { _ in Titled(nil, later: "Later") }
    registry.registerContent("None") { _ in Titled(nil) }
    let screens = ["Own", "Later", "None"].map { name in
      Onion.screen(name.lowercased(), content: .controller(name), wrapping: [onion[0], onion[1]]) {
        $0.title = Onion.text("Screen ${state.n}")
      }
    }
    let composer = Self.composer(screens, registry)
    let stage = try Onion.stage()
    func bar(_ name: String) throws -> [String?] {
      set("1", composer)
      let composed = try stage.compose(name, context: ContextObject(), with: composer)
      stage.show(composed.root)
      let bar = (composed.root as? UINavigationController)?.navigationBar
      let before = bar?.topItem?.title
      stage.run("set") { set("2", composer) }
      return [before, bar?.topItem?.title]
    }
    try expectEqual(bar("own"), ["Mine", "Mine"])
    try expectEqual(bar("later"), ["Later", "Later"])
    try expectEqual(bar("none"), ["Screen 1", "Screen 2"])
  }
}
