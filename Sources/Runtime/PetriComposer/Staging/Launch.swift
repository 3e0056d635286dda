public import PetriCatalog

/// Everything that decides what a screen shows when it is launched.
public struct Launch: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// The values of the screen's context.
  public var context: ContextObject
  /// Values for screens inside; each path begins with a screen's name.
  public var inner: [ContextAssignment] = []
  /// The layers that are composed around the content.
  public var layers = LayerSelection.all
  /// The values of the form that differ from its defaults.
  public var form = ContextObject()
  /// The values of the app's state that differ from its defaults.
  public var state = ContextObject()
  /// Whether the keyboard comes up for an input; the stage's own setting has precedence.
  public var keyboard: SoftwareKeyboard?
  /// The device, the appearance, the text size and the locale.
  public var environment: LaunchEnvironment
  /// The missing or wrong values of the context.
  public private(set) var problems: [ContextProblem] = []

  /// Creates a launch with a context.
  public init(
    _ screen: String,
    context: ContextObject = ContextObject(),
    in environment: LaunchEnvironment = LaunchEnvironment()
  ) {
    (self.screen, self.context, self.environment) = (screen, context, environment)
  }

  /// Creates the launch of a screen that is started by its name.
  ///
  /// - Parameters:
  ///   - fixture: the name of the fixture that fills the context, the form and the state; the examples without one.
  ///   - fallback: the order of values that the fixture doesn't have.
  public init(
    of screen: ScreenDefinition,
    fixture name: String? = nil,
    fallback: ContextResolution.Fallback = .examplesFirst,
    in environment: LaunchEnvironment
  ) {
    let fixture = name.flatMap { screen.fixture(named: $0) }
    let resolution = ContextResolution(fields: screen.context, fixture: fixture?.values, fallback: fallback)
    self.init(screen.name, context: resolution.context, in: environment)
    problems = resolution.problems
    form = fixture?.form ?? ContextObject()
    state = fixture?.state ?? ContextObject()
    keyboard = fixture?.keyboard
  }
}

extension Composer {
  /// Creates a composer with the state and the locale of a launch.
  public convenience init(
    for launch: Launch,
    catalog: Catalog,
    registry: ControllerRegistry = ControllerRegistry()
  ) {
    self.init(
      catalog: catalog,
      registry: registry,
      state: AppState(fields: catalog.settings.state, values: launch.state),
      locale: launch.environment.locale
    )
  }
}
