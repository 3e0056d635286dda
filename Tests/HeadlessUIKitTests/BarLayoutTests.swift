import Expectations
import HeadlessUIKit
import Testing

@MainActor @Suite("Where the buttons of bars are", .serialized) struct BarLayoutTests {
  private func item(_ title: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, menu: UIMenu(children: [UIAction(title: "One") { _ in }]))
    return item
  }

  private func shown(
    _ change: (UIViewController) -> Void,
    direction: UISemanticContentAttribute = .unspecified
  ) -> (navigation: UINavigationController, window: UIWindow) {
    let controller = UIViewController()
    change(controller)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = show(navigation, on: "iphone-16")
    for bar in [navigation.navigationBar, navigation.toolbar] { bar?.semanticContentAttribute = direction }
    return (navigation, window)
  }

  /// The frame of the menu that a button opens, in the window.
  private func menu(of item: UIBarButtonItem, in bar: UIView, _ window: UIWindow) throws -> CGRect {
    _ = try #require(HeadlessRuntime.openMenu(of: item, in: bar))
    let cover = try #require(HeadlessRuntime.openMenuView(in: window))
    window.layoutIfNeeded()
    let list = try #require(cover.subviews.first)
    defer { cover.removeFromSuperview() }
    return list.frame
  }

  @Test("a menu opens at the button of a toolbar that it belongs to, above it")
  func toolbar() throws {
    let items = ["First", "Second", "Third", "Last"].map(item)
    let (navigation, window) = shown { controller in
      controller.toolbarItems = [
        items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2], .flexibleSpace(), items[3],
      ]
    }
    let bar = try #require(navigation.toolbar)
    let frames = HeadlessRuntime.itemFrames(in: bar)
    let places = try items.map { try #require(frames[ObjectIdentifier($0)]) }
    expectEqual(places[0].minX, 16)
    #expect(abs(places[3].maxX - (bar.bounds.width - 16)) < 0.001)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    let menus = try items.map { try menu(of: $0, in: bar, window) }
    let top = bar.convert(bar.bounds, to: nil).minY
    for menu in menus { #expect(menu.maxY <= top) }
    // From the side on that is near to the window's, else over the button's middle.
    expectEqual(menus[0].minX, 16)
    for index in [1, 2] { #expect(abs(menus[index].midX - places[index].midX) < 1) }
    #expect(abs(menus[3].maxX - (bar.bounds.width - 16)) < 0.001)
  }

  @Test("buttons of a navigation bar are at its ends, the first one outermost, and their menus below them")
  func navigationBar() throws {
    let (left, right, inner) = (item("Left"), item("Right"), item("Inner"))
    for isMirrored in [false, true] {
      let (navigation, window) = shown(
        { controller in
          controller.navigationItem.leftBarButtonItems = [left]
          controller.navigationItem.rightBarButtonItems = [right, inner]
        },
        direction: isMirrored ? .forceRightToLeft : .unspecified
      )
      let bar = navigation.navigationBar
      let frames = HeadlessRuntime.itemFrames(in: bar)
      let places = try [left, inner, right].map { try #require(frames[ObjectIdentifier($0)]) }
      let ordered = isMirrored ? places.reversed() : places
      expectEqual(ordered[0].minX, 16)
      expectEqual(ordered[2].maxX, bar.bounds.width - 16)
      #expect(ordered[0].maxX < ordered[1].minX && ordered[1].maxX < ordered[2].minX)
      let menu = try menu(of: inner, in: bar, window)
      #expect(menu.minY > bar.convert(places[1], to: nil).maxY)
      if isMirrored { expectEqual(menu.minX, places[1].minX) } else { expectEqual(menu.maxX, places[1].maxX) }
    }
  }

  /// A bar with an item above another one.
  private func bar(width: CGFloat = 375, title: String = "Now", _ change: (UINavigationItem) -> Void) -> UINavigationBar
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    let below = UINavigationItem(title: "Before")
    change(below)
    bar.items = [below, UINavigationItem(title: title)]
    return bar
  }

  @Test("the way back has the title of the item that it leads to, or what that item wants in its place")
  func backTitles() {
    prepare()
    func text(_ change: (UINavigationItem) -> Void) -> String { HeadlessRuntime.shownBackTitle(in: bar(change)) }
    expectEqual(text { _ in }, "Before")
    expectEqual(text { $0.backButtonTitle = "Home" }, "Home")
    expectEqual(
      text {
        $0.backButtonTitle = "Home"
        $0.backBarButtonItem = UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
      },
      "Own"
    )
    for title in [nil, ""] { expectEqual(text { $0.title = title }, "Back") }
    expectEqual(text { $0.backButtonTitle = "" }, "")
    expectEqual(text { $0.backButtonDisplayMode = .generic }, "Back")
    expectEqual(text { $0.backButtonDisplayMode = .minimal }, "")
  }

  @Test("the way back falls to Back and to its chevron alone where room is short")
  func backFallsShorter() throws {
    prepare()
    func text(width: CGFloat = 375, title: String = "Now") -> String {
      HeadlessRuntime.shownBackTitle(in: bar(width: width, title: title) { $0.title = "Favourite recipes" })
    }
    expectEqual(text(width: 480), "Favourite recipes")
    expectEqual(text(), "Back")
    expectEqual(text(width: 480, title: "Cinnamon buns with almonds and icing"), "Back")
    expectEqual(text(title: "Cinnamon buns with almonds and icing"), "")
    expectEqual(text(width: 150, title: ""), "")
    let narrow = bar(title: "Cinnamon buns with almonds and icing") { $0.title = "Favourite recipes" }
    let back = try #require(narrow.backItem)
    let frame = try #require(HeadlessRuntime.itemFrames(in: narrow)[ObjectIdentifier(back)])
    #expect(frame.minX == 16 && frame.width < 12)
  }

  @Test("buttons that a toolbar has no room for have as much as each other")
  func narrow() throws {
    let items = [item("No"), item(String(repeating: "long ", count: 20)), item(String(repeating: "word ", count: 20))]
    let (navigation, _) = shown { $0.toolbarItems = items }
    let bar = try #require(navigation.toolbar)
    let frames = HeadlessRuntime.itemFrames(in: bar)
    let places = try items.map { try #require(frames[ObjectIdentifier($0)]) }
    #expect(places[0].width < 40 && places[1].width > 100 && abs(places[1].width - places[2].width) < 0.01)
    #expect(abs(places[2].maxX - (bar.bounds.width - 16)) < 0.01)
  }
}
