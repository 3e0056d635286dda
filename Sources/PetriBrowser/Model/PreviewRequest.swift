public import PetriCatalog

/// A text that the browser wants to show: of which screen, as what, in which environment.
public struct PreviewRequest: Hashable, Sendable {
  /// The screen's name.
  public var screen: String
  /// What is shown of it.
  public var tab: PreviewTab
  /// The device's name.
  public var device: String
  /// Light or dark.
  public var appearance: Appearance
  /// The size of texts.
  public var contentSize: ContentSize
  /// The locale of texts.
  public var locale: String
}
