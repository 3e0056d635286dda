public import PetriCatalog
public import PetriRouting
public import PetriUIKit

extension ScreenRouter {
  /// Goes back to where the route to a controller began: dismisses and pops everything above and selects the tab. If
  /// that is gone, or no route led here, pops the stack or closes the modal.
  ///
  /// - Parameter completion: Called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` if there is nothing to go back to.
  public func back(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    try leave(
      controller,
      completion,
      {
        router.back(from: $0, animated: $1, completion: $2) ?? router.pop($0, animated: $1, completion: $2)
          ?? router.close($0, animated: $1, completion: $2)
      },
      otherwise: "has nothing to go back to"
    )
  }

  /// Closes the modal that contains a controller, with everything above it.
  ///
  /// - Throws: `RoutingProblem` if it isn't presented.
  public func close(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    try leave(controller, completion, router.close, otherwise: "isn't presented")
  }

  /// Dismisses what a controller presents, or the modal that contains it.
  ///
  /// - Throws: `RoutingProblem` if nothing is presented.
  public func dismiss(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    try leave(controller, completion, router.dismiss, otherwise: "isn't presented")
  }

  /// Pops the top controller of the navigation stack that contains a controller.
  ///
  /// - Throws: `RoutingProblem` outside a navigation controller or at its root.
  public func pop(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    let isInStack = controller.nearest(UINavigationController.self) != nil
    try leave(
      controller,
      completion,
      router.pop,
      otherwise: isInStack ? "is the first of its navigation stack" : "isn't in a navigation controller"
    )
  }

  /// Selects a tab by its index or by a screen in it.
  ///
  /// - Throws: `RoutingProblem` if the tab doesn't exist.
  public func select(
    _ tab: String,
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    guard let tabs = controller.nearest(UITabBarController.self), let controllers = tabs.viewControllers else {
      throw RoutingProblem("'\(controller.displayName)' isn't in a tab bar controller")
    }
    let numbered = Int(tab).flatMap { controllers.indices.contains($0) ? $0 : nil }
    guard let index = numbered ?? controllers.firstIndex(where: { $0.contains(screen: tab) }) else {
      throw RoutingProblem("no tab has the screen or number '\(tab)'; the tabs are 0 to \(controllers.count - 1)")
    }
    try leave(tabs, completion, { router.select(index, in: tabs, completion: $2) }, otherwise: "has no tab \(index)")
  }

  /// Pushes a screen as an app's own code does, ignoring its route, with its defaults or examples.
  ///
  /// - Throws: `RoutingProblem` without a navigation controller; `CompositionError` if the screen can't be composed.
  public func push(
    _ screen: String,
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    guard let navigation = controller.nearest(UINavigationController.self) else {
      throw RoutingProblem("'\(controller.displayName)' isn't in a navigation controller")
    }
    try put(screen, from: controller, completion) { step in
      let stack = Route<UINavigationController, ScreenContext>.found(by: InstanceFinder(navigation), name: "navigation")
      return step.using(.push).from(stack)
    }
  }

  /// Presents a screen as an app's own code does, in its own style or another, with its defaults or examples.
  ///
  /// - Throws: `CompositionError` if the screen can't be composed.
  public func present(
    _ screen: String,
    as style: PresentationStyle?,
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    let own = composer.catalog.screen(named: screen).map { composer.catalog.presentation(of: $0) }
    try put(screen, from: controller, completion) { step in
      step.using(PresentScreen(style: style, own: own)).from(.start)
    }
  }

  private func put(
    _ name: String,
    from start: UIViewController,
    _ completion: @escaping @MainActor (NavigationResult) -> Void,
    _ makeRoute: (RouteBuilder.ScreenStep) -> RouteBuilder.ScreenRoute
  ) throws {
    let screen = try composer.definition(named: name)
    let context = ScreenContext(fields: screen.context)
    let problems = context.resolved(for: screen).problems
    guard problems.isEmpty else { throw CompositionError.context(screen: name, problems: problems) }
    if let window = start.viewIfLoaded?.window { self.window = window }
    let route = makeRoute(RouteBuilder(routing: self).bareStep(of: screen)).priority(.max)
    router.navigate(to: route, with: context, from: start, animated: true, completion: completion)
  }

  /// Whether a controller is all that the window shows, inside layers and navigation controllers only.
  func isLaunchedAlone(_ controller: UIViewController) -> Bool {
    var outermost = controller
    while let parent = outermost.parent {
      let isFirst = (parent as? UINavigationController)?.viewControllers.first === outermost
      guard isFirst || parent is ContainerViewController else { return false }
      outermost = parent
    }
    return outermost === window?.rootViewController && outermost.presentedViewController == nil
  }

  private func leave(
    _ start: UIViewController,
    _ completion: @escaping @MainActor (NavigationResult) -> Void,
    _ body: (UIViewController, Bool, @escaping @MainActor (NavigationResult) -> Void) -> Navigation?,
    otherwise reason: String
  ) throws {
    if let window = start.viewIfLoaded?.window { self.window = window }
    let navigation = body(start, true) { [weak self] result in
      self?.checkShows()
      completion(result)
    }
    if navigation == nil { throw RoutingProblem("'\(start.displayName)' \(reason)") }
  }
}
