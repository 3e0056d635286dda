import PetriCatalog
import PetriComposer
import PetriUIKit

/// The attributes of a controller besides name, state and frame: title, bars, view, presentation.
@MainActor
struct ControllerAttributes {
  private let launched: LaunchedScreen
  private let screens: ShownScreens
  private let statusBar: StatusBarAnswer

  init(_ launched: LaunchedScreen, _ screens: ShownScreens) {
    self.launched = launched
    self.screens = screens
    statusBar = StatusBarAnswer(in: launched.stage.window)
  }

  /// The attributes in printing order.
  ///
  /// - Parameter tint: The tint color of the parent node.
  func all(of controller: UIViewController, in tint: UIColor?) -> [ShownAttribute] {
    var list = AttributeList(in: controller.traitCollection)
    addPlace(of: controller, to: &list)
    list.text("title", title(of: controller))
    list.add(BarAttributes.of(controller, hiding: screens.secrets))
    if let view = controller.viewIfLoaded { list.add(ShownView(view).attributes(in: tint)) }
    addLayout(of: controller, to: &list)
    addAnswers(of: controller, to: &list)
    addAction(of: controller, to: &list)
    if let share = controller as? ShareViewController {
      list.word("completed", share.completed.map { "-> \($0.text(hiding: screens.secrets))" })
    }
    list.add(PresentationAttributes(launched).of(controller))
    list.add(screens.context(of: controller))
    return list.all
  }

  /// Adds the action that runs on appearing.
  private func addAction(of controller: UIViewController, to list: inout AttributeList) {
    guard let content = controller as? any FormProviding, let action = content.actionOnAppearing else { return }
    list.word("onAppear", action.text(hiding: screens.secrets))
  }

  /// Adds the edges that a centered child is pinned to.
  private func addPlace(of controller: UIViewController, to list: inout AttributeList) {
    guard controller.isViewLoaded, let layout = (controller.parent as? ContainerViewController)?.container.child,
      layout.center != nil
    else { return }
    list.word("pinned", layout.pins.map(\.rawValue).joined(separator: " "))
  }

  /// The title, unless a bar or a tab shows it or it is the screen's name.
  private func title(of controller: UIViewController) -> String? {
    guard let title = controller.navigationItem.title ?? controller.title, !title.isEmpty,
      title != screens.screen(of: controller)?.definition.name, !(controller is UIAlertController)
    else { return nil }
    if let layer = controller as? ContainerViewController, layer.embeddedController != nil { return nil }
    var outermost = controller
    while let layer = outermost.parent as? ContainerViewController { outermost = layer }
    if let navigation = outermost.parent as? UINavigationController, navigation.topViewController === outermost {
      let shown = outermost.navigationItem.title ?? outermost.title
      return navigation.isNavigationBarHidden || shown != title ? title : nil
    }
    return outermost.parent is UITabBarController && outermost.tabBarItem.title == title ? nil : title
  }

  private func addLayout(of controller: UIViewController, to list: inout AttributeList) {
    let insets = controller.additionalSafeAreaInsets
    list.insets("additionalSafeArea", insets, of: controller.parent?.viewIfLoaded ?? controller.viewIfLoaded)
    guard !(controller is any ComposedController) else { return }
    list.flag("no system minimum margins", !controller.viewRespectsSystemMinimumLayoutMargins)
    if !controller.isSystemContainer { list.size("preferredContentSize", controller.preferredContentSize) }
    let edges: KeyValuePairs<UIRectEdge, String> = [.top: "top", .left: "left", .bottom: "bottom", .right: "right"]
    if controller.edgesForExtendedLayout != .all {
      let words = edges.filter { controller.edgesForExtendedLayout.contains($0.key) }.map(\.value)
      list.word("edgesForExtendedLayout", words.isEmpty ? "none" : words.joined(separator: " "))
    }
    list.flag("extendedLayoutIncludesOpaqueBars", controller.extendedLayoutIncludesOpaqueBars)
    list.word(
      "appearance",
      controller.overrideUserInterfaceStyle,
      default: .unspecified,
      [.light: "light", .dark: "dark"]
    )
    list.flag("hidesBottomBarWhenPushed", controller.hidesBottomBarWhenPushed)
    list.flag("editing", controller.isEditing)
  }

  private func addAnswers(of controller: UIViewController, to list: inout AttributeList) {
    if statusBar.styler === controller {
      list.word(
        "statusBar",
        controller.preferredStatusBarStyle,
        default: .default,
        [.lightContent: "light", .darkContent: "dark"]
      )
    }
    if statusBar.hider === controller { list.flag("statusBar hidden", controller.prefersStatusBarHidden) }
    guard !(controller is any ComposedController), !controller.isSystemContainer else { return }
    list.flag("prefersHomeIndicatorAutoHidden", controller.prefersHomeIndicatorAutoHidden)
    let defaultOrientations: UIInterfaceOrientationMask =
      controller.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    if controller.supportedInterfaceOrientations != defaultOrientations {
      let words: KeyValuePairs<UIInterfaceOrientationMask, String> = [
        .portrait: "portrait", .portraitUpsideDown: "portraitUpsideDown", .landscapeLeft: "landscapeLeft",
        .landscapeRight: "landscapeRight",
      ]
      let supported = words.filter { controller.supportedInterfaceOrientations.contains($0.key) }.map(\.value)
      list.word("orientations", supported.joined(separator: " "))
    }
  }
}

extension UIViewController {
  /// Whether the controller is one of UIKit's containers, whose answers are those of its content.
  fileprivate var isSystemContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController || self is UIAlertController
  }
}
