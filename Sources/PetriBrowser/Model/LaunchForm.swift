public import PetriCatalog

/// What has to be known to launch a screen.
public struct LaunchForm: Sendable {
  /// A key of the screen's context, or of that of a screen inside it.
  public struct Field: Sendable {
    /// Where its value goes: `city`, `cart.items`.
    public let path: String
    /// The screen inside whose key it is; `nil` for the screen's own.
    public let owner: String?
    /// What values it takes.
    public let type: ContextType
    /// What it means.
    public let summary: String?

    /// Makes a field.
    public init(path: String, owner: String? = nil, type: ContextType, summary: String? = nil) {
      self.path = path
      self.owner = owner
      self.type = type
      self.summary = summary
    }

    /// The few values that there are; empty where there are more.
    var choices: [String] {
      switch type.unwrapped {
      case .bool: ["true", "false"]
      case .choice(let values): values
      default: []
      }
    }
  }

  /// Values that are there already: the examples, a fixture or the defaults.
  public struct Base: Sendable {
    /// The fixture's name, `examples`, or `defaults`.
    public let name: String
    /// Whether defaults come before examples.
    public let prefersDefaults: Bool
    /// The values as texts, by their fields' paths.
    public let values: [String: String]

    /// Makes a base.
    public init(name: String, prefersDefaults: Bool = false, values: [String: String]) {
      self.name = name
      self.prefersDefaults = prefersDefaults
      self.values = values
    }
  }

  /// The screen's name.
  public let screen: String
  /// The keys, the screen's own first.
  public let fields: [Field]
  /// What can be chosen to begin with, the examples first.
  public let bases: [Base]

  /// Makes a form.
  public init(screen: String, fields: [Field], bases: [Base]) {
    self.screen = screen
    self.fields = fields
    self.bases = bases
  }
}
