import PetriCatalog

/// A part, a container, a screen, or something that screens use, as an agent needs it to write the next screen.
public struct ManifestEntry: Hashable, Sendable, Encodable {
  /// A key that it takes.
  public struct Key: Hashable, Sendable, Encodable {
    /// The name.
    public let name: String
    /// The type, as the format has it.
    public let type: String
    /// Whether it has to be given.
    public let required: Bool
    /// The value where it isn't given; `nil` where it is required.
    public let `default`: String?
    /// A value that shows how a real one looks.
    public let example: String?
    /// The meaning.
    public let summary: String?

    init(_ field: ContextField) {
      name = field.name
      type = field.type.description
      required = field.isRequired
      self.default = field.isRequired ? nil : field.fallback?.description
      example = field.example?.description
      summary = field.summary
    }
  }

  /// The kind.
  public let kind: ManifestKind
  /// The name.
  public let name: String
  /// The title for people; `nil` where it is the name.
  public var title: String?
  /// The purpose.
  public var summary: String?
  /// The group of a screen.
  public var group: String?
  /// The keys of its context, or its parameters.
  public var context: [Key]?
  /// The names of its fixtures.
  public var fixtures: [String]?
  /// The links to a screen.
  public var links: [String]?
  /// The names of its walks.
  public var walks: [String]?
  /// The shortest way to use it, as it is written in a screen.
  public var use: String?
  /// How many screens use it; `nil` where nobody counts.
  public var screens: Int?
  /// Where it is defined, as `path:line`; `nil` for the system's own.
  public var place: String?

  init(_ kind: ManifestKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
