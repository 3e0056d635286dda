/// A screen of the catalogue.
public struct ScreenDefinition: Hashable, Sendable, Codable {
  /// The name, kebab-case, unique in the catalogue.
  public var name: String
  /// Whether it is a part: its views are used as a view of screens and of other parts, and its context are its parameters.
  public var isPart = false
  /// The title for people; the name where none is given.
  public var title: LocalizedText
  /// The purpose of the screen.
  public var summary: String?
  /// The group's path, outermost first.
  public var group: [String] = []
  /// Words to find it by.
  public var tags: [String] = []
  /// The context that it needs to be built.
  public var context: [ContextField] = []
  /// The form that a person fills in while it is there: each key has a default or may be absent.
  public var form: [ContextField] = []
  /// Named contexts.
  public var fixtures: [Fixture] = []
  /// The onion's layers, outermost first.
  public var wrapping: [Layer] = []
  /// The core.
  public var content: Content
  /// The answers of the content's controller about the status bar; `nil` for UIKit's.
  public var statusBar: StatusBarDefinition?
  /// The content of a navigation controller's bars besides its title; `nil` for nothing.
  public var bar: BarDefinition?
  /// The action when it has appeared for the first time; `nil` for nothing.
  public var onAppear: TapAction?
  /// How it is shown modally; `nil` for the outermost container's, else the system's way.
  public var presentation: PresentationDefinition?
  /// The controller that it is in when it is launched alone; `nil` for the one that fits.
  public var launchedIn: LaunchHost?
  /// The views handed outwards to the template that asks for them.
  public var supportingViews: [ViewDefinition] = []
  /// The devices of its snapshots; empty for the catalogue's.
  public var devices: [String] = []
  /// The kinds of its snapshots, and the cells of the matrix that are left out.
  public var matrix = MatrixDefinition()
  /// The faults of layout that its views have on purpose, and those of navigation that it has itself.
  public var allow: [CheckRule] = []
  /// The links that lead to it.
  public var links: [LinkDefinition] = []
  /// The ways of a person from it on.
  public var walks: [WalkDefinition] = []
  /// The ways to it; the one that is taken where none is chosen is called `default`.
  public var routes: [RouteDefinition] = []
  /// The names of the interceptors that are asked before a route leads to it.
  public var interceptors: [String] = []
  /// The tasks when a route has built or found it.
  public var contextTasks: [RouteTask] = []
  /// The tasks when a route has led to it.
  public var postTasks: [RouteTask] = []
  /// How it keeps navigation waiting; `nil` where it does not.
  public var blocking: BlockingDefinition?
  /// When a route may dismiss it; `nil` for always.
  public var canBeDismissed: Condition?
  /// The variants of it in experiments.
  public var variants: [VariantDefinition] = []
  /// Where shared values came from, by key: the `_defaults.yaml` that has them.
  public var inherited: [String: Place] = [:]
  /// Where it is defined.
  public var place: Place

  /// Makes a screen with a name and content.
  public init(name: String, content: Content, place: Place) {
    self.name = name
    self.content = content
    self.place = place
    title = LocalizedText(TextTemplate(literal: name))
  }

  /// Its views: those of its content, of its bar, and those handed outwards.
  public var views: [ViewDefinition] { content.views + (bar?.views ?? []) + supportingViews }

  /// Whether its outermost controller is a navigation controller, which can't be pushed on another.
  public var isNavigationItself: Bool { outermostContainer == .navigation }

  /// The container of UIKit's that its outermost controller is; `nil` where it isn't one.
  public var outermostContainer: SystemContainer? {
    guard let outermost = wrapping.first else { return content.container }
    if case .system(let container) = outermost.kind { return container }
    return nil
  }

  /// The route of a name; `nil` where the screen has none.
  public func route(named name: String) -> RouteDefinition? { routes.first { $0.name == name } }

  /// The fixture of a name; `nil` where the screen has none.
  public func fixture(named name: String) -> Fixture? { fixtures.first { $0.name == name } }

  /// A fixture's values of the app's state; none for the examples, and for an unknown fixture.
  public func state(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.state } ?? ContextObject()
  }

  /// A fixture's values of the form; none for the examples, and for an unknown fixture.
  public func form(ofFixture name: String?) -> ContextObject {
    name.flatMap { fixture(named: $0)?.form } ?? ContextObject()
  }

  /// Whether a fixture has the keyboard on the screen come up; `nil` where it doesn't say.
  public func keyboard(ofFixture name: String?) -> SoftwareKeyboard? {
    name.flatMap { fixture(named: $0)?.keyboard }
  }
}
