/// A segmented control.
public struct SegmentsDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The values of a choice for the titles; by default in the choice's order.
  public var values: [String] = []
  /// The index of the selected segment, or a reference to an index or choice.
  public var selected = Attribute<Int>.value(0)
  /// When it is enabled; `nil` for always.
  public var enabled: Condition?

  /// Makes a control with the first segment selected.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SegmentsDefinition {
  public var texts: [LocalizedText] { titles }
}
