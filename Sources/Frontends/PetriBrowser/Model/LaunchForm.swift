public import PetriCatalog
import PetriText

/// The form for a launch.
public struct LaunchForm: Sendable {
  /// A field for a key of the screen's context, or of an embedded screen's.
  public struct Field: Sendable {
    /// The path of the value: `city`, `cart.items`.
    public let path: String
    /// The embedded screen that the key belongs to; `nil` for the screen itself.
    public let owner: String?
    /// The type of the value.
    public let type: ContextType
    /// A description of the key.
    public let summary: String?

    /// Creates a field.
    public init(path: String, owner: String? = nil, type: ContextType, summary: String? = nil) {
      self.path = path
      self.owner = owner
      self.type = type
      self.summary = summary
    }

    var choices: [String] { type.fewValues }

    var element: ContextType? {
      if case .list(let element) = type.unwrapped { element } else { nil }
    }
  }

  /// A value in the form of input.
  public struct Value: Hashable, Sendable {
    /// The value as text.
    public let text: String
    /// The elements of a list.
    public let items: [String]?
    /// The origin of an embedded screen's value; `nil` for the screen's own.
    public let origin: String?

    /// Creates a value.
    public init(_ text: String, items: [String]? = nil, origin: String? = nil) {
      self.text = text
      self.items = items
      self.origin = origin
    }
  }

  /// A set of initial values: the examples, a fixture or the defaults.
  public struct Base: Sendable {
    /// The fixture's name, `examples` or `defaults`.
    public let name: String
    /// Whether defaults take precedence over examples.
    public let prefersDefaults: Bool
    /// The values by path.
    public let values: [String: Value]

    /// Creates a base.
    public init(name: String, prefersDefaults: Bool = false, values: [String: Value]) {
      self.name = name
      self.prefersDefaults = prefersDefaults
      self.values = values
    }
  }

  /// The result of checking a form.
  public struct Check: Hashable, Sendable {
    /// The problems by the path of the field, element or part: `city`, `items[1]`; general ones have an empty path.
    public var problems: [String: String]
    /// The values that embedded screens receive, by path.
    public var inside: [String: Value]

    /// Creates a result.
    public init(problems: [String: String], inside: [String: Value] = [:]) {
      self.problems = problems
      self.inside = inside
    }
  }

  /// The screen's name.
  public let screen: String
  /// The fields, the screen's own first.
  public let fields: [Field]
  /// The bases, the examples first.
  public let bases: [Base]

  /// Creates a form.
  public init(screen: String, fields: [Field], bases: [Base]) {
    self.screen = screen
    self.fields = fields
    self.bases = bases
  }
}

extension ContextType {
  /// The possible values of an enumerable type; empty for others.
  var fewValues: [String] {
    switch unwrapped {
    case .bool: ["true", "false"]
    case .choice(let values): values
    default: []
    }
  }
}

/// A launch: a screen, its values and its environment.
public struct LaunchRequest: Hashable, Sendable {
  /// A value at a path of a context or the state, as in `--context` and `--state`.
  public struct Value: Hashable, Sendable {
    /// The path: `city`, `cart.items`.
    public var path: String
    /// The value as text.
    public var text: String
    /// The elements that the text was composed of, if it is a list.
    public var items: [String]?

    /// Creates a value.
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
  /// The given values.
  public var values: [Value] = []
  /// The fixture, or `examples`, that supplies other values; `nil` if none are needed.
  public var fixture: String?
  /// Whether a missing value takes its default before its example, as in the app.
  public var prefersDefaults = false
  /// The environment.
  public var environment: ShownEnvironment
  /// The given values of the app's state.
  public var state: [Value] = []
  /// The indexes of removed layers, from the outermost.
  public var layersOff: Set<Int> = []

  /// Creates a launch without values.
  public init(screen: String, fixture: String? = nil, environment: ShownEnvironment) {
    self.screen = screen
    self.fixture = fixture
    self.environment = environment
  }

  /// The command for the same launch and the moves since.
  public func launchCommand(in catalog: BrowserCatalog, moves: [String]) -> String {
    command(base: catalog.baseEnvironment, moves: moves)
  }

  /// The command for the same launch. `base` is the environment that needs no options, and `moves` are those for
  /// `--then`.
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
    // The base can contain variants from the command line, which the copied command needs too.
    for variant in environment.variantWords { option("experiment", variant) }
    for value in state { option("state", value.argument) }
    for layer in layersOff.sorted() { option("without", String(layer)) }
    for move in moves { option("then", move) }
    return words.map(\.shellQuoted).joined(separator: " ")
  }
}
