import PetriCatalog
import PetriRouting
import PetriUIKit

extension RouteBuilder {
  /// The route to a complete stack, reusing the matching part of the current one.
  func stack(_ levels: [RequiredLevel], to destination: ScreenDefinition) -> ScreenRoute {
    let builder = self
    return .reconciling(
      destination.name,
      describingContext: { $0.description(for: destination) },
      to: { try builder.tree(levels[...], context: $0) }
    )
  }

  private func tree(_ levels: ArraySlice<RequiredLevel>, context: ScreenContext) throws -> RequiredController {
    guard let level = levels.first else { throw RoutingProblem("the stack has no levels") }
    let rest = levels.dropFirst()
    var node = try node(
      level.screen,
      context: context,
      isDestination: rest.isEmpty && level.tab == nil && level.pushed.isEmpty
    )
    if let tab = level.tab {
      node.children.append(try self.tab(tab, context: context, isDestination: rest.isEmpty && level.pushed.isEmpty))
    }
    for (index, screen) in level.pushed.enumerated() {
      let isLast = rest.isEmpty && index == level.pushed.count - 1
      node.children.append(try self.node(screen, context: context, isDestination: isLast))
    }
    node.arrange = { [composer] in try composer.arrangements(of: level, in: $0, children: $1) }
    if !rest.isEmpty { node.presented = try tree(rest, context: context) }
    return node
  }

  private func node(
    _ required: RequiredScreen,
    context: ScreenContext,
    isDestination: Bool
  ) throws -> RequiredController {
    let screen = try definition(required.name)
    let own = required.values == .empty ? context : context.adding(required.values, in: composer.scope())
    var find = RouteFind(.screen(screen.name))
    find.context = required.match
    let finder = CatalogFinder(find, composer: composer)
    let make: @MainActor () throws -> ScreenFactory = { [composer] in
      var factory = ScreenFactory(screen.name, composer: composer)
      try factory.prepare(with: own)
      return factory
    }
    var node = RequiredController(
      screen.name,
      isSame: { [composer] controller in
        composer.content(of: screen.name, beginning: controller).map { finder.isTarget($0, with: own) } ?? false
      },
      build: { try make().build(with: own) }
    )
    .described(finder: finder.routingName, context: own.description(for: screen))
    .preparing { _ = try make() }
    node.presentation = PresentScreen(own: composer.catalog.presentation(of: screen))
    return adding(screen, own, to: node, isDestination: isDestination)
  }

  /// The tab that begins with a screen; the tab bar controller builds it.
  private func tab(_ name: String, context: ScreenContext, isDestination: Bool) throws -> RequiredController {
    let node = RequiredController(
      name,
      isSame: { [composer] in composer.begins($0, with: name) },
      build: { throw RoutingProblem("no tab begins with '\(name)'") }
    )
    .described(finder: CatalogFinder(RouteFind(.tab(name)), composer: composer).routingName)
    return adding(try definition(name), context, to: node, isDestination: isDestination)
  }

  private func definition(_ name: String) throws -> ScreenDefinition {
    try composer.definition(named: name)
  }

  private func adding(
    _ screen: ScreenDefinition,
    _ context: ScreenContext,
    to node: RequiredController,
    isDestination: Bool
  ) -> RequiredController {
    var node = node
    for interceptor in interceptors(of: screen, isDestination: isDestination) {
      node = node.adding(interceptor, with: context)
    }
    for task in screen.contextTasks { node = node.adding(contextTask(task, of: screen), with: context) }
    for task in screen.postTasks { node = node.adding(postTask(task), with: context) }
    return node
  }
}

extension Composer {
  /// The required children of a level's containers: a tab bar keeps its tabs, and a navigation stack its initial
  /// screens.
  fileprivate func arrangements(
    of level: RequiredLevel,
    in controller: UIViewController,
    children: [RequiredController]
  ) throws -> [RequiredChildren] {
    var result: [RequiredChildren] = []
    var rest = children[...]
    var inside = controller
    if let tab = level.tab {
      for case let navigation as UINavigationController in layers(of: controller) {
        result.append(RequiredChildren(navigation, own(navigation)))
      }
      let tabs = outermost(UITabBarController.self, of: controller)
      guard let tabs, let held = tabs.viewControllers else {
        throw RoutingProblem("'\(level.screen.name)' has no tabs as it is now")
      }
      guard let selected = held.firstIndex(where: { begins($0, with: tab) }), let node = rest.popFirst() else {
        throw RoutingProblem("no tab of '\(level.screen.name)' begins with '\(tab)'")
      }
      var kept = held.map { RequiredController.kept($0) }
      kept[selected] = node
      result.append(RequiredChildren(tabs, kept, selected: selected))
      inside = held[selected]
    }
    if let navigation = outermost(UINavigationController.self, of: inside) {
      result.append(RequiredChildren(navigation, own(navigation) + rest))
    } else if !rest.isEmpty {
      throw RoutingProblem("'\(level.tab ?? level.screen.name)' has no navigation controller to push on")
    }
    return result
  }

  /// A controller and its embedded controllers, down to the first screen of a stack. Tabs, columns and pages end the
  /// sequence.
  private func layers(of controller: UIViewController) -> some Sequence<UIViewController> {
    sequence(first: controller) { layer in
      switch layer {
      case is UITabBarController, is UISplitViewController, is UIPageViewController: nil
      default: (layer as? any ChildEmbedding)?.embeddedController
      }
    }
  }

  /// The initial screens that a stack still holds: its root, or the children of a screen that is a stack.
  private func own(_ navigation: UINavigationController) -> [RequiredController] {
    var names: [String] = []
    if let entry = register.content(navigation),
      case .navigation(let children)? = catalog.screen(named: entry.name)?.content
    {
      names = children.map(\.screen)
    }
    let held = navigation.viewControllers
    let count = zip(held, names).prefix { begins($0, with: $1) }.count
    return held.prefix(max(1, count)).map { .kept($0) }
  }

  private func outermost<Container>(_ type: Container.Type, of controller: UIViewController) -> Container? {
    for case let container as Container in layers(of: controller) { return container }
    return nil
  }

  fileprivate func content(of screen: String, beginning controller: UIViewController) -> UIViewController? {
    layers(of: controller).first { register.content($0)?.name == screen }
  }
}
