public import PetriCatalog
public import PetriRouting
public import PetriUIKit

/// Navigates between the screens of a catalogue: taps, links and commands all go through it.
///
/// It makes routes out of the screens' definitions and hands them to a `DefaultRouter`, which reads what is on screen.
@MainActor
public final class ScreenRouter {
  /// What composes the screens.
  public unowned let composer: Composer
  /// What plans and moves.
  public let router: DefaultRouter
  /// The window in which it navigates; that of the last tap where none was given.
  public var window: UIWindow? {
    get { windowProvider.window }
    set { windowProvider.window = newValue }
  }

  let windowProvider = ScreenWindow()
  private var shows: [Show] = []

  /// A window that is known when there is one.
  @MainActor
  final class ScreenWindow: WindowProvider {
    weak var window: UIWindow?
  }

  /// A screen that an interceptor shows.
  @MainActor
  private final class Show {
    let asking: Asking
    weak var root: UIViewController?
    /// Whether it has been on screen: before that it can't be gone.
    var wasShown = false
    let isMet: () -> Bool
    /// Every navigation that waits for it.
    var completions: [@MainActor (ShowEnd) -> Void]

    init(_ asking: Asking, isMet: @escaping () -> Bool, completion: @escaping @MainActor (ShowEnd) -> Void) {
      self.asking = asking
      self.isMet = isMet
      completions = [completion]
    }

    func complete(_ end: ShowEnd) {
      let waiting = completions
      completions = []
      for completion in waiting { completion(end) }
    }
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

  /// What navigating would do now; nothing moves.
  ///
  /// - Parameter start: the controller where it starts; `nil` for a link or a push message.
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  public func plan(to target: ScreenTarget, from start: UIViewController? = nil) throws -> RoutePlan {
    router.plan(to: try route(to: target), with: context(of: target), from: start)
  }

  /// Performs exactly the plan that `plan(to:from:)` returned, or fails with `RoutingError.Kind.planChanged` where it no longer holds.
  ///
  /// - Parameter completion: called exactly once.
  @discardableResult
  public func perform(
    _ plan: RoutePlan,
    animated: Bool = true,
    completion: @escaping @MainActor (NavigationResult) -> Void = { _ in }
  ) -> Navigation {
    router.perform(plan, animated: animated, completion: completion)
  }

  /// The way to a target, for a router of one's own.
  ///
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  public func route(to target: ScreenTarget) throws -> Route<UIViewController, ScreenContext> {
    try RouteBuilder(routing: self).route(to: target)
  }

  /// A screen of the catalogue as a step of a route that is written in Swift, with its interceptors and tasks.
  ///
  /// - Parameter find: how it is found where it is on screen already; `nil` for a screen that is built each time.
  /// - Throws: `CompositionError.unknownScreen`.
  public func step(
    _ screen: String,
    find: RouteFind? = nil
  ) throws -> StepAssembly<UIViewController, ScreenContext> {
    guard let definition = composer.catalog.screen(named: screen) else { throw CompositionError.unknownScreen(screen) }
    return RouteBuilder(routing: self).step(of: definition, find: find)
  }

  /// Navigates.
  ///
  /// - Parameter completion: called exactly once.
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

  /// Goes back to where the route to a controller began, wherever that is: everything above it is dismissed and popped, and its tab
  /// is selected. Where that is gone, or nothing led here by a route, the stack is popped, else the modal closed.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` where there is nothing to go back to.
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

  /// Closes the modal that a controller is in, with everything above it.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` where it is in none.
  public func close(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    try leave(controller, completion, router.close, otherwise: "isn't presented")
  }

  /// Dismisses what a controller presents, else the modal that it is in.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` where nothing is presented.
  public func dismiss(
    from controller: UIViewController,
    completion: @escaping @MainActor (NavigationResult) -> Void
  ) throws {
    try leave(controller, completion, router.dismiss, otherwise: "isn't presented")
  }

  /// Pops the controller in front of the navigation stack that a controller is in.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` where it is in none, or alone in it.
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

  /// Selects a tab by its place from 0, or by the screen in it.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` where there is no such tab.
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

  /// Pushes a screen as an app's own code does: whatever the screen's route is, with its defaults, else its examples.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `RoutingProblem` without a navigation controller, `CompositionError` for a screen that can't be composed.
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

  /// Presents a screen as an app's own code does, in its own style or another, with its defaults, else its examples.
  ///
  /// - Parameter completion: called exactly once, unless this throws.
  /// - Throws: `CompositionError` for a screen that can't be composed.
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
    guard let screen = composer.catalog.screen(named: name) else { throw CompositionError.unknownScreen(name) }
    let context = ScreenContext(fields: screen.context)
    let problems = context.resolved(for: screen).problems
    guard problems.isEmpty else { throw CompositionError.context(screen: name, problems: problems) }
    if let window = start.viewIfLoaded?.window { self.window = window }
    let route = makeRoute(RouteBuilder(routing: self).bareStep(of: screen)).priority(.max)
    router.navigate(to: route, with: context, from: start, animated: true, completion: completion)
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

  /// The context that a target's route carries.
  private func context(of target: ScreenTarget) -> ScreenContext {
    ScreenContext(target.values, fields: composer.catalog.screen(named: target.screen)?.context ?? [])
  }

  /// Looks whether something that was waited for is there or gone: to be called when other code changes what is on screen.
  public func stackDidChange() {
    checkShows()
    router.stackDidChange()
  }

  /// Whether a screen is seen in front: what is presented topmost, else the root, and what is visible in it.
  public func isInFront(_ screen: String) -> Bool {
    guard let window else { return false }
    let stack = ControllerStack(window: window, adapters: router.adapters)
    return stack.topmost.map { holds(screen, in: $0, stack.adapters.visibleViewControllers) } ?? false
  }

  /// Whether a screen is on screen or beneath what is: presented below, or held by a container.
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

  /// What is on screen in a line: the screens, with what is not usual of their contexts, and the containers around them.
  public var stackText: String {
    guard let window else { return "" }
    return ControllerStack(window: window, adapters: router.adapters).text { controller in
      guard let entry = composer.register.content(controller) else { return controller.displayName }
      let usual = composer.catalog.screen(named: entry.name).map { ContextResolution(fields: $0.context).context }
      let own = entry.context.entries.filter { usual?[$0.name] != $0.value }
      let text = ScreenContext(ContextObject(own).literal).description
      return text.isEmpty ? entry.name : "\(entry.name)(\(text))"
    }
  }

  /// What became of a screen that an interceptor shows.
  enum ShowEnd: Hashable {
    /// The condition holds.
    case met
    /// The screen is gone, and it does not.
    case closed
    /// The screen can't be shown, and why.
    case failed(String)
  }

  /// An interceptor with what it has read of a route's context.
  struct Asking: Hashable {
    let interceptor: String
    let values: ContextObject
  }

  /// Shows a screen until a condition holds, then takes it away; tells what became of it.
  func show(
    _ target: ScreenTarget,
    for asking: Asking,
    until isMet: @escaping () -> Bool,
    completion: @escaping @MainActor (ShowEnd) -> Void
  ) {
    // One that is asked for already is shown once, whoever waits for it.
    if let shown = shows.first(where: { $0.asking == asking }) { return shown.completions.append(completion) }
    let show = Show(asking, isMet: isMet, completion: completion)
    shows.append(show)
    do {
      var builder = RouteBuilder(routing: self)
      builder.asking = asking.interceptor
      let route = try builder.route(to: target)
      router.navigate(to: route, with: context(of: target)) { [weak self] result in
        switch result {
        case .success(let stack):
          show.root = stack.last
          show.wasShown = true
          self?.checkShows()
        case .failure(let error): self?.end(show, .failed("'\(target.screen)' can't be shown: \(error)"))
        }
      }
    } catch {
      end(show, .failed("'\(target.screen)' can't be shown: \(error)"))
    }
  }

  private func checkShows() {
    for show in shows where show.wasShown {
      if show.isMet() {
        takeAway(show)
      } else if show.root.map({ !isOnScreen($0) }) ?? true {
        end(show, .closed)
      }
    }
  }

  private func takeAway(_ show: Show) {
    guard let root = show.root, isOnScreen(root) else { return end(show, .met) }
    shows.removeAll { $0 === show }
    if router.close(root, completion: { _ in show.complete(.met) }) != nil { return }
    if router.pop(root, completion: { _ in show.complete(.met) }) == nil { show.complete(.met) }
  }

  private func end(_ show: Show, _ end: ShowEnd) {
    guard shows.contains(where: { $0 === show }) else { return }
    shows.removeAll { $0 === show }
    show.complete(end)
  }

  /// Whether a controller is seen, or beneath what is.
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

extension Composer {
  /// Whether a route may dismiss a controller: as its screen defines, else as it implements itself.
  fileprivate func canBeDismissed(_ controller: UIViewController) -> Bool {
    if let entry = register.content(controller), let condition = catalog.screen(named: entry.name)?.canBeDismissed {
      return condition.holds(in: scope(controller))
    }
    return (controller as? any RoutingInterceptable)?.canBeDismissed ?? true
  }

  /// How a controller blocks: as its screen defines, else as it implements itself.
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
