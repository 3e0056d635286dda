/// A screen of the catalogue.
public struct ScreenDefinition: Hashable, Sendable, Codable {
  /// The unique name in kebab case.
  public var name: String
  /// Whether this is a part: a screen whose views are used in other screens and whose context keys are its parameters.
  public var isPart = false
  /// The title; defaults to the name.
  public var title: LocalizedText
  /// The screen's purpose.
  public var summary: String?
  /// The path of groups, outermost first.
  public var group: [String] = []
  /// Tags for searching.
  public var tags: [String] = []
  /// The declared keys of the context.
  public var context: [ContextField] = []
  /// The form fields, each optional or with a default.
  public var form: [ContextField] = []
  /// The fixtures.
  public var fixtures: [Fixture] = []
  /// The wrapping layers, outermost first.
  public var wrapping: [Layer] = []
  /// The content.
  public var content: Content
  /// The status bar; `nil` for UIKit's default.
  public var statusBar: StatusBarDefinition?
  /// The contents of the bars, except the title.
  public var bar: BarDefinition?
  /// The action performed when the screen first appears.
  public var onAppear: TapAction?
  /// The modal presentation; `nil` for the container's, or the default.
  public var presentation: PresentationDefinition?
  /// The view controller in which the screen is launched; `nil` to derive it.
  public var launchedIn: LaunchHost?
  /// The views passed to a container with supporting views.
  public var supportingViews: [ViewDefinition] = []
  /// The devices for snapshots; empty for the catalogue's devices.
  public var devices: [String] = []
  /// The renderings of snapshots, and the cells excluded from the matrix.
  public var matrix = MatrixDefinition()
  /// The findings of checks to ignore in the screen's views and navigation.
  public var allow: [CheckRule] = []
  /// The links that lead to the screen.
  public var links: [LinkDefinition] = []
  /// The walks that start at the screen.
  public var walks: [WalkDefinition] = []
  /// The routes to the screen.
  public var routes: [RouteDefinition] = []
  /// The names of the interceptors for the screen's routes.
  public var interceptors: [String] = []
  /// The tasks that run after a route has found or built the screen.
  public var contextTasks: [RouteTask] = []
  /// The tasks that run when a route to the screen has finished.
  public var postTasks: [RouteTask] = []
  /// The conditions under which the screen blocks navigation, if any.
  public var blocking: BlockingDefinition?
  /// The condition for a route to dismiss the screen; `nil` if it always may.
  public var canBeDismissed: Condition?
  /// The variants in experiments.
  public var variants: [VariantDefinition] = []
  /// The source locations of the values inherited from `_defaults.yaml`, by key.
  public var inherited: [String: Place] = [:]
  /// The source location of the definition.
  public var place: Place

  /// Creates a screen.
  public init(name: String, content: Content, place: Place) {
    self.name = name
    self.content = content
    self.place = place
    title = LocalizedText(TextTemplate(literal: name))
  }

  /// The views of the content and the bar, and the supporting views.
  public var views: [ViewDefinition] { content.views + (bar?.views ?? []) + supportingViews }

  /// Whether the outermost controller is a navigation controller, which can't be pushed.
  public var isNavigationItself: Bool { outermostContainer == .navigation }

  /// The outermost container, if it is one of UIKit's.
  public var outermostContainer: SystemContainer? {
    guard let outermost = wrapping.first else { return content.container }
    if case .system(let container) = outermost.kind { return container }
    return nil
  }

  /// Returns the route with the given name.
  public func route(named name: String) -> RouteDefinition? { routes.first { $0.name == name } }

  /// Returns the fixture with the given name.
  public func fixture(named name: String) -> Fixture? { fixtures.first { $0.name == name } }

  /// The app state of a fixture; empty for the examples.
  public func state(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.state } ?? ContextObject()
  }

  /// The form values of a fixture; empty for the examples.
  public func form(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.form } ?? ContextObject()
  }
}

/// A named set of context, state and form values for launching a screen.
public struct Fixture: Hashable, Sendable, Codable {
  /// The name of the implicit fixture that consists of the context's examples.
  public static let examples = "examples"
  /// The key that shows or hides the keyboard, unless the context declares the same key.
  public static let keyboard = "keyboard"

  /// The name in kebab case.
  public var name: String
  /// The context values.
  public var values: ContextObject
  /// The app state; keys without a value have their defaults.
  public var state: ContextObject
  /// The form values; fields without a value have their defaults.
  public var form: ContextObject
  /// The visibility of the software keyboard; `nil` if hidden.
  public var keyboard: SoftwareKeyboard?

  /// Creates a fixture.
  public init(
    name: String,
    values: ContextObject,
    state: ContextObject = ContextObject(),
    form: ContextObject = ContextObject()
  ) {
    self.name = name
    self.values = values
    self.state = state
    self.form = form
  }
}

/// The visibility of the software keyboard.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// Hidden, as with a hardware keyboard.
  case hidden
  case shown
}
