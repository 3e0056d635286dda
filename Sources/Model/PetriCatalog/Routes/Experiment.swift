/// An experiment, such as tab bar against hamburger menu.
public struct Experiment: Hashable, Sendable, Codable {
  /// The name in kebab case.
  public var name: String
  /// The variants, the default first.
  public var variants: [String]
  /// The location of the definition.
  public var place: Place

  /// Makes an experiment.
  public init(name: String, variants: [String], place: Place) {
    self.name = name
    self.variants = variants
    self.place = place
  }
}
