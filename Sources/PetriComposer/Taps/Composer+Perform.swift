public import PetriCatalog
public import PetriUIKit

extension Composer {
  /// Carries a tap out from the controller that it reached.
  ///
  /// `open` takes the screen's route, and `link` the link's; a screen without one is presented where it says how, else pushed where
  /// there is a navigation controller, else presented too. A link that is no screen's is told to `onEmit` unless the catalogue ignores
  /// such, for nothing outside the screens is opened. A tap that cannot be carried out, such as `pop` without a stack, does nothing but
  /// tell `onRefusal`.
  public func perform(_ tap: ResolvedTap, from controller: UIViewController) {
    if let reason = carryOut(tap, from: controller) { onRefusal?(tap, reason, controller) }
  }

  /// Gives why it can't be done, where that is known at once.
  private func carryOut(_ tap: ResolvedTap, from controller: UIViewController) -> String? {
    switch tap {
    case .dismiss:
      guard controller.presentingViewController != nil || controller.presentedViewController != nil else {
        return "nothing is presented"
      }
      routing.dismiss(controller)
    case .pop:
      guard let navigation = controller.navigationController else { return "it is in no navigation controller" }
      guard navigation.viewControllers.count > 1 else { return "it is the first of its navigation stack" }
      routing.pop(controller)
    case .open(let screen, let values):
      return navigate(to: ScreenTarget(screen, with: values), tap, from: controller)
    case .link(let url): return follow(url, tap, from: controller)
    case .select(let tab):
      return select(tab, from: controller)
    case .set(let values):
      guard case .object(let entries) = values else { return nil }
      let problems = state.apply(
        entries.map { ContextAssignment(path: ContextPath([.key($0.name)]), value: $0.value) }
      )
      return problems.isEmpty ? nil : problems.map(\.description).joined(separator: "; ")
    case .emit(let name): onEmit?(name, controller)
    }
    return nil
  }

  private func navigate(to target: ScreenTarget, _ tap: ResolvedTap, from controller: UIViewController) -> String? {
    do {
      try routing.navigate(to: target, from: controller) { [weak self] result in
        if case .failure(let error) = result { self?.onRefusal?(tap, "\(error)", controller) }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Opens the screen that a link leads to; a link that is no screen's is told like a name that is emitted.
  private func follow(_ url: String, _ tap: ResolvedTap, from controller: UIViewController) -> String? {
    let destination: LinkDestination
    do throws(LinkFailure) {
      destination = try catalog.destination(of: url)
    } catch {
      guard error == .unknown else { return error.description }
      if catalog.settings.unhandledLinks == .openURL { onEmit?(url, controller) }
      return nil
    }
    return navigate(to: ScreenTarget(destination), tap, from: controller)
  }

  private func select(_ tab: String, from controller: UIViewController) -> String? {
    guard let tabs = controller.tabBarController ?? controller as? UITabBarController,
      let controllers = tabs.viewControllers
    else { return "it is in no tab bar controller" }
    let numbered = Int(tab).flatMap { controllers.indices.contains($0) ? $0 : nil }
    guard let index = numbered ?? controllers.firstIndex(where: { $0.contains(screen: tab) }) else {
      return "there are tabs 0 to \(controllers.count - 1), and no screen '\(tab)' in them"
    }
    routing.select(index, in: tabs)
    return nil
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
  /// UIKit's style.
  var uiStyle: UIModalPresentationStyle {
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
  /// UIKit's style.
  var uiStyle: UIModalTransitionStyle {
    switch self {
    case .coverVertical: .coverVertical
    case .flipHorizontal: .flipHorizontal
    case .crossDissolve: .crossDissolve
    case .partialCurl: .partialCurl
    }
  }
}
