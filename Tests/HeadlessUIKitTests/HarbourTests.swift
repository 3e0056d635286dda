import Expectations
import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

/// The documents of an app as Xcode writes them: `Tests/Examples/Harbour`. None of its classes is in this program.
@MainActor @Suite(.serialized) struct HarbourTests {
  /// Makes the documents known; other tests may have others of these names.
  private func register() throws {
    prepare()
    HeadlessRuntime.imitatesInterfaceBuilder = true
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Harbour/Harbour")
    let names = [
      "Base.lproj/Main.storyboard", "Base.lproj/Settings.storyboard", "Base.lproj/LaunchScreen.storyboard",
      "Views/WeatherView.xib", "Views/BerthAnnotationCell.xib",
    ]
    for name in names {
      let file = app.appendingPathComponent(name)
      let document = try InterfaceDocument(Data(contentsOf: file))
      HeadlessRuntime.interfaces[file.deletingPathExtension().lastPathComponent] = HeadlessInterface(document)
    }
  }

  private func window(_ storyboard: String) throws -> UIWindow {
    try register()
    return show(try #require(UIStoryboard(name: storyboard, bundle: nil).instantiateHeadless(object: "fsG-aj-6Xl")))
  }

  private func settle() {
    CATransaction.flush()
    HeadlessRuntime.clock.advance(by: 2)
    CATransaction.flush()
  }

  @Test("the app begins with its tabs, one of them of another storyboard")
  func tabs() throws {
    let trace = Trace()
    let window = try window("Main")
    defer { withExtendedLifetime(window) { HeadlessRuntime.imitatesInterfaceBuilder = false } }
    let tabs = try #require(window.rootViewController as? UITabBarController)
    expectEqual(tabs.viewControllers?.map { $0.tabBarItem.title }, ["Berths", "Map", "Profile"])
    let roots = tabs.viewControllers?.map { ($0 as? UINavigationController)?.viewControllers.first ?? $0 } ?? []
    expectEqual(
      roots.map { HeadlessRuntime.className(of: $0) },
      ["Harbour.BerthsViewController", "Harbour.MapViewController", "Harbour.SettingsViewController"]
    )
    expectEqual(trace.take(), "")
  }

  @Test("a row leads to a berth with its facilities inside, the button at the right to a form, and that back")
  func walk() throws {
    let trace = Trace()
    let window = try window("Main")
    defer { withExtendedLifetime(window) { HeadlessRuntime.imitatesInterfaceBuilder = false } }
    let tabs = try #require(window.rootViewController as? UITabBarController)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    let table = try #require((navigation.topViewController as? UITableViewController)?.tableView)
    expectEqual(table.numberOfRows(inSection: 0), 2)
    HeadlessRuntime.tap(rowAt: IndexPath(row: 0, section: 0), in: table)
    settle()
    let berth = try #require(navigation.topViewController)
    expectEqual(HeadlessRuntime.className(of: berth), "Harbour.BerthViewController")
    expectEqual(berth.children.map { HeadlessRuntime.className(of: $0) }, ["Harbour.FacilitiesViewController"])
    navigation.popViewController(animated: false)
    settle()
    let add = navigation.topViewController?.navigationItem.rightBarButtonItem
    add?.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
    settle()
    let form = try #require((tabs.presentedViewController as? UINavigationController)?.topViewController)
    expectEqual(HeadlessRuntime.className(of: form), "Harbour.BookingViewController")
    let cancel = form.navigationItem.leftBarButtonItem
    cancel?.primaryAction.map { UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered) }
    settle()
    #expect(tabs.presentedViewController == nil)
    expectEqual(trace.take(), "")
  }
}
