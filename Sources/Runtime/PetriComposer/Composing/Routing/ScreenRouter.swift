public import PetriCatalog
public import PetriRouting
public import PetriUIKit

/// Navigates between the screens of a catalogue, for taps, links and commands.
///
/// The router builds routes from the screens' definitions and passes them to a `DefaultRouter`.
@MainActor
public final class ScreenRouter {
  /// The composer of the screens.
  public unowned let composer: Composer
  /// The router that plans and performs navigations.
  public let router: DefaultRouter
  /// The window to navigate in; defaults to that of the last tap.
  public var window: UIWindow? {
    get { windowProvider.window }
    set { windowProvider.window = newValue }
  }

  let windowProvider = ScreenWindow()
  var shows: [Show] = []

  @MainActor
  final class ScreenWindow: WindowProvider {
    weak var window: UIWindow?
  }

  init(composer: Composer) {
    self.composer = composer
    let inspector = ControllerInspector(
      name: { [unowned composer] in composer.register[$0]?.name ?? $0.displayName },
      canBeDismissed: { [unowned composer] in composer.canBeDismissed($0) },
      blocker: { [unowned composer] in composer.blocker($0) }
    )
    router = DefaultRouter(
      window: windowProvider,
      adapters: ContainerAdapters(composer.registry.adapters),
      inspector: inspector
    )
    composer.state.observe(self) { [weak self] in self?.checkShows() }
  }

  /// The plan of a navigation now, without performing it.
  ///
  /// - Parameter start: The controller where it starts; `nil` for a link or a push notification.
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  public func plan(to target: ScreenTarget, from start: UIViewController? = nil) throws -> RoutePlan {
    router.plan(to: try route(to: target), with: context(of: target), from: start)
  }

  /// Performs a plan returned by `plan(to:from:)`; fails with `RoutingError.Kind.planChanged` if it no longer holds.
  ///
  /// - Parameter completion: Called exactly once.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    router.perform(plan, animated: animated, completion: completion)
  }

  /// The route to a target, for another router.
  ///
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  public func route(to target: ScreenTarget) throws -> Route<UIViewController, ScreenContext> {
    try RouteBuilder(routing: self).route(to: target)
  }

  /// A screen of the catalogue, with its interceptors and tasks, as a step of a route written in Swift.
  ///
  /// - Parameter find: How an existing screen is found; `nil` always builds a new one.
  /// - Throws: `CompositionError.unknownScreen`.
  public func step(
    _ screen: String,
    find: RouteFind? = nil
  ) throws -> StepAssembly<UIViewController, ScreenContext> {
    let definition = try composer.definition(named: screen)
    return RouteBuilder(routing: self).step(of: definition, find: find)
  }

  /// Navigates to a target.
  ///
  /// - Parameter completion: Called exactly once.
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  @discardableResult
  public func navigate(
    to target: ScreenTarget,
    from start: UIViewController? = nil,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) throws -> Navigation {
    if let window = start?.viewIfLoaded?.window { self.window = window }
    let route = try route(to: target)
    return router.navigate(
      to: route,
      with: context(of: target),
      from: start,
      animated: animated,
      completion: completion
    )
  }

  func context(of target: ScreenTarget) -> ScreenContext {
    ScreenContext(
      target.values.localized(in: composer.textEnvironment),
      fields: composer.catalog.screen(named: target.screen)?.context ?? []
    )
  }

  /// Re-evaluates waiting navigations. Call it after your own code changed the view controllers on screen.
  public func stackDidChange() {
    checkShows()
    router.stackDidChange()
  }
}

extension Composer {
  /// Whether a route may dismiss a controller, by its screen's definition or its own implementation.
  fileprivate func canBeDismissed(_ controller: UIViewController) -> Bool {
    if let entry = register.content(controller), let condition = catalog.screen(named: entry.name)?.canBeDismissed {
      return condition.holds(in: scope(controller))
    }
    return (controller as? any RoutingInterceptable)?.canBeDismissed ?? true
  }

  /// The blocker of a controller, by its screen's definition or its own implementation.
  fileprivate func blocker(_ controller: UIViewController) -> RoutingBlocker? {
    if let entry = register.content(controller), let blocking = catalog.screen(named: entry.name)?.blocking {
      return RoutingBlocker(
        priority: blocking.priority,
        onConflict: blocking.onConflict == .wait ? .wait : .refuse
      )
    }
    return (controller as? any RoutingBlocking)?.routingBlocker
  }
}

extension ScreenRouter {
  /// Whether a screen is visible in front: in the topmost presentation, or the root.
  public func isInFront(_ screen: String) -> Bool {
    guard let window else { return false }
    let stack = ControllerStack(window: window, adapters: router.adapters)
    return stack.topmost.map { holds(screen, in: $0, stack.adapters.visibleViewControllers) } ?? false
  }

  /// Whether a screen is on the stack: visible, covered by a presentation, or held by a container.
  public func isThere(_ screen: String) -> Bool {
    guard let window else { return false }
    let levels = sequence(first: window.rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
    return levels.contains { level in
      level.map { holds(screen, in: $0, router.adapters.containedViewControllers) } ?? false
    }
  }

  private func holds(
    _ screen: String,
    in controller: UIViewController,
    _ children: (UIViewController) -> [UIViewController]
  ) -> Bool {
    var waiting = [controller]
    while let next = waiting.popLast() {
      if composer.register[next]?.name == screen { return true }
      waiting += children(next)
    }
    return false
  }

  /// The name of the screen whose content a controller is, or its display name.
  public func name(of controller: UIViewController) -> String {
    composer.register.content(controller)?.name ?? controller.displayName
  }

  /// The stack as one line: containers, and screens with the non-default values of their contexts.
  public var stackText: String {
    guard let window else { return "" }
    return ControllerStack(window: window, adapters: router.adapters).text { controller in
      guard let entry = composer.register.content(controller) else { return controller.displayName }
      let defaults = composer.catalog.screen(named: entry.name).map {
        ContextResolution(fields: $0.context).context.localized(in: composer.textEnvironment)
      }
      let own = entry.context.entries.filter { defaults?[$0.name] != $0.value }
      let text = ScreenContext(ContextObject(own).literal).description
      return text.isEmpty ? entry.name : "\(entry.name)(\(text))"
    }
  }

  func isOnScreen(_ controller: UIViewController) -> Bool {
    var outermost = controller
    while let parent = outermost.parent { outermost = parent }
    var level = window?.rootViewController
    while let current = level {
      if current === outermost { return !current.isBeingDismissed }
      level = current.presentedViewController
    }
    return false
  }
}
