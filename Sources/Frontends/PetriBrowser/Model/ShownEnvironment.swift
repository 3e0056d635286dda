public import PetriCatalog

/// The environment that screens are shown in.
public struct ShownEnvironment: Hashable, Sendable {
  /// The device's name.
  public var device: String
  /// Light or dark.
  public var appearance: Appearance
  /// The size of texts.
  public var contentSize: ContentSize
  /// The locale of texts.
  public var locale: String

  /// The variants that are not the usual ones, by their experiments.
  public var variants: [String: String] = [:]

  /// Makes an environment.
  public init(device: String, appearance: Appearance, contentSize: ContentSize, locale: String) {
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.locale = locale
  }

  /// The environment in a few words.
  var words: String { (parts + variantWords).joined(separator: " ") }

  /// The device, the appearance, the size of texts and the locale.
  var parts: [String] { [device, appearance.rawValue, contentSize.rawValue, locale] }

  /// `navigation=hamburger` for each variant that is not the usual one.
  public var variantWords: [String] { variants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } }
}
