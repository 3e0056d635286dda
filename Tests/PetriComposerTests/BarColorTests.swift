import Expectations
import PetriCatalog
import PetriUIKit
import Testing

@testable import PetriComposer

/// The colours of tab bars and toolbars.
@MainActor @Suite("Colours of bars") struct BarColorTests {
  private static func color(_ name: String) -> Attribute<ColorValue> { .value(.named(name)) }

  private static let brand = Attribute<ColorValue>.reference(
    Reference("state.brand") ?? Reference(path: ContextPath())
  )

  private static func composer(_ screens: [ScreenDefinition]) -> Composer {
    var settings = CatalogSettings(name: "A")
    settings.state = [ContextField(name: "brand", type: .color([]), defaultValue: .color(.named("systemRed")))]
    return Composer(catalog: Catalog(settings: settings, screens: screens))
  }

  private func set(_ color: String, _ composer: Composer) {
    composer.state.apply([ContextAssignment(path: ContextPath([.key("brand")]), value: .scalar(color, .plain))])
  }

  @Test("a tab bar and its badges have their colours, which follow the state")
  func tabBar() throws {
    var child = ChildScreen(screen: "a", place: Onion.place)
    child.badge = Onion.text("3")
    child.badgeColor = Self.brand
    var content = TabsContent([child, ChildScreen(screen: "a", place: Onion.place)])
    var bar = TabBarDefinition()
    bar.background = Self.color("systemYellow")
    bar.tint = Self.brand
    bar.unselectedTint = Self.color("systemGray")
    content.bar = bar
    let composer = Self.composer([Onion.screen("a"), Onion.screen("tabs", content: .tabs(content))])
    let stage = try Onion.stage()
    let composed = try stage.compose("tabs", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let tabs = try #require(composed.root as? UITabBarController)
    expectEqual(tabs.tabBar.standardAppearance.backgroundColor, .systemYellow)
    expectEqual(tabs.tabBar.unselectedItemTintColor, .systemGray)
    #expect(tabs.tabBar.tintColor == .systemRed && tabs.children[0].tabBarItem.badgeColor == .systemRed)
    set("systemBlue", composer)
    #expect(tabs.tabBar.tintColor == .systemBlue && tabs.children[0].tabBarItem.badgeColor == .systemBlue)
    expectEqual(tabs.children[1].tabBarItem.badgeColor, nil)
  }

  @Test("a toolbar has its colours as long as the screen is on top")
  func toolbar() throws {
    let screen = Onion.screen("a", wrapping: [Layer(kind: .system(.navigation), place: Onion.place)]) { screen in
      screen.bar = BarDefinition()
      screen.bar?.toolbar = [BarItemDefinition(.system(.trash), place: Onion.place)]
      screen.bar?.toolbarBackground = Self.color("systemYellow")
      screen.bar?.toolbarTint = Self.brand
    }
    let composer = Self.composer([screen])
    let stage = try Onion.stage()
    let composed = try stage.compose("a", context: ContextObject(), with: composer)
    stage.show(composed.root)
    let navigation = try #require(composed.root as? UINavigationController)
    let toolbar = try #require(navigation.toolbar)
    expectEqual(toolbar.standardAppearance.backgroundColor, .systemYellow)
    expectEqual(toolbar.tintColor, .systemRed)
    set("systemBlue", composer)
    expectEqual(toolbar.tintColor, .systemBlue)
    navigation.pushViewController(UIViewController(), animated: false)
    CATransaction.flush()
    #expect(toolbar.standardAppearance.backgroundColor == nil && toolbar.tintColor == navigation.view.tintColor)
    navigation.popViewController(animated: false)
    CATransaction.flush()
    #expect(toolbar.standardAppearance.backgroundColor == .systemYellow && toolbar.tintColor == .systemBlue)
  }
}
