public import PetriCatalog
import PetriText

/// The form for a screen's launch.
public struct LaunchForm: Sendable {
  /// A key of the screen's context, or of that of a screen inside it.
  public struct Field: Sendable {
    /// Where its value goes: `city`, `cart.items`.
    public let path: String
    /// The screen inside whose key it is; `nil` for the screen's own.
    public let owner: String?
    /// The type of its value.
    public let type: ContextType
    /// A sentence about its meaning.
    public let summary: String?

    /// Makes a field.
    public init(path: String, owner: String? = nil, type: ContextType, summary: String? = nil) {
      self.path = path
      self.owner = owner
      self.type = type
      self.summary = summary
    }

    /// The few values that there are; empty where there are more.
    var choices: [String] { type.fewValues }

    /// The type of its elements, where its value is a list.
    var element: ContextType? {
      if case .list(let element) = type.unwrapped { element } else { nil }
    }
  }

  /// A value as the user would type it.
  public struct Value: Hashable, Sendable {
    /// All of it.
    public let text: String
    /// Its elements, where it is a list.
    public let items: [String]?
    /// Where a screen inside has it from; `nil` for the screen's own values.
    public let origin: String?

    /// Makes a value.
    public init(_ text: String, items: [String]? = nil, origin: String? = nil) {
      self.text = text
      self.items = items
      self.origin = origin
    }
  }

  /// Values that are there already: the examples, a fixture or the defaults.
  public struct Base: Sendable {
    /// The fixture's name, `examples`, or `defaults`.
    public let name: String
    /// Whether defaults come before examples.
    public let prefersDefaults: Bool
    /// The values by their fields' paths.
    public let values: [String: Value]

    /// Makes a base.
    public init(name: String, prefersDefaults: Bool = false, values: [String: Value]) {
      self.name = name
      self.prefersDefaults = prefersDefaults
      self.values = values
    }
  }

  /// The result of checking a form that is filled in so far.
  public struct Check: Hashable, Sendable {
    /// The problems, by the path of the field, of the element or of the part that they are about: `city`, `items[1]`;
    /// "" for one about no field.
    public var problems: [String: String]
    /// The values that screens inside get as the form is filled in now, by the fields' paths.
    public var inside: [String: Value]

    /// Makes a result.
    public init(problems: [String: String], inside: [String: Value] = [:]) {
      self.problems = problems
      self.inside = inside
    }
  }

  /// The screen's name.
  public let screen: String
  /// The keys, the screen's own first.
  public let fields: [Field]
  /// The fixtures and examples to begin with, the examples first.
  public let bases: [Base]

  /// Makes a form.
  public init(screen: String, fields: [Field], bases: [Base]) {
    self.screen = screen
    self.fields = fields
    self.bases = bases
  }
}

extension ContextType {
  /// The few values that there are; empty where there are more.
  var fewValues: [String] {
    switch unwrapped {
    case .bool: ["true", "false"]
    case .choice(let values): values
    default: []
    }
  }
}

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
