/// `picker`: a wheel with one of a few titles.
public struct PickerDefinition: KindDefinition {
  /// The titles, at least one.
  public var titles: [LocalizedText]
  /// The values of a choice that the titles stand for; none where a place is selected.
  public var values: [String] = []
  /// The place of the selected one, from 0, or a value of the context: a place, or a choice.
  public var selected = Attribute<Int>.value(0)

  /// Makes a wheel at its first title.
  public init(titles: [LocalizedText]) { self.titles = titles }
}

extension PickerDefinition {
  /// Its titles.
  public var texts: [LocalizedText] { titles }
}
