import PetriCatalog
import PetriText

/// A launch: a screen, its values, its environment.
public struct LaunchRequest: Hashable, Sendable {
  /// A value for a place in a context or in the state, as `--context` and `--state` take it.
  public struct Value: Hashable, Sendable {
    /// Where it goes: `city`, `cart.items`.
    public var path: String
    /// The value's text.
    public var text: String
    /// The elements that the text was put together from, where it is a list that was filled in so.
    public var items: [String]?

    /// Makes a value.
    public init(path: String, text: String, items: [String]? = nil) {
      self.path = path
      self.text = text
      self.items = items
    }

    /// The value as an option's argument.
    public var argument: String { "\(path)=\(text)" }
  }

  /// The screen's name.
  public var screen: String
  /// The values that were given.
  public var values: [Value] = []
  /// The fixture, or the examples, that the other values are from; `nil` for a screen that needs nothing.
  public var fixture: String?
  /// Whether a key that has neither takes its default before its example, as where the app itself opens the screen.
  public var prefersDefaults = false
  /// The environment that it is shown in.
  public var environment: ShownEnvironment
  /// The values of the app's state that were given.
  public var state: [Value] = []
  /// The layers of the onion that are left off, by their places from the outermost.
  public var layersOff: Set<Int> = []

  /// Makes a launch with nothing given.
  public init(screen: String, fixture: String? = nil, environment: ShownEnvironment) {
    self.screen = screen
    self.fixture = fixture
    self.environment = environment
  }

  /// The command that does the same, and the moves since.
  public func launchCommand(in catalog: BrowserCatalog, moves: [String]) -> String {
    command(base: catalog.baseEnvironment, moves: moves)
  }

  /// The command that does the same.
  ///
  /// - Parameters:
  ///   - base: the environment that needs no options.
  ///   - moves: the moves after the launch, as `--then` takes them.
  func command(base: ShownEnvironment, moves: [String] = []) -> String {
    var words = ["petri", "launch", screen]
    func option(_ name: String, _ value: String, unless isDefault: Bool = false) {
      if !isDefault { words += ["--\(name)", value] }
    }
    if let fixture { option("fixture", fixture) }
    if prefersDefaults { words.append("--defaults") }
    for value in values { option("context", value.argument) }
    option("device", environment.device, unless: environment.device == base.device)
    option("appearance", environment.appearance.rawValue, unless: environment.appearance == base.appearance)
    option("content-size", environment.contentSize.rawValue, unless: environment.contentSize == base.contentSize)
    option("locale", environment.locale, unless: environment.locale == base.locale)
    // The base may have variants of the command line's, which a copied command needs too.
    for variant in environment.variantWords { option("experiment", variant) }
    for value in state { option("state", value.argument) }
    for layer in layersOff.sorted() { option("without", String(layer)) }
    for move in moves { option("then", move) }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
