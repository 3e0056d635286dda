public import PetriCatalog
public import PetriUIKit

/// Composes screens from definitions, from the inside out.
///
/// The content is built first and configured with its context. Then each layer embeds the result, innermost first. No
/// view is loaded meanwhile: as in UIKit, views are loaded when their controller is shown.
@MainActor
public final class Composer {
  /// The catalogue of definitions.
  public let catalog: Catalog
  /// The controllers written in Swift.
  public let registry: ControllerRegistry
  /// The app's state, shared by all screens of this composer.
  public let state: AppState
  /// The locale of the texts, such as `en` or `pt-BR`.
  public let locale: String
  let textEnvironment: TextEnvironment
  /// The names of screens that weren't loaded because of errors.
  public var brokenScreens: Set<String> = []
  /// The observer of what screens report to the app.
  public weak var delegate: (any ComposerDelegate)?
  /// Records which views are built and how their conditions are decided; `nil` records nothing.
  public var viewRecord: ViewRecord?
  weak var stage: (any ComposerDelegate)?
  /// The number of screens that navigated in `onAppear` since the last user action.
  var appearances = 0
  /// The maximum of `appearances`; more means that screens open one another in a cycle.
  static let maxAppearances = 100
  /// Receives effects that can't be seen on screen, with the controller that caused them.
  var report: ((AppReport, UIViewController) -> Void)?
  var delayed: [DelayedAction] = []
  private var refusals: [Refusal] = []

  /// The router between the screens.
  public private(set) lazy var routing = ScreenRouter(composer: self)

  private(set) lazy var scenes = SceneMaker(composer: self)

  let register = ScreenRegister()

  /// Creates a composer. The state and the locale default to the catalogue's.
  public init(
    catalog: Catalog,
    registry: ControllerRegistry = ControllerRegistry(),
    state: AppState? = nil,
    locale: String? = nil
  ) {
    self.catalog = catalog
    self.registry = registry
    self.state = state ?? AppState(fields: catalog.settings.state)
    let settings = catalog.settings
    let locale = locale ?? settings.locales.first ?? "en"
    self.locale = locale
    textEnvironment = TextEnvironment(settings, locale: locale)
    self.state.localize(in: textEnvironment)
    settings.registerFonts()
    settings.registerImages()
    SceneRuntime.register(catalog, locale: locale)
  }

  func definition(named name: String) throws(CompositionError) -> ScreenDefinition {
    guard let definition = catalog.screen(named: name) else {
      throw brokenScreens.contains(name) ? .brokenScreen(name) : .unknownScreen(name)
    }
    return definition
  }

  /// Returns the actions refused since the last call, in order. A waiting navigation is reported when it ends.
  public func takeRefusals() -> [Refusal] {
    defer { refusals = [] }
    return refusals
  }

  func note(_ refusal: Refusal) {
    if refusals.count >= 1_000 { refusals.removeFirst(500) }
    refusals.append(refusal)
  }

  /// The values that references can reach. Each failed calculation is recorded once as a refusal.
  func scope(of context: ContextObject = ContextObject(), form: ContextObject? = nil) -> Scope {
    var scope = Scope(
      context: context,
      state: state.values,
      form: form ?? ContextObject(),
      environment: textEnvironment
    )
    scope.faults = FaultHandler { [weak self] arithmetic, fault in
      MainActor.assumeIsolated {
        let refusal = Refusal("\(arithmetic)", "\(fault)")
        if let self, !self.refusals.contains(refusal) { self.note(refusal) }
      }
    }
    return scope
  }

  /// Composes a screen.
  ///
  /// - Parameters:
  ///   - context: The context, each value of its field's type.
  ///   - form: The initial values of the form; missing keys take their defaults.
  ///   - inner: Assignments to the contexts of embedded screens; each path begins with a screen's name.
  /// - Throws: `CompositionError` if the screen is unknown, its context has problems, a part can't be built, or it
  ///   exceeds the catalogue's limits.
  public func compose(
    _ name: String,
    context: ContextObject,
    form: ContextObject = ContextObject(),
    inner: [ContextAssignment] = [],
    layers: LayerSelection = .all
  ) throws -> ComposedScreen {
    let budget = CompositionBudget(catalog)
    return try compose(name, context: context, form: form, inner: inner, layers: layers, path: [], budget)
  }

  private func compose(
    _ name: String,
    context: ContextObject,
    form: ContextObject,
    inner: [ContextAssignment],
    layers: LayerSelection,
    path: [String],
    _ budget: CompositionBudget
  ) throws -> ComposedScreen {
    let definition = try self.definition(named: name)
    let path = path + [name]
    try budget.takeScreen(path)
    let environment = environment(of: definition, context: context, form: form)
    let context = environment.context
    let given = environment.scope
    try budget.take(definition.views, in: given, path)
    var children: [ComposedScreen] = []
    let content = try buildContent(of: environment, children: &children) { child, scope in
      try budget.take(child.with, in: scope, path + [child.screen])
      return try self.compose(child, in: environment, scope, inner: inner, path: path, budget)
    }
    let title = ScreenTitle(content, in: environment)
    didBuild(content)
    let source = environment.supportingViews(for: content)
    let composed = ComposedScreen(
      definition: definition,
      context: context,
      content: content,
      title: title,
      supportingViews: source,
      children: children
    )
    let scope = { [unowned self, weak content] in
      content.map(self.scope) ?? self.scope(of: context)
    }
    for (index, layer) in definition.wrapping.enumerated().reversed() where layers.contains(index) {
      composed.wrap(in: try build(layer, scope: scope, path, budget))
    }
    register.note(composed)
    return composed
  }

  func environment(
    of definition: ScreenDefinition,
    context: ContextObject,
    form: ContextObject = ContextObject()
  ) -> ScreenEnvironment {
    let form = definition.form.isEmpty ? nil : AppState(fields: definition.form, values: form)
    form?.localize(in: textEnvironment)
    return ScreenEnvironment(
      composer: self,
      definition: definition,
      context: context.localized(in: textEnvironment),
      form: form
    )
  }

  func noteScene(_ controller: UIViewController, in environment: ScreenEnvironment) {
    let title = ScreenTitle(controller, in: environment)
    didBuild(controller)
    register.note(
      ComposedScreen(
        definition: environment.definition,
        context: environment.context,
        content: controller,
        title: title,
        supportingViews: nil,
        children: []
      )
    )
  }

  private func compose(
    _ child: ChildScreen,
    in outer: ScreenEnvironment,
    _ scope: Scope,
    inner: [ContextAssignment],
    path: [String],
    _ budget: CompositionBudget
  ) throws -> ComposedScreen {
    let definition = try self.definition(named: child.screen)
    let own = inner.filter { $0.path.root == child.screen }.map {
      ContextAssignment(path: ContextPath(Array($0.path.steps.dropFirst())), value: $0.value)
    }
    let names = Set(definition.context.map(\.name))
    let inside = catalog.screensInside(definition)
    let further = own.filter { assignment in
      assignment.path.root.map { !names.contains($0) && inside.contains($0) } ?? false
    }
    let resolution = child.resolution(
      of: definition,
      in: scope,
      assignments: own.filter { !further.contains($0) }
    )
    guard resolution.problems.isEmpty else {
      throw CompositionError.context(screen: child.screen, problems: resolution.problems)
    }
    let composed = try compose(
      child.screen,
      context: resolution.context,
      form: definition.form(ofFixture: child.fixture),
      inner: further,
      layers: .all,
      path: path,
      budget
    )
    let item = UITabBarItem(
      title: nil,
      image: child.image?.tabImage(in: outer.scope),
      tag: 0
    )
    composed.root.tabBarItem = item
    composed.title.bind(
      item,
      text: child.title.map { title in { outer.text(title) } },
      badge: child.badge.map { badge in { outer.text(badge) } },
      badgeColor: child.badgeColor.map { color in { color.value(in: outer.scope)?.uiColor } }
    )
    return composed
  }

  private func buildContent(
    of environment: ScreenEnvironment,
    children: inout [ComposedScreen],
    child composeIn: (ChildScreen, Scope) throws -> ComposedScreen
  ) throws -> UIViewController {
    let scope = environment.scope
    func compose(_ child: ChildScreen) throws -> ComposedScreen { try composeIn(child, scope) }
    let controller: UIViewController
    switch environment.definition.content {
    case .views(let content):
      controller = ContentViewController(environment: environment, content: content)
    case .navigation(let screens):
      children = try screens.map(compose)
      let navigation = UINavigationController()
      navigation.setViewControllers(children.map(\.root), animated: false)
      controller = navigation
    case .tabs(let content):
      children = try content.screens.map(compose)
      let tabs = UITabBarController()
      tabs.setViewControllers(children.map(\.root), animated: false)
      if let bar = content.bar {
        let paint = { @MainActor [weak tabs] () -> Void in tabs?.tabBar.paint(bar, environment.scope) }
        paint()
        state.observe(tabs, changed: paint)
      }
      controller = tabs
    case .split(let split):
      let columns: [(ChildScreen?, UISplitViewController.Column)] = [
        (split.primary, .primary), (split.supplementary, .supplementary), (split.secondary, .secondary),
      ]
      let splitController = DefinedSplitViewController(split)
      for case (let screen?, let column) in columns {
        let child = try compose(screen)
        children.append(child)
        splitController.setViewController(child.root, for: column)
      }
      controller = splitController
    case .pages(let screens):
      children = try screens.flatMap { screen in try screen.scopes(in: scope).map { try composeIn(screen, $0) } }
      controller = PagesViewController(pages: children.map(\.root))
    case .controller(let name):
      guard let make = registry.contents[name] else {
        throw CompositionError.unregistered(name, known: registry.contents.keys.sorted())
      }
      controller = try make(environment.context)
    case .scene(let content):
      controller = try scenes.controller(for: content, in: environment)
    case .alert(let alert):
      controller = AlertViewController(environment: environment, alert: alert)
    case .share(let share):
      controller = ShareViewController(environment: environment, share: share)
    }
    return controller
  }

  private func build(
    _ layer: Layer,
    scope: @escaping () -> Scope,
    _ path: [String],
    _ budget: CompositionBudget
  ) throws -> UIViewController {
    let controller: UIViewController
    switch layer.kind {
    case .container(let name, let parameters):
      guard let definition = catalog.container(named: name) else { throw CompositionError.unknownContainer(name) }
      try budget.take(parameters, in: scope(), path)
      let environment = try LayerEnvironment(
        composer: self,
        definition: definition,
        parameters: parameters,
        in: scope
      )
      try budget.take(definition.views, in: environment.scope, path)
      controller = ContainerViewController(environment: environment)
    case .system(.navigation): controller = UINavigationController()
    case .system(.tabs): controller = UITabBarController()
    case .system(.split): controller = UISplitViewController(style: .doubleColumn)
    case .system(.pages): controller = PagesViewController(pages: [])
    case .controller(let name):
      guard let make = registry.layers[name] else {
        throw CompositionError.unregistered(name, known: registry.layers.keys.sorted())
      }
      controller = try make()
    }
    didBuild(controller)
    return controller
  }

  private func didBuild(_ controller: UIViewController) {
    delegate?.composer(self, didBuild: controller)
    stage?.composer(self, didBuild: controller)
  }
}

extension Composer {
  /// Whether views may be rebuilt with other values; records a refusal if they exceed the composition limits.
  func allows(_ views: [ViewDefinition], in scope: Scope, of controller: UIViewController) -> Bool {
    do {
      try CompositionBudget(catalog).take(views, in: scope, [controller.displayName])
      return true
    } catch {
      note(Refusal("a change of what is shown", "\(error)", from: controller))
      return false
    }
  }
}

/// Observes a composer: the controllers it builds, names that taps emit, events that routes track.
///
/// Failures are reported by `Composer.takeRefusals()`. All methods are optional, and the composer keeps a weak
/// reference.
@MainActor
public protocol ComposerDelegate: AnyObject {
  /// Called when a controller was built, before it is used.
  func composer(_ composer: Composer, didBuild controller: UIViewController)

  /// Called when a tap emitted a name or followed a link out of the app.
  func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController)

  /// Called when a route tracked an event.
  func composer(_ composer: Composer, didTrack event: String, on controller: UIViewController)
}

extension ComposerDelegate {
  /// Does nothing.
  public func composer(_ composer: Composer, didBuild controller: UIViewController) {}

  /// Does nothing.
  public func composer(_ composer: Composer, didEmit name: String, from controller: UIViewController) {}

  /// Does nothing.
  public func composer(_ composer: Composer, didTrack event: String, on controller: UIViewController) {}
}
