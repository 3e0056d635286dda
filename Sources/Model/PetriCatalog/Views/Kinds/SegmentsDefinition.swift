/// `segments`: one of a few titles, side by side.
public struct SegmentsDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The values of a choice that the titles stand for, where each is written beside its value; else they are in the choice's order.
  public var values: [String] = []
  /// The place of the selected one, from 0, or a value of the context: a place, or a choice.
  public var selected = Attribute<Int>.value(0)
  /// When it can be touched; always where it is `nil`.
  public var enabled: Condition?

  /// Makes segments of which the first is selected.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

extension SegmentsDefinition {
  /// Its titles.
  public var texts: [LocalizedText] { titles }
}
