import Expectations
import PetriCatalog
import PetriComposer
import PetriRouting
import PetriUIKit
import SampleScreens
import Testing

/// The sample app, walked by routes, taps and links.
@MainActor
@Suite("Routing in the sample app")
struct RoutingTests {
  @Test("a tap takes the screen's route: the figures after the sign-in, with nothing moved when it is refused")
  func signIn() throws {
    let app = try SampleApp("home")
    try app.tap("Figures")
    #expect(app.text.hasSuffix("> navigation[*form-template[*sign-in*]*]"))
    try app.tap("Cancel")
    expectEqual(app.text, "home[*navigation[*circle*]*, square]")
    expectEqual(app.events, ["open figures: 'signed-in' refused: Sign in first."])
    try app.tap("Figures")
    try app.tap("submit")
    expectEqual(app.text, "home[*navigation[circle, *figures*]*, square]")
    expectEqual(app.events.last, "track figures-seen")
  }

  @Test("a link waits while the PIN is in front and is followed when it is gone; a payment refuses it")
  func blockers() throws {
    let app = try SampleApp("home,pin")
    try app.link("app://square")
    expectEqual(app.text, "home[*navigation[*circle*]*, square] > passcode-cover[*pin*]")
    expectEqual(app.composer.routing.router.blocked.count, 1)
    try app.stage.make(.dismiss, with: app.composer)
    expectEqual(app.text, "home[navigation[*circle*], *square*]")
    let paying = try SampleApp("home,confirm-payment")
    try paying.link("app://square")
    expectEqual(
      paying.events,
      ["link \"app://square\": 'confirm-payment' is in front and has a higher priority"]
    )
    try paying.tap("Pay")
    try paying.link("app://square")
    expectEqual(paying.text, "home[navigation[*circle*], *square*]")
  }

  @Test("one route and two destinations: what is on screen gets the other context")
  func wishList() throws {
    let app = try SampleApp("home", state: ["signedIn=true"])
    try app.link("app://wish-list/favorites")
    #expect(app.text.hasSuffix("> navigation[*wish-list*]"))
    let shown = app.stage.window.rootViewController?.presentedViewController
    try app.link("app://wish-list/collections")
    #expect(app.text.hasSuffix("> navigation[*wish-list(section: collections)*]"))
    expectIdentical(app.stage.window.rootViewController?.presentedViewController, shown)
    expectEqual(app.events, ["track wish-list-seen", "track wish-list-seen"])
  }

  @Test("what is locked is not dismissed by a route, and is when it is unlocked")
  func locked() throws {
    let app = try SampleApp("home,routing-control")
    try app.tap("Lock")
    try app.tap("Go home")
    expectEqual(app.events, ["open home: 'routing-control' must be dismissed first, but it refuses"])
    try app.tap("Unlock")
    try app.tap("Go home")
    expectEqual(app.text, "home[navigation[*circle*], *square*]")
  }

  @Test("the same screen with the same context is found, with another it is shown once more")
  func colours() throws {
    let app = try SampleApp("home")
    try app.link("app://color/Blue")
    let once = app.text
    try app.link("app://color/Blue")
    expectEqual(app.text, once)
    try app.link("app://color/Red")
    #expect(app.text.hasPrefix(once))
    #expect(app.text.hasSuffix("> navigation[*color(name: \"Red\")*]"))
  }

  @Test("a container of the team's own is navigated into by its adapter")
  func images() throws {
    let app = try SampleApp("images")
    let images = try #require(app.stage.window.rootViewController as? ImagesViewController)
    let star = Route<PictureViewController, Void>.found(
      by: PredicateFinder(name: "star") { picture, _ in picture.name == "star" },
      name: "star"
    )
    expectEqual(app.composer.routing.router.plan(to: star, with: ()).moves.count, 1)
    app.composer.routing.router.navigate(to: star, with: ())
    expectEqual((images.front as? PictureViewController)?.name, "star")
  }

  @Test("a link that leads nowhere is reported as something to open outside")
  func unknownLinks() throws {
    let app = try SampleApp("home")
    try app.link("https://elsewhere.example/a")
    expectEqual(app.events, ["emit https://elsewhere.example/a"])
    try app.link("app://wish-list/nothing")
    expectEqual(app.events.last?.contains("leads to 'wish-list', but"), true)
  }

  @Test("a flow coordinator starts with the sign-in, and the landing screen follows it")
  func coordinator() {
    let root = UINavigationController()
    let screen = Screen(root)
    let coordinator = AppCoordinator(root: root, isLoggedIn: false)
    coordinator.start()
    CATransaction.flush()
    #expect(coordinator.child is LoginCoordinator)
    #expect(screen.first(UILabel.self) { $0.text == "Sign in" } != nil)
    screen.tap("Finish")
    CATransaction.flush()
    #expect(coordinator.isLoggedIn)
    #expect(coordinator.child is LandingCoordinator)
    expectEqual(root.viewControllers.map { "\(type(of: $0))" }, ["ExamplesViewController"])
    expectIdentical(screen.window.rootViewController, root)
  }
}
