/// A choice that is tried out on people: tab bar against hamburger menu.
public struct Experiment: Hashable, Sendable, Codable {
  /// The name, kebab-case.
  public var name: String
  /// The variants; people see the first without the experiment.
  public var variants: [String]
  /// Where it is defined.
  public var place: Place

  /// Makes an experiment.
  public init(name: String, variants: [String], place: Place) {
    self.name = name
    self.variants = variants
    self.place = place
  }
}
