import Expectations
import Foundation
import PetriRouting
import PetriUIKit
import Testing

/// Where finders look, and what containers report about themselves.
@MainActor
@Suite("Looking for controllers")
struct StackTests {
  /// home and a stack in tabs, a modal stack above, a second modal above that.
  private func screen() -> RoutingScreen {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    stack.setViewControllers([NamedController("list"), NamedController("product")], animated: false)
    tabs.viewControllers = [NamedController("home"), stack]
    let screen = RoutingScreen(tabs)
    let modal = UINavigationController()
    modal.setViewControllers([NamedController("sign-in"), NamedController("terms")], animated: false)
    tabs.present(modal, animated: false)
    CATransaction.flush()
    modal.present(NamedController("alert"), animated: false)
    CATransaction.flush()
    return screen
  }

  private func names(
    _ options: SearchOptions,
    _ point: DefaultStackIterator.StartingPoint = .topmost
  ) throws -> [String] {
    let screen = screen()
    var names: [String] = []
    let iterator = DefaultStackIterator(options: options, startingAt: point)
    _ = try iterator.firstViewController(in: ControllerStack(window: screen.window)) { controller in
      names.append(RoutingScreen.name(controller))
      return false
    }
    return names
  }

  @Test("every option, in the order in which it looks")
  func options() throws {
    try expectEqual(names([.current]), ["alert"])
    try expectEqual(names(.currentVisibleOnly, .root), ["tabs", "home"])
    try expectEqual(names(.currentAllStack, .root), ["tabs", "home", "navigation", "product", "list"])
    try expectEqual(names([.visible], .root), ["home"])
    try expectEqual(names(.allVisible), ["alert", "navigation", "terms", "tabs", "home"])
    try expectEqual(
      names(.fullStack),
      [
        "alert", "navigation", "terms", "sign-in", "tabs", "home", "navigation", "product", "list",
      ]
    )
    try expectEqual(
      names(.currentAndUp, .root),
      [
        "tabs", "home", "navigation", "product", "list", "navigation", "terms", "sign-in", "alert",
      ]
    )
    let inner = DefaultStackIterator.StartingPoint.custom { $0.root?.children.last?.children.first }
    try expectEqual(names([.current, .parent], inner), ["list", "navigation", "tabs"])
  }

  @Test("each finder finds its own, and a controller that left the stack is none")
  func finders() throws {
    let screen = screen()
    let stack = ControllerStack(window: screen.window)
    func name(_ controller: UIViewController?) -> String? { controller.map(RoutingScreen.name) }
    expectEqual(name(try PresentingFinder<Void>().findViewController(with: (), in: stack)), "navigation")
    expectEqual(name(try ClassFinder<UITabBarController, Void>().findViewController(with: (), in: stack)), "tabs")
    let product = try #require(screen.window.rootViewController?.children.last?.children.last)
    let finder = InstanceFinder<UIViewController, Void>(product)
    try expectIdentical(finder.findViewController(with: (), in: stack), product)
    product.navigationController?.popViewController(animated: false)
    #expect(try finder.findViewController(with: (), in: stack) == nil)
    var gone: NamedController? = NamedController("gone")
    let weakFinder = InstanceFinder<NamedController, Void>(gone ?? NamedController(""))
    gone = nil
    #expect(try weakFinder.findViewController(with: (), in: stack) == nil)
    #expect(
      try ClassWithContextFinder<NamedController>().findViewController(with: "42", in: stack) == nil
    )
  }

  @Test("a container of a team's own reports its children and the visible ones, and a route goes into it")
  func ownContainer() {
    final class Deck: UIViewController {
      var cards: [UIViewController] = []
      var top = 0
    }
    struct DeckAdapter: ContainerAdapter {
      func containedViewControllers(of container: Deck) -> [UIViewController] { container.cards }
      func visibleViewControllers(of container: Deck) -> [UIViewController] { [container.cards[container.top]] }
      func makeVisible(
        _ child: UIViewController,
        in container: Deck,
        animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) {
        container.top = container.cards.firstIndex { $0 === child } ?? container.top
        completion(.success)
      }
    }
    let deck = Deck()
    deck.cards = [NamedController("one"), NamedController("two")]
    for card in deck.cards { deck.addChild(card) }
    let screen = RoutingScreen(deck)
    let router = DefaultRouter(
      window: GivenWindowProvider(screen.window),
      adapters: ContainerAdapters([DeckAdapter()]),
      inspector: ControllerInspector(name: RoutingScreen.name)
    )
    let two = StepAssembly.screen("two").using(.present).from(.current)
    expectEqual(router.plan(to: two, with: "").moves.map(\.description), ["show show two in Deck"])
    expectEqual(screen.go(two, "", with: router), "two")
    expectEqual(deck.top, 1)
  }

  @Test("split views: the primary column, the details, and on top of the details")
  func split() {
    let wide = RoutingScreen(NamedController("home"), device: "ipad-11")
    let split = StepAssembly<UISplitViewController, String>.splitViewController
    let cities = StepAssembly.screen("cities").using(.setPrimary).from(split).using(.present).from(.current)
    let city = StepAssembly.screen("city").using(.pushToDetails).from(
      cities.expectingContainer(UISplitViewController.self)
    )
    expectEqual(wide.go(city, "x"), "home split cities x city x")
    #expect(wide.text.contains("cities x"))
    #expect(wide.text.contains("city x"))
    let more = StepAssembly.new("street").using(.pushOnToDetails).from(
      Route<UISplitViewController, String>.found(by: ClassFinder())
    )
    wide.go(more, "y")
    #expect(wide.text.contains("city x, *street y*"))
  }

  @Test("on a phone, too, a screen is pushed on the details, whichever column is in front", arguments: [true, false])
  func collapsed(detailsInFront: Bool) {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(NamedController("cities"), for: .primary)
    split.setViewController(NamedController("city"), for: .secondary)
    let screen = RoutingScreen(split, device: "iphone-16")
    split.show(detailsInFront ? .secondary : .primary)
    CATransaction.flush()
    let street = StepAssembly.new("street").using(.pushOnToDetails).from(
      Route<UISplitViewController, String>.found(by: ClassFinder())
    )
    expectEqual(screen.go(street, "x"), "split street x")
    #expect(screen.text.hasPrefix("split[*navigation[cities, *navigation[city, *street x*]"))
  }

  @Test("a column that the display mode hides is not visible, and is shown when a route leads to it")
  func hiddenColumn() {
    let split = UISplitViewController(style: .doubleColumn)
    let (cities, city) = (NamedController("cities"), NamedController("city"))
    split.setViewController(cities, for: .primary)
    split.setViewController(city, for: .secondary)
    split.preferredDisplayMode = .secondaryOnly
    let screen = RoutingScreen(split, device: "ipad-11")
    expectEqual(screen.text, "split[navigation[*cities*], *navigation[*city*]*]")
    let route = Route<NamedController, Void>.found(by: InstanceFinder(cities), name: "cities")
    expectEqual(screen.router.plan(to: route, with: ()).moves.count, 1)
    screen.go(route, ())
    #expect(cities.viewIfLoaded?.window != nil)
    expectEqual(screen.text, "split[*navigation[*cities*]*, *navigation[*city*]*]")
  }

  @Test("what was pushed without an animation can be presented on at once")
  func presentAfterPush() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("home")))
    var outcome: NavigationResult?
    let found = Route<UINavigationController, String>.found(by: ClassFinder())
    let route = StepAssembly.new("sheet").using(.present).from(StepAssembly.new("pushed")).using(.push).from(found)
    screen.router.navigate(to: route, with: "", animated: false) { outcome = $0 }
    if case .failure(let error)? = outcome { Issue.record("\(error)") }
    CATransaction.flush()
    expectEqual(screen.text, "navigation[home, *pushed*] > sheet")
  }

  @Test("what UIKit doesn't push is a failure, and no silence")
  func refusedPush() {
    let screen = RoutingScreen(UINavigationController(rootViewController: NamedController("home")))
    let outer = HeadlessRuntime.misuseHandler
    HeadlessRuntime.misuseHandler = { _ in }
    defer { HeadlessRuntime.misuseHandler = outer }
    let split = StepAssembly<UISplitViewController, String>.splitViewController
    let route = split.using(.push).from(Route<UINavigationController, String>.found(by: ClassFinder()))
    #expect(screen.go(route, "").contains("UIKit didn't push it"))
    expectEqual(screen.text, "navigation[*home*]")
  }

  @Test("what is pushed onto the root takes the place of everything above it, also in a stack that is being built")
  func ontoRoot() {
    let navigation = UINavigationController()
    let screen = RoutingScreen(navigation)
    navigation.viewControllers = [NamedController("a"), NamedController("b"), NamedController("c")]
    let found = Route<UINavigationController, String>.found(by: ClassFinder())
    let route = StepAssembly.new("d").using(.pushOntoRoot).from(found)
    expectEqual(
      screen.router.plan(to: route, with: "").moves.map(\.description),
      ["build d", "push onto the root d on navigation"]
    )
    screen.go(route, "")
    expectEqual(screen.text, "navigation[a, *d*]")
    let chain = StepAssembly.new("g").using(.pushOntoRoot).from(
      StepAssembly.new("f").using(.push).from(StepAssembly.new("e").using(.pushAsRoot).from(found).expectingContainer())
        .expectingContainer()
    )
    screen.go(chain, "")
    expectEqual(screen.text, "navigation[e, *g*]")
    let split = StepAssembly<UINavigationController, String>.navigationController
    #expect(screen.go(split.using(.pushOntoRoot).from(found), "").contains("can't be pushed"))
  }

  @Test("tabs are added at a place, replaced, and shown")
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [NamedController("a"), NamedController("b")]
    let screen = RoutingScreen(tabs)
    let found = Route<UITabBarController, String>.found(by: ClassFinder())
    let added = StepAssembly.screen("c").using(.addTab(at: 1)).from(found)
    expectEqual(
      screen.router.plan(to: added, with: "").moves.map(\.description),
      ["build c", "add tab 1 c on tabs", "show c"]
    )
    screen.go(added, "")
    expectEqual(screen.text, "tabs[a, *c*, b]")
    screen.go(StepAssembly.screen("d").using(.addTab(at: 0, replacing: true)).from(found), "")
    expectEqual(screen.text, "tabs[*d*, c, b]")
    screen.go(
      StepAssembly.new("e").using(.pushReplacingLast).from(.navigationController).using(.addTab).from(found),
      ""
    )
    expectEqual(screen.text, "tabs[d, c, b, *navigation[*e*]*]")
  }

  @Test("a plan is a value: equal plans are equal, JSON keeps them, other screens make other plans")
  func values() throws {
    let route = StepAssembly.screen("product", sameContext: true).using(.push).from(.navigationController)
      .using(.present).from(.current)
    let one = RoutingScreen(NamedController("home"))
    let plan = one.router.plan(to: route, with: "7")
    let same = RoutingScreen(NamedController("home"))
    expectEqual(plan, same.router.plan(to: route, with: "7"))
    #expect(plan != one.router.plan(to: route, with: "8"))
    let there = RoutingScreen(NamedController("product", id: "7"))
    #expect(plan != there.router.plan(to: route, with: "7"))
    let data = try JSONEncoder().encode(plan)
    try expectEqual(JSONDecoder().decode(RoutePlan.self, from: data), plan)
  }

  @Test("an interceptor waits for a running transition, or ends the navigation")
  func transitions() {
    let home = NamedController("home")
    let screen = RoutingScreen(home)
    HeadlessRuntime.clock.isHeld = true
    defer { HeadlessRuntime.clock.isHeld = false }
    let provider = GivenWindowProvider(screen.window)
    home.present(NamedController("slow"), animated: true)
    CATransaction.flush()
    var ends: [String] = []
    func go(_ waits: Bool) {
      screen.router.navigate(
        to: StepAssembly.new("a").adding(TransitionInterceptor<String>(waits: waits, window: provider)).using(.present)
          .from(.current),
        with: ""
      ) { result in
        switch result {
        case .success: ends.append("done")
        case .failure(let error): ends.append("\(error)")
        }
      }
    }
    go(false)
    expectEqual(ends, ["'no transition' refused: a transition is running"])
    go(true)
    expectEqual(ends.count, 1)
    HeadlessRuntime.clock.finishAnimations()
    CATransaction.flush()
    HeadlessRuntime.clock.finishAnimations()
    expectEqual(ends.last, "done")
    expectEqual(screen.text, "home > slow > a")
  }
}
