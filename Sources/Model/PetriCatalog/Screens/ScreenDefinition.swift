/// A screen of the catalogue.
public struct ScreenDefinition: Hashable, Sendable, Codable {
  /// The unique name in kebab case.
  public var name: String
  /// Whether it is a part, whose views are used in other screens and whose context are its parameters.
  public var isPart = false
  /// The title; defaults to the name.
  public var title: LocalizedText
  /// The purpose.
  public var summary: String?
  /// The path of the group, outermost first.
  public var group: [String] = []
  /// Tags for searching.
  public var tags: [String] = []
  /// The keys of its context.
  public var context: [ContextField] = []
  /// The fields of its form, each with a default or optional.
  public var form: [ContextField] = []
  /// The fixtures.
  public var fixtures: [Fixture] = []
  /// The layers, outermost first.
  public var wrapping: [Layer] = []
  /// The content.
  public var content: Content
  /// The status bar; `nil` for UIKit's default.
  public var statusBar: StatusBarDefinition?
  /// The contents of the bars besides the title.
  public var bar: BarDefinition?
  /// The action when it appears for the first time.
  public var onAppear: TapAction?
  /// The modal presentation; `nil` for the container's or the default.
  public var presentation: PresentationDefinition?
  /// The controller that it is launched in; `nil` to derive it.
  public var launchedIn: LaunchHost?
  /// The views passed to a container that takes supporting views.
  public var supportingViews: [ViewDefinition] = []
  /// The devices of its snapshots; empty for the catalogue's.
  public var devices: [String] = []
  /// The renderings of its snapshots, and the cells excluded from the matrix.
  public var matrix = MatrixDefinition()
  /// The allowed findings of checks in its views and navigation.
  public var allow: [CheckRule] = []
  /// The links that lead to it.
  public var links: [LinkDefinition] = []
  /// The walks that start at it.
  public var walks: [WalkDefinition] = []
  /// The routes to it.
  public var routes: [RouteDefinition] = []
  /// The interceptors of its routes.
  public var interceptors: [String] = []
  /// The tasks after a route has built or found it.
  public var contextTasks: [RouteTask] = []
  /// The tasks at the end of a route to it.
  public var postTasks: [RouteTask] = []
  /// How it blocks navigation.
  public var blocking: BlockingDefinition?
  /// When a route may dismiss it; `nil` for always.
  public var canBeDismissed: Condition?
  /// Its variants in experiments.
  public var variants: [VariantDefinition] = []
  /// The `_defaults.yaml` locations of inherited values by key.
  public var inherited: [String: Place] = [:]
  /// The location of the definition.
  public var place: Place

  /// Makes a screen.
  public init(name: String, content: Content, place: Place) {
    self.name = name
    self.content = content
    self.place = place
    title = LocalizedText(TextTemplate(literal: name))
  }

  /// The views of its content and bar, and the supporting views.
  public var views: [ViewDefinition] { content.views + (bar?.views ?? []) + supportingViews }

  /// Whether its outermost controller is a navigation controller, which can't be pushed.
  public var isNavigationItself: Bool { outermostContainer == .navigation }

  /// The kind of its outermost container, if it is UIKit's.
  public var outermostContainer: SystemContainer? {
    guard let outermost = wrapping.first else { return content.container }
    if case .system(let container) = outermost.kind { return container }
    return nil
  }

  /// The route with a name.
  public func route(named name: String) -> RouteDefinition? { routes.first { $0.name == name } }

  /// The fixture with a name.
  public func fixture(named name: String) -> Fixture? { fixtures.first { $0.name == name } }

  /// The state of a fixture; empty for the examples.
  public func state(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.state } ?? ContextObject()
  }

  /// The form values of a fixture; empty for the examples.
  public func form(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.form } ?? ContextObject()
  }
}

/// Named context and state for launching a screen.
public struct Fixture: Hashable, Sendable, Codable {
  /// The name of the fixture made of the context's examples.
  public static let examples = "examples"
  /// The key that sets the keyboard, unless the context has it.
  public static let keyboard = "keyboard"

  /// The name in kebab case.
  public var name: String
  /// Values of the context.
  public var values: ContextObject
  /// Values of the app's state; others have their defaults.
  public var state: ContextObject
  /// Values of the form; others have their defaults.
  public var form: ContextObject
  /// Whether the software keyboard appears; `nil` for hidden.
  public var keyboard: SoftwareKeyboard?

  /// Makes a fixture.
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

/// Whether the software keyboard appears.
public enum SoftwareKeyboard: String, Hashable, Sendable, Codable, CaseIterable {
  /// It doesn't, as with a hardware keyboard.
  case hidden
  case shown
}
