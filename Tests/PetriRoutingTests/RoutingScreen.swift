import PetriRouting
import PetriUIKit
import Testing

/// A controller with a name and a context, which refuses and blocks where a test wants it to.
final class NamedController: UIViewController, RoutingInterceptable, RoutingBlocking, ContextAccepting {
  let name: String
  var id: String
  var canBeDismissed = true
  var routingBlocker: RoutingBlocker?

  init(_ name: String, id: String = "") {
    self.name = name
    self.id = id
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func isTarget(for context: String) -> Bool { id == context }
  func setup(with context: String) throws { id = context }
}

/// A window with a router, a log, and the stack on screen as a text.
@MainActor
final class RoutingScreen {
  let window: UIWindow
  let router: DefaultRouter
  var log: [String] = []

  init(_ root: UIViewController, device: String = "iphone-16") {
    if let device = HeadlessDevice(named: device) { HeadlessRuntime.configure(device: device) }
    HeadlessRuntime.clock.isHeld = false
    window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    CATransaction.flush()
    router = DefaultRouter(
      window: GivenWindowProvider(window),
      inspector: ControllerInspector(name: RoutingScreen.name)
    )
  }

  static func name(_ controller: UIViewController) -> String {
    switch controller {
    case let named as NamedController: named.id.isEmpty ? named.name : "\(named.name) \(named.id)"
    case is UINavigationController: "navigation"
    case is UITabBarController: "tabs"
    case is UISplitViewController: "split"
    default: String(describing: type(of: controller))
    }
  }

  /// The stack on screen, visible controllers between stars: `tabs[navigation[home, *product 7*], square] > pin`.
  var text: String { ControllerStack(window: window).text(name: RoutingScreen.name) }

  /// Takes a route and gives how it ended: the routing stack or the error.
  @discardableResult
  func go<ViewController, Context>(
    _ route: Route<ViewController, Context>,
    _ context: Context,
    with router: (any Router)? = nil
  ) -> String {
    var results: [String] = []
    (router ?? self.router).navigate(to: route, with: context) { result in
      switch result {
      case .success(let stack): results.append(stack.map(RoutingScreen.name).joined(separator: " "))
      case .failure(let error): results.append("\(error)")
      }
    }
    CATransaction.flush()
    return results.joined(separator: " | ")
  }

  func plan<ViewController, Context>(_ route: Route<ViewController, Context>, _ context: Context) -> String {
    "\(router.plan(to: route, with: context))"
  }

  /// An interceptor that writes its name down.
  func interceptor<Context>(_ name: String, refuses: Bool = false) -> InlineInterceptor<Context> {
    InlineInterceptor(name) { [unowned self] _, completion in
      log.append("ask \(name)")
      completion(refuses ? .failure(RoutingProblem("no")) : .success)
    }
  }
}

extension StepAssembly where ViewController == NamedController, Context == String {
  /// A screen that is found by its name, or by its name and context.
  static func screen(
    _ name: String,
    sameContext: Bool = false,
    options: SearchOptions = .fullStack
  ) -> StepAssembly<NamedController, String> {
    StepAssembly(
      name,
      finder: PredicateFinder<NamedController, String>(options: options, name: name) { controller, context in
        controller.name == name && (!sameContext || controller.id == context)
      },
      factory: InlineFactory(name: name) { NamedController(name, id: $0) }
    )
  }

  /// A screen that is built each time.
  static func new(_ name: String) -> StepAssembly<NamedController, String> {
    StepAssembly(
      name,
      finder: NilFinder<NamedController, String>(),
      factory: InlineFactory(name: name) { NamedController(name, id: $0) }
    )
  }
}
