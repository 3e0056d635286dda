public import PetriCatalog

/// The environment in which a screen is launched.
public struct LaunchEnvironment: Hashable, Sendable, Codable {
  /// The device's name, one of `Stage.devices`.
  public var device: String
  /// Light or dark, with normal or high contrast.
  public var appearance: Appearance
  /// The text size.
  public var contentSize: ContentSize
  /// The locale, such as `en`, which also decides the layout direction.
  public var locale: String

  /// Creates an environment.
  public init(
    device: String = "iphone-16",
    appearance: Appearance = .light,
    contentSize: ContentSize = .large,
    locale: String = "en"
  ) {
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.locale = locale
  }

  /// Creates a catalogue's base environment: the first of each list in its settings.
  public init(settings: CatalogSettings) {
    self.init(
      device: settings.devices.first ?? "iphone-16",
      appearance: settings.appearances.first ?? .light,
      contentSize: settings.contentSizes.first ?? .large,
      locale: settings.locales.first ?? "en"
    )
  }

  /// Whether the locale's script is right-to-left.
  public var isRightToLeft: Bool {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
    }
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi"]
      .contains(parts.first.map(String.init) ?? "")
  }
}

#if os(Linux) || !canImport(UIKit)
  /// The error for an environment whose device isn't one of ``Stage/devices``.
  public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The unknown name.
    public let name: String

    /// The error message, with the known devices.
    public var description: String {
      "unknown device '\(name)'; the devices are \(Stage.devices.joined(separator: ", "))"
    }
  }
#endif
