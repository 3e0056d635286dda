import Expectations
import PetriRouting
import PetriUIKit
import Testing

/// Every configuration of the articles on RouteComposer, as it is written there, with the plan it makes.
@MainActor
@Suite("The articles' configurations")
struct ArticleTests {
  @Test("a product in a navigation controller, presented from what is in front")
  func product() {
    let screen = RoutingScreen(NamedController("home"))
    let route = StepAssembly.screen("product", sameContext: true, options: [.current, .visible])
      .using(.push)
      .from(.navigationController)
      .using(.present)
      .from(.current)
    expectEqual(
      screen.plan(route, "012345"),
      """
      product  012345
        steps
          product     looked for product in current, visible: not there, so it is built
          navigation  always built
          current     looked for what is in front: home
        plan
          1  build    navigation
          2  build    product  012345
          3  push     product on navigation
          4  present  navigation on home

      """
    )
    expectEqual(screen.text, "home")
    expectEqual(screen.go(route, "012345"), "home navigation product 012345")
    expectEqual(screen.text, "home > navigation[*product 012345*]")
    expectEqual(
      screen.plan(route, "012345"),
      """
      product  012345
        steps
          product  looked for product in current, visible: product 012345
        plan
          nothing moves: product is in front

      """
    )
  }

  @Test("the root is replaced from the root, with everything above it dismissed, and not from what is in front")
  func replaceRoot() {
    let home = NamedController("old")
    let screen = RoutingScreen(home)
    home.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    let step = StepAssembly.screen("home")
    expectEqual(
      screen.go(step.using(.replaceRoot).from(.current), ""),
      "'home' failed: NamedController isn't the window's root view controller; begin the route with 'root'"
    )
    expectEqual(screen.text, "old > modal")
    expectEqual(screen.go(step.using(.replaceRoot).from(.root), ""), "old home")
    expectEqual(screen.text, "home")
  }

  @Test("a root that a full screen modal covers, so that its view is in no window, is replaced as well")
  func replaceCoveredRoot() {
    let home = UINavigationController(rootViewController: NamedController("old"))
    let screen = RoutingScreen(home)
    let modal = NamedController("modal")
    modal.modalPresentationStyle = .fullScreen
    home.present(modal, animated: false)
    CATransaction.flush()
    #expect(home.view.window == nil)
    expectEqual(screen.go(StepAssembly.screen("home").using(.replaceRoot).from(.root), ""), "navigation home")
    expectEqual(screen.text, "home")
  }

  @Test("pushed on any navigation controller on screen, even below a modal; none on screen is a reason")
  func anyNavigation() {
    let navigation = UINavigationController(rootViewController: NamedController("list"))
    let screen = RoutingScreen(navigation)
    navigation.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    let route = StepAssembly.screen("account")
      .using(.push)
      .from(FindingAssembly("navigation", finder: ClassFinder<UINavigationController, String>()))
      .from(.current)
    expectEqual(
      screen.plan(route, "a"),
      """
      account  a
        steps
          account     looked for account in current, contained, presented, presenting: not there, so it is built
          navigation  looked for UINavigationController in current, contained, presented, presenting: there
        plan
          1  dismiss  modal
          2  build    account  a
          3  push     account on navigation

      """
    )
    expectEqual(screen.go(route, "a"), "navigation account a")
    expectEqual(screen.text, "navigation[list, *account a*]")
    let bare = RoutingScreen(NamedController("home"))
    expectEqual(bare.go(route, "a"), "'navigation' wasn't found, and no step of the route builds it")
  }

  @Test(
    "a switch takes the visible navigation controller, else makes one modally; decided when the planner comes to it"
  )
  func branch() {
    let otherwise = StepAssembly<UINavigationController, String>.navigationController.using(.present).from(.current)
    let route = StepAssembly.screen("account")
      .using(.push)
      .from(
        SwitchAssembly<UINavigationController, String>()
          .addCase(expecting: ClassFinder(options: .currentVisibleOnly))
          .assemble(default: otherwise)
      )
    let bare = RoutingScreen(NamedController("home"))
    expectEqual(bare.go(route, ""), "home navigation account")
    expectEqual(bare.text, "home > navigation[*account*]")
    let inStack = RoutingScreen(UINavigationController(rootViewController: NamedController("list")))
    expectEqual(inStack.go(route, ""), "navigation account")
    expectEqual(inStack.text, "navigation[list, *account*]")
    #expect(
      inStack.plan(
        StepAssembly.new("other").using(.push).from(
          SwitchAssembly<UINavigationController, String>()
            .addCase("a long id", when: { context, _ in context.count > 3 }, otherwise)
            .addCase(expecting: ClassFinder(options: .currentVisibleOnly))
            .assemble(default: otherwise)
        ),
        "7"
      ).contains("[UINavigationController in current, visible] looked for")
    )
  }

  /// Home and account in tabs, which replace the root.
  private var tabs: Route<UITabBarController, String> {
    StepAssembly(
      "tabs",
      finder: ClassFinder<UITabBarController, String>(),
      factory: CompleteFactory(ClassFactory<UITabBarController, String>())
        .with(InlineFactory<NamedController, String>(name: "home") { _ in NamedController("home") }, using: .addTab)
        .with(
          InlineFactory<NamedController, String>(name: "account") { _ in NamedController("account") },
          using: .addTab
        )
    )
    .using(.replaceRoot)
    .from(.root)
  }

  @Test("tabs with their children in place of the root")
  func completeTabs() {
    let screen = RoutingScreen(NamedController("login"))
    expectEqual(screen.go(tabs, ""), "login tabs")
    expectEqual(screen.text, "tabs[*home*, account]")
  }

  @Test("a step that something else builds is looked for again, and shown, wherever the person is")
  func lookedForAgain() {
    let account = FindingAssembly(
      "account",
      finder: PredicateFinder<NamedController, String>(name: "account") { controller, _ in controller.name == "account"
      }
    ).from(tabs)
    let screen = RoutingScreen(NamedController("login"))
    expectEqual(
      screen.plan(account, ""),
      """
      account
        steps
          account  looked for account in current, contained, presented, presenting: not there yet
          tabs     looked for UITabBarController in current, contained, presented, presenting: not there, so it is built
          root     looked for the window's root: login
        plan
          1  build             tabs
          2  replace the root  tabs on login
          3  find              account

      """
    )
    expectEqual(screen.go(account, ""), "login tabs account")
    expectEqual(screen.text, "tabs[home, *account*]")
    (screen.window.rootViewController as? UITabBarController)?.selectedIndex = 0
    screen.window.rootViewController?.present(NamedController("modal"), animated: false)
    CATransaction.flush()
    #expect(
      screen.plan(account, "").hasSuffix("    1  dismiss  modal\n    2  show     select tab 1 of tabs\n")
    )
    expectEqual(screen.go(account, ""), "account")
    expectEqual(screen.text, "tabs[home, *account*]")
  }

  @Test("a custom transitioning delegate goes with the action")
  func transitioningDelegate() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {}
    let delegate = Delegate()
    let screen = RoutingScreen(NamedController("home"))
    screen.go(
      StepAssembly.new("card").using(PresentModally(style: .custom, transitioningDelegate: delegate)).from(.current),
      ""
    )
    let presented = screen.window.rootViewController?.presentedViewController
    expectIdentical(presented?.transitioningDelegate, delegate)
    expectEqual(presented?.modalPresentationStyle, .custom)
  }

  @Test(
    "forgot password after login in its navigation controller: from a login that is there, and from one that is not"
  )
  func expectingContainer() {
    let login = StepAssembly.screen("login").using(.push).from(.navigationController).using(.present).from(.current)
    let forgot = StepAssembly.screen("forgot").using(.push).from(login.expectingContainer(UINavigationController.self))
    let screen = RoutingScreen(NamedController("home"))
    #expect(
      screen.plan(forgot, "").hasSuffix(
        """
          plan
            1  build    navigation
            2  build    login
            3  build    forgot
            4  push     login, forgot on navigation
            5  present  navigation on home

        """
      )
    )
    expectEqual(screen.go(forgot, ""), "home navigation login forgot")
    expectEqual(screen.text, "home > navigation[login, *forgot*]")
    let other = RoutingScreen(NamedController("home"))
    other.go(login, "")
    expectEqual(other.go(forgot, ""), "login forgot")
    expectEqual(other.text, "home > navigation[login, *forgot*]")
  }

  @Test("a bag that is a tab is shown modally when it is asked for, in the articles' three ways")
  func bag() {
    func start() -> RoutingScreen {
      let tabs = UITabBarController()
      tabs.viewControllers = [NamedController("home"), NamedController("bag")]
      return RoutingScreen(tabs)
    }
    func route(_ finder: some Finder<NamedController, String>) -> Route<NamedController, String> {
      StepAssembly("bag", finder: finder, factory: InlineFactory { _ in NamedController("bag") })
        .using(.push).from(.navigationController).using(.present).from(.current)
    }
    let modal = "tabs[*home*, bag] > navigation[*bag*]"
    let visibleOnly = PredicateFinder<NamedController, String>(options: [.current, .visible]) { controller, _ in
      controller.name == "bag"
    }
    let first = start()
    first.go(route(visibleOnly), "")
    expectEqual(first.text, modal)
    let second = start()
    second.go(route(NilFinder<NamedController, String>()), "")
    expectEqual(second.text, modal)
    second.go(route(NilFinder<NamedController, String>()), "")
    expectEqual(second.text, "\(modal) > navigation[*bag*]")
    let presentedOnly = PredicateFinder<NamedController, String> { controller, _ in
      controller.name == "bag" && controller.presentingViewController != nil
    }
    let third = start()
    third.go(route(presentedOnly), "")
    expectEqual(third.text, modal)
    expectEqual(third.go(route(presentedOnly), ""), "bag")
    expectEqual(third.text, modal)
  }
}
