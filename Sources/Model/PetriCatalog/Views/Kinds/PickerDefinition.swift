/// A picker wheel.
public struct PickerDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The values of a choice for the titles; empty to select by index.
  public var values: [String] = []
  /// The index of the selected title, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)

  /// Makes a picker at its first title.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PickerDefinition {
  public var texts: [LocalizedText] { titles }
}
