public import PetriCatalog
public import PetriUIKit

extension Composer {
  /// Carries a tap out from the controller that it reached.
  ///
  /// `open` presents a screen that says how it is presented, and pushes any other where there is a navigation
  /// controller, else presents it too. `link` only tells `onEmit` the link: nothing outside the screens is opened.
  /// A tap that cannot be carried out, such as `pop` without a stack, does nothing.
  public func perform(_ tap: ResolvedTap, from controller: UIViewController) {
    switch tap {
    case .dismiss: controller.dismiss(animated: true)
    case .pop: controller.navigationController?.popViewController(animated: true)
    case .open(let screen, let values): open(screen, with: values, from: controller)
    case .link(let url): onEmit?(url, controller)
    case .select(let tab): select(tab, from: controller)
    case .set(let values):
      guard case .object(let entries) = values else { return }
      state.apply(entries.map { ContextAssignment(path: ContextPath([.key($0.name)]), value: $0.value) })
    case .emit(let name): onEmit?(name, controller)
    }
  }

  private func open(_ name: String, with values: ContextLiteral, from controller: UIViewController) {
    guard let definition = catalog.screen(named: name) else { return }
    let resolution = ContextResolution(fields: definition.context, given: values)
    guard resolution.problems.isEmpty, let composed = try? compose(name, context: resolution.context) else { return }
    let hasPresentation =
      definition.presentation != nil || catalog.presentation(of: definition) != PresentationDefinition()
    if !hasPresentation, let navigation = controller.navigationController {
      navigation.pushViewController(composed.root, animated: true)
    } else {
      composed.applyPresentation(catalog.presentation(of: definition))
      controller.present(composed.root, animated: true)
    }
  }

  private func select(_ tab: String, from controller: UIViewController) {
    guard let tabs = controller.tabBarController ?? controller as? UITabBarController,
      let controllers = tabs.viewControllers
    else { return }
    if let index = Int(tab), controllers.indices.contains(index) {
      tabs.selectedIndex = index
    } else if let index = controllers.firstIndex(where: { $0.contains(screen: tab) }) {
      tabs.selectedIndex = index
    }
  }
}

extension UIViewController {
  /// Whether this is a screen of a name, or has one among its children at any depth.
  func contains(screen name: String) -> Bool {
    (self as? ContentViewController)?.definitionName == name || children.contains { $0.contains(screen: name) }
  }
}

extension ComposedScreen {
  /// Gives the outermost controller the presentation that its definition says.
  public func applyPresentation(_ presentation: PresentationDefinition) {
    root.modalPresentationStyle = presentation.style.uiStyle
    root.modalTransitionStyle = presentation.transition.uiStyle
    root.isModalInPresentation = !presentation.interactiveDismiss
  }
}

extension PresentationStyle {
  fileprivate var uiStyle: UIModalPresentationStyle {
    switch self {
    case .automatic: .automatic
    case .fullScreen: .fullScreen
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .currentContext: .currentContext
    case .overFullScreen: .overFullScreen
    case .overCurrentContext: .overCurrentContext
    case .popover: .popover
    }
  }
}

extension TransitionStyle {
  fileprivate var uiStyle: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}
