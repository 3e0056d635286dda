import Expectations
import PetriCatalog
import PetriComposer
import PetriUIKit
import Testing

@testable import PetriRendering

@MainActor
@Suite("Order of children")
struct ChildOrderTests {
  private func launch(_ controller: UIViewController) throws -> LaunchedScreen {
    LaunchedScreen(controller, stage: try Stage(environment: LaunchEnvironment(device: "iphone-se")))
  }

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  /// The children's roles in a tree, without what follows the name.
  private func roles(in launched: LaunchedScreen) -> [String] {
    launched.text(as: .tree).split(separator: "\n").dropFirst(2).map { line in
      line.split(separator: ":").first.map { String($0.drop { "├└─│ ".contains($0) }) } ?? ""
    }
  }

  private func titles(in launched: LaunchedScreen) -> [String] {
    launched.text(as: .json).split(separator: "\n").compactMap { line in
      line.contains("\"title\": \"") ? String(line.split(separator: "\"")[3]) : nil
    }
  }

  @Test("tabs stand as in the bar, and the selected one is the one that is shown, wherever a tab was put in")
  func tabs() throws {
    let tabs = UITabBarController()
    let (home, cart, star) = (screen("Home"), screen("Cart"), screen("Star"))
    tabs.setViewControllers([home, cart], animated: false)
    tabs.selectedViewController = cart
    let launched = try launch(tabs)
    launched.stage.run("add") { tabs.setViewControllers([star, home, cart], animated: false) }
    expectEqual(roles(in: launched), ["tab \"Star\"", "tab \"Home\"", "tab \"Cart\" selected"])
    expectEqual(titles(in: launched), ["Star", "Home", "Cart"])
    launched.stage.run("turn") { tabs.setViewControllers([cart, star, home], animated: false) }
    expectEqual(roles(in: launched), ["tab \"Cart\" selected", "tab \"Star\"", "tab \"Home\""])
  }

  @Test("tabs without room in the bar stand where they are among the tabs, and once")
  func more() throws {
    let tabs = UITabBarController()
    tabs.setViewControllers((1...6).map { screen("\($0)") }, animated: false)
    let launched = try launch(tabs)
    let last = try #require(tabs.viewControllers?.last)
    launched.stage.run("select") { tabs.selectedViewController = last }
    let printed = roles(in: launched)
    expectEqual(
      printed.prefix(6),
      ["tab \"1\"", "tab \"2\"", "tab \"3\"", "tab \"4\"", "tab \"5\"", "tab \"6\" selected"]
    )
    expectEqual(printed.dropFirst(6).first, "more")
    expectEqual(titles(in: launched).filter { $0 == "6" }.count, 1)
  }

  @Test("a stack is listed from its root on, also after another order was set")
  func stack() throws {
    let (one, two, three) = (screen("One"), screen("Two"), screen("Three"))
    let navigation = UINavigationController(rootViewController: one)
    navigation.pushViewController(two, animated: false)
    let launched = try launch(navigation)
    launched.stage.run("set") { navigation.setViewControllers([three, two, one], animated: false) }
    // The stack's own title is that of its top.
    expectEqual(titles(in: launched).suffix(3), ["Three", "Two", "One"])
    let states = launched.text(as: .tree).split(separator: "\n").dropFirst(2).map { $0.contains("  appeared") }
    expectEqual(states, [false, false, true])
  }

  @Test("columns stand from the primary one on, in whatever order they were set")
  func columns() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(screen("Details"), for: .secondary)
    split.setViewController(screen("List"), for: .primary)
    let stage = try Stage(environment: LaunchEnvironment(device: "ipad-11"))
    let launched = LaunchedScreen(split, stage: stage)
    expectEqual(roles(in: launched).filter { $0.hasSuffix("ary") }, ["primary", "secondary"])
    expectEqual(titles(in: launched).first, "List")
  }

  @Test("the page that is said to be shown is the one that is")
  func pages() throws {
    let pages = PagesViewController(pages: [screen("One"), screen("Two")])
    let launched = try launch(pages)
    let other = screen("Other")
    launched.stage.run("turn") { pages.setViewControllers([pages.pages[1]], direction: .forward, animated: false) }
    expectEqual(roles(in: launched), ["page 1", "page 2 shown"])
    launched.stage.run("set") { pages.setViewControllers([other], direction: .forward, animated: false) }
    expectEqual(roles(in: launched), ["page 1", "page 2", "page shown"])
  }
}
