import PetriCatalog

/// An entry of a ``Manifest``.
package struct ManifestEntry: Hashable, Sendable, Encodable {
  /// A key of its context.
  package struct Key: Hashable, Sendable, Encodable {
    package let name: String
    /// The type in the format's syntax.
    package let type: String
    package let required: Bool
    /// The default value; `nil` if the key is required.
    package let `default`: String?
    package let example: String?
    package let summary: String?

    init(_ field: ContextField) {
      name = field.name
      type = field.type.description
      required = field.isRequired
      self.default = field.isRequired ? nil : field.fallback?.description
      example = field.example?.description
      summary = field.summary
    }
  }

  package let kind: ManifestKind
  package let name: String
  /// The title; `nil` if it equals the name.
  package var title: String?
  package var summary: String?
  package var group: String?
  package var context: [Key]?
  package var fixtures: [String]?
  /// The links to a screen.
  package var links: [String]?
  package var walks: [String]?
  /// The shortest use in a definition.
  package var use: String?
  /// The number of screens that use it; `nil` if unknown.
  package var screens: Int?
  /// The definition as `path:line`; `nil` for the system's own.
  package var place: String?

  init(_ kind: ManifestKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}
