public import PetriCatalog

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
