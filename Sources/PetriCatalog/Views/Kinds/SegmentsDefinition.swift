/// `segments`: one of a few titles, side by side.
public struct SegmentsDefinition: Hashable, Sendable, Codable {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The place of the selected one, from 0.
  public var selected = Attribute<Int>.value(0)

  /// Makes segments of which the first is selected.
  public init(titles: [LocalizedText]) { self.titles = titles }
}
