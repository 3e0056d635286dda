import PetriCatalog
import PetriRouting
import PetriUIKit

extension RouteBuilder {
  func chain(
    _ step: ScreenStep,
    _ steps: ArraySlice<RouteStep>,
    find: RouteFind?,
    screen: ScreenDefinition
  ) throws -> ScreenRoute {
    let own = composer.catalog.presentation(of: screen)
    let route = try put(step, presentedAs: own, by: steps) { try $0.chain(step, $1, find: find, screen: screen) }
    if let route { return route }
    let origin = try origin(steps)
    // Without an action, the screen is found, or built by the rest of the route.
    let finder = CatalogFinder(find ?? RouteFind(.screen(screen.name)), composer: composer)
    var finding = FindingAssembly<UIViewController, ScreenContext>(screen.name, finder: finder)
    for interceptor in interceptors(of: screen) { finding = finding.adding(interceptor) }
    for task in screen.contextTasks { finding = finding.adding(contextTask(task, of: screen)) }
    for task in screen.postTasks { finding = finding.adding(postTask(task)) }
    return finding.from(origin)
  }

  /// The route of a step by the first action of the chain, or by the action of the matching case; `nil` if there is
  /// none. `otherwise` makes the route for the steps of a case.
  private func put(
    _ step: ScreenStep,
    presentedAs own: PresentationDefinition?,
    by steps: ArraySlice<RouteStep>,
    otherwise: @escaping @MainActor (RouteBuilder, ArraySlice<RouteStep>) throws -> ScreenRoute
  ) throws -> ScreenRoute? {
    let (rest, action) = RouteBuilder.action(in: steps)
    if let action { return attach(step, presentedAs: own, action, try origin(rest)) }
    guard RouteBuilder.puts(steps), case .fork(let cases)? = steps.last?.kind else { return nil }
    // Cases are chosen by the converted context and continue with it; the step keeps its own.
    let conversions = steps.dropLast()
    return fork(cases, converting: conversions) { try otherwise($0, (conversions + $1)[...]) }
  }

  private static func puts(_ steps: ArraySlice<RouteStep>) -> Bool {
    for step in steps {
      switch step.kind {
      case .using: return true
      case .context: continue
      case .from: return false
      case .fork(let cases): return cases.contains { puts($0.steps[...]) }
      }
    }
    return false
  }

  private static func action(in steps: ArraySlice<RouteStep>) -> (rest: ArraySlice<RouteStep>, action: RouteAction?) {
    var passed: [RouteStep] = []
    var rest = steps
    while let first = rest.first {
      rest = rest.dropFirst()
      switch first.kind {
      case .using(let action): return ((passed + rest)[...], action)
      case .context: passed.append(first)
      case .from, .fork: return (steps, nil)
      }
    }
    return (steps, nil)
  }

  private func origin(_ steps: ArraySlice<RouteStep>) throws -> ScreenRoute {
    guard let first = steps.first else { throw RoutingProblem("the route ends before it gets anywhere") }
    let rest = steps.dropFirst()
    switch first.kind {
    case .context(let literal):
      return try origin(rest).adapting(
        using: InlineTransformer { [unowned composer] (context: ScreenContext) in
          context.converted(by: literal, in: composer.scope())
        }
      )
    case .using: throw RoutingProblem("there is nothing to show by this action")
    case .fork(let cases): return fork(cases) { try $0.origin($1[...]) }
    case .from(let origin): return try from(origin, rest)
    }
  }

  private func from(_ origin: RouteOrigin, _ rest: ArraySlice<RouteStep>) throws -> ScreenRoute {
    switch origin {
    case .current: return .current
    case .root: return .root
    case .start: return .start
    case .route(let name, let routeName):
      let builder = self
      return .deferred { try builder.route(to: ScreenTarget(name, routeName: routeName)) }
    case .container(let container): return try attach(container, rest)
    case .find(let find):
      let finder = CatalogFinder(find, composer: composer)
      guard !rest.isEmpty else { return .found(by: finder, name: find.name) }
      return FindingAssembly(find.name, finder: finder).from(try self.origin(rest))
    case .screen(let name, let values):
      let screen = try composer.definition(named: name)
      let find = RouteFind(.screen(name))
      let route = try chain(step(of: screen, find: find), rest, find: find, screen: screen)
      guard values != .empty else { return route }
      return route.adapting(
        using: InlineTransformer { [unowned composer] (context: ScreenContext) in
          context.adding(values, in: composer.scope())
        }
      )
    }
  }

  private func attach(_ container: SystemContainer, _ rest: ArraySlice<RouteStep>) throws -> ScreenRoute {
    let make: @MainActor (ScreenContext) throws -> UIViewController = { _ in
      switch container {
      case .navigation: UINavigationController()
      case .tabs: UITabBarController()
      case .split: UISplitViewController(style: .doubleColumn)
      case .pages: PagesViewController(pages: [])
      }
    }
    let step = ScreenStep(container.rawValue, finder: NilFinder(), factory: InlineFactory(make)).providing(
      container.controllerClass
    )
    .describingContext { _ in "" }
    return try put(step, container, by: rest)
  }

  private func put(_ step: ScreenStep, _ container: SystemContainer, by steps: ArraySlice<RouteStep>) throws
    -> ScreenRoute
  {
    let route = try put(step, presentedAs: nil, by: steps) { try $0.put(step, container, by: $1) }
    guard let route else { throw RoutingProblem("no action shows the \(container.rawValue) controller") }
    return route
  }

  private func attach(
    _ step: ScreenStep,
    presentedAs own: PresentationDefinition?,
    _ action: RouteAction,
    _ origin: ScreenRoute
  ) -> ScreenRoute {
    switch action {
    case .present(let presentation): step.using(PresentScreen(presentation, own: own)).from(origin)
    case .push: step.using(.push).from(origin.expectingContainer())
    case .pushAsRoot: step.using(.pushAsRoot).from(origin.expectingContainer())
    case .pushOntoRoot: step.using(.pushOntoRoot).from(origin.expectingContainer())
    case .pushReplacingLast: step.using(.pushReplacingLast).from(origin.expectingContainer())
    case .addTab(let index, let isReplacing):
      step.using(.addTab(at: index, replacing: isReplacing)).from(origin.expectingContainer())
    case .setPrimary: step.using(.setPrimary).from(origin.expectingContainer())
    case .pushToDetails: step.using(.pushToDetails).from(origin.expectingContainer())
    case .pushOnToDetails: step.using(.pushOnToDetails).from(origin.expectingContainer())
    case .replaceRoot: step.using(.replaceRoot).from(origin)
    case .none: step.using(.none).from(origin)
    }
  }

  /// A switch over cases, chosen by the converted context; `makeRoute` makes the route for the steps of a case.
  private func fork(
    _ cases: [RouteCase],
    converting conversions: ArraySlice<RouteStep> = [],
    _ makeRoute: @escaping @MainActor (RouteBuilder, [RouteStep]) throws -> ScreenRoute
  ) -> ScreenRoute {
    var assembly = SwitchAssembly<UIViewController, ScreenContext>()
    for option in cases {
      let builder = self
      let route = ScreenRoute.deferred { try makeRoute(builder, option.steps) }
      if option.isDefault { return assembly.assemble(default: route) }
      let finder = option.find.map { CatalogFinder($0, composer: composer) }
      assembly = assembly.addCase(
        option.choice,
        when: { [unowned composer] context, stack in
          let context = conversions.reduce(context) { context, step in
            guard case .context(let literal) = step.kind else { return context }
            return context.converted(by: literal, in: composer.scope())
          }
          if let condition = option.condition, !condition.holds(in: context.scope(in: composer.scope())) {
            return false
          }
          if let finder, try finder.findViewController(with: context, in: stack) == nil { return false }
          guard let start = option.start else { return true }
          return (stack.start ?? stack.front).map { composer.isInside($0, start) } ?? false
        },
        route
      )
    }
    return assembly.assemble()
  }
}

extension RouteFind {
  fileprivate var name: String {
    switch target {
    case .screen(let name): name
    case .tab(let name): "tab \(name)"
    case .selectedTab: "selected tab"
    case .container(let container): container.rawValue
    case .presenting: "presenting"
    case .detailNavigation: "details"
    }
  }
}

extension Composer {
  fileprivate func isInside(_ controller: UIViewController, _ screen: String) -> Bool {
    var current: UIViewController? = controller
    while let next = current {
      if register[next]?.name == screen { return true }
      current = next.parent
    }
    return false
  }
}
