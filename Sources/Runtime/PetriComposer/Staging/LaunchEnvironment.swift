public import PetriCatalog

/// The environment in which a screen is launched.
public struct LaunchEnvironment: Hashable, Sendable, Codable {
  /// The device's name, one of `Stage.devices`.
  public var device: String
  /// Light or dark.
  public var appearance: Appearance
  /// The size of texts.
  public var contentSize: ContentSize
  /// The locale of texts, such as `en`; it also decides the direction of reading.
  public var locale: String

  /// Makes an environment.
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

  /// A catalogue's base environment: the first of each of its lists.
  public init(settings: CatalogSettings) {
    self.init(
      device: settings.devices.first ?? "iphone-16",
      appearance: settings.appearances.first ?? .light,
      contentSize: settings.contentSizes.first ?? .large,
      locale: settings.locales.first ?? "en"
    )
  }

  /// Whether the locale's script reads from right to left.
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
  /// The reason for a missing ``Stage``: its environment names a device that isn't one of ``Stage/devices``.
  public struct UnknownDevice: Error, Hashable, CustomStringConvertible {
    /// The name that was given.
    public let name: String

    /// The mistake, and the devices that there are.
    public var description: String {
      "unknown device '\(name)'; the devices are \(Stage.devices.joined(separator: ", "))"
    }
  }
#endif
