import PetriCatalog
import PetriRouting
import PetriUIKit

@MainActor
struct RouteBuilder {
  typealias ScreenRoute = Route<UIViewController, ScreenContext>
  typealias ScreenStep = StepAssembly<UIViewController, ScreenContext>

  let routing: ScreenRouter
  private var path: [String] = []
  /// The interceptors waiting for this route's destination. They aren't asked again on the way there, or two
  /// interceptors of all navigations would wait for each other.
  var asking: Set<String> = []

  var composer: Composer { routing.composer }

  init(routing: ScreenRouter) {
    self.routing = routing
  }

  /// The route to a target.
  ///
  /// - Throws: `CompositionError.unknownScreen`, or `RoutingProblem` for an unknown route.
  func route(to target: ScreenTarget) throws -> ScreenRoute {
    let screen = try composer.definition(named: target.screen)
    let key = target.routeName.map { "\(screen.name) \($0)" } ?? screen.name
    guard !path.contains(key) else {
      throw RoutingProblem("the route never ends: \((path + [key]).joined(separator: " -> "))")
    }
    var builder = self
    builder.path.append(key)
    var route: ScreenRoute
    if let definition = target.route {
      route = try builder.route(by: definition, to: screen)
    } else if let definition = screen.route(named: target.routeName ?? RouteDefinition.defaultName) {
      route = try builder.route(by: definition, to: screen)
    } else if let name = target.routeName {
      let known = screen.routes.map(\.name).joined(separator: ", ")
      throw RoutingProblem(
        "'\(screen.name)' has no route '\(name)'; \(known.isEmpty ? "it has no routes" : "its routes are \(known)")"
      )
    } else {
      route = builder.defaultRoute(to: screen)
    }
    route.priority = screen.blocking?.priority ?? 0
    return route
  }

  private func route(by definition: RouteDefinition, to screen: ScreenDefinition) throws -> ScreenRoute {
    guard definition.levels.isEmpty else { return stack(definition.levels, to: screen) }
    return try chain(
      step(of: screen, find: definition.find),
      definition.steps[...],
      find: definition.find,
      screen: screen
    )
  }

  /// The default route: a screen with a presentation is presented; others are pushed if there is a navigation
  /// controller, or presented.
  private func defaultRoute(to screen: ScreenDefinition) -> ScreenRoute {
    let step = step(of: screen, find: nil)
    let presented = step.using(PresentScreen(own: composer.catalog.presentation(of: screen))).from(.start)
    let hasPresentation =
      screen.presentation != nil || composer.catalog.presentation(of: screen) != PresentationDefinition()
    // A navigation controller can't be pushed onto another.
    if hasPresentation || screen.isNavigationItself || screen.content.isOnlyPresented { return presented }
    var find = RouteFind(.container(.navigation))
    find.options = [.current, .parent]
    find.start = .start
    let finder = CatalogFinder(find, composer: composer)
    let pushed = step.using(.push).from(
      ScreenRoute.found(by: finder, name: "navigation").expectingContainer(UINavigationController.self)
    )
    return SwitchAssembly().addCase(finding: finder, pushed).assemble(default: presented)
  }

  // MARK: Steps

  func step(of screen: ScreenDefinition, find: RouteFind?) -> ScreenStep {
    var step = bareStep(of: screen, find: find)
    for interceptor in interceptors(of: screen) { step = step.adding(interceptor) }
    for task in screen.contextTasks { step = step.adding(contextTask(task, of: screen)) }
    for task in screen.postTasks { step = step.adding(postTask(task)) }
    return step
  }

  /// A screen as a step without its interceptors and tasks.
  func bareStep(of screen: ScreenDefinition, find: RouteFind? = nil) -> ScreenStep {
    let finder: any Finder<UIViewController, ScreenContext> =
      find.map { CatalogFinder($0, composer: composer) } ?? NilFinder()
    return ScreenStep(screen.name, finder: finder, factory: ScreenFactory(screen.name, composer: composer))
      .providing(containerClass(of: screen), isInside: !screen.isSystemContainerItself)
      .describingContext { $0.description(for: screen) }
  }

  func interceptors(of screen: ScreenDefinition, isDestination: Bool = true) -> [any RoutingInterceptor<ScreenContext>]
  {
    let definitions = composer.catalog.settings.interceptors
    let named = screen.interceptors.compactMap { name in definitions.first { $0.name == name } }
    // Interceptors of all navigations are asked once, by the destination.
    let always =
      path.count == 1 && isDestination ? definitions.filter { $0.always && !screen.interceptors.contains($0.name) } : []
    return (always + named).filter { !asking.contains($0.name) }.flatMap {
      definition -> [any RoutingInterceptor<ScreenContext>] in
      let transition = definition.transition.map {
        TransitionInterceptor<ScreenContext>(waits: $0 == .wait, window: routing.windowProvider)
      }
      let requirement = RequirementInterceptor(
        definition: definition,
        screen: screen,
        asking: asking.union([definition.name]),
        routing: routing
      )
      return [transition].compactMap(\.self) + (definition.require == nil ? [] : [requirement])
    }
  }

  func contextTask(_ task: RouteTask, of screen: ScreenDefinition) -> any ContextTask<
    UIViewController, ScreenContext
  > {
    InlineContextTask(task.description) { [unowned composer] controller, context in
      if case .setContext = task {
        guard let content = controller as? ContentViewController ?? composer.content(in: controller) else { return }
        // A route that passes through a screen, or gives only some keys, keeps the others as shown.
        let resolution = context.resolved(for: screen, over: content.context)
        guard resolution.problems.isEmpty else {
          throw CompositionError.context(screen: screen.name, problems: resolution.problems)
        }
        let values = resolution.context.localized(in: composer.textEnvironment)
        if content.context != values { content.show(values) }
      } else {
        try composer.carryOut(task, context, on: controller)
      }
    }
  }

  func postTask(_ task: RouteTask) -> any PostRoutingTask<UIViewController, ScreenContext> {
    InlinePostTask(task.description) { [unowned composer] controller, context, _ in
      do {
        try composer.carryOut(task, context, on: controller)
      } catch {
        composer.note(Refusal(task.description, "\(error)", from: controller))
      }
    }
  }

  /// The class of the container that a composed screen offers to children; `UIViewController` if it isn't one.
  private func containerClass(of screen: ScreenDefinition) -> UIViewController.Type {
    for layer in screen.wrapping {
      if case .system(let system) = layer.kind { return system.controllerClass }
    }
    return screen.content.container?.controllerClass ?? UIViewController.self
  }
}

extension ScreenDefinition {
  /// Whether the outermost controller is a system container.
  fileprivate var isSystemContainerItself: Bool {
    guard let outermost = wrapping.first else { return content.container != nil }
    if case .system = outermost.kind { return true }
    return false
  }
}

extension Composer {
  fileprivate func content(in controller: UIViewController) -> ContentViewController? {
    var current: UIViewController? = controller
    while let next = current {
      if let content = next as? ContentViewController { return content }
      current = (next as? any ChildEmbedding)?.embeddedController
    }
    return nil
  }

  fileprivate func carryOut(_ task: RouteTask, _ context: ScreenContext, on controller: UIViewController) throws {
    switch task {
    case .setContext: break
    case .emit(let name): emit(name, from: controller)
    case .track(let event):
      report?(.event(event), controller)
      delegate?.composer(self, didTrack: event, on: controller)
    case .set(let values):
      try change(to: values.resolved(in: context.scope(in: scope())), on: controller)
    }
  }
}
