public import OpenType
public import PetriLinks

/// The settings in `Catalog.yaml`.
public struct CatalogSettings: Hashable, Sendable, Codable {
  /// The name of the catalogue.
  public var name: String
  /// The version of the format.
  public var format = CatalogSettings.currentFormat
  /// The paths and globs of screen files, relative to the catalogue's folder.
  public var screens = ["Screens"]
  /// The paths of localization files, relative to the catalogue's folder.
  public var strings: [String] = []
  /// The default localization table.
  public var stringsTable = "Localizable"
  /// The colours: the catalogue's own, then those of its asset catalogues.
  public var colors: [NamedColor] = []
  /// The paths of asset catalogues, relative to the catalogue's folder.
  public var assets: [String] = []
  /// The paths of image files, relative to the catalogue's folder.
  public var images: [String] = []
  /// The images of these files and the asset catalogues, sorted by name.
  public var namedImages: [NamedImage] = []
  /// The paths of storyboards and xibs, relative to the catalogue's folder.
  public var storyboards: [String] = []
  /// The documents of these files, sorted by path.
  public var interfaces: [InterfaceFile] = []
  /// The paths of fonts, relative to the catalogue's folder.
  public var fonts: [String] = []
  /// The fonts of these files by name.
  public var fontFaces: [FontFace] = []
  /// The default tint colour; see ``accentColor``.
  public var tint: ColorValue?
  /// The default background of screens whose content is views.
  public var background: Attribute<ColorValue>?
  /// The default font family or name, for views that set neither a family nor a design.
  public var fontFamily: String?
  /// The default colours of navigation bars.
  public var bar: BarDefinition?
  /// The start screen.
  public var start: String?
  /// The devices of the snapshot matrix, the base device first.
  public var devices = ["iphone-16"]
  /// The orientations that the app supports on phones.
  public var orientations = InterfaceOrientation.allCases
  /// The appearances of the snapshot matrix, the base appearance first.
  public var appearances: [Appearance] = [.light] { didSet { namesAppearances = true } }
  /// Whether the catalogue specifies the appearances; otherwise the app supports light and dark.
  public private(set) var namesAppearances = false
  /// The content sizes of the snapshot matrix, the base size first.
  public var contentSizes: [ContentSize] = [.large]
  /// The locales of the snapshot matrix, the base locale first.
  public var locales = ["en"]
  /// The current date for texts such as `${due, relative}`, fixed so that snapshots are reproducible.
  public var today = TextEnvironment.defaultToday
  /// The renderings of snapshots, and the cells excluded from the matrix.
  public var matrix = MatrixDefinition()
  /// The app's state.
  public var state: [ContextField] = []
  /// The interceptors that routes refer to.
  public var interceptors: [InterceptorDefinition] = []
  /// The experiments with variants of screens.
  public var experiments: [Experiment] = []
  /// The limits for composed screens.
  public var limits = CompositionLimits()
  /// The severities of warnings by code; others are reported as warnings.
  public var severities: [String: WarningSeverity] = [:]
  /// The named hosts and schemes for link patterns.
  public var hosts: [LinkHosts] = []
  /// The links that are redirected.
  public var redirects: [RedirectDefinition] = []
  /// The accepted deviations in links.
  public var lenientLinks: [LinkLeniency] = []
  /// What happens to links without a matching screen.
  public var unhandledLinks = UnhandledLinks.openURL

  /// The format version that this package reads.
  public static let currentFormat = 1

  /// The tint colour of the window: `tint`, or the asset catalogue's `AccentColor`; `nil` for the system's.
  public var accentColor: ColorValue? {
    tint ?? colors.first { $0.name == "AccentColor" }.map { .catalog($0) }
  }

  /// The sorted family and PostScript names of the fonts.
  public var fontNames: [String] { Set(fontFaces.flatMap { [$0.family, $0.name] }).sorted() }

  /// The prefix for links without a host, such as `/orders/7`.
  public var linkStart: String? { hosts.lazy.compactMap(\.start).first }

  /// The named hosts as text: `web: shop.example, www.shop.example`.
  public var hostTexts: [String] { hosts.map { "\($0.name): \($0.entries.joined(separator: ", "))" } }

  /// Makes settings with default values.
  public init(name: String) { self.name = name }
}

/// A Dynamic Type size, named after `UIContentSizeCategory`.
public enum ContentSize: String, Hashable, Sendable, Codable, CaseIterable {
  case extraSmall = "xs"
  case small
  case medium
  case large
  case extraLarge = "xl"
  case extraExtraLarge = "xxl"
  case extraExtraExtraLarge = "xxxl"
  case accessibilityMedium = "accessibility-medium"
  case accessibilityLarge = "accessibility-large"
  case accessibilityExtraLarge = "accessibility-xl"
  case accessibilityExtraExtraLarge = "accessibility-xxl"
  case accessibilityExtraExtraExtraLarge = "accessibility-xxxl"
}

/// A device orientation, as in `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait
  case landscape
}

/// The severity of a kind of warning.
public enum WarningSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  case off
  /// Reported; nothing fails.
  case warning
  /// Reported; `petri validate` fails, but screens can be launched.
  case error
}

/// What happens to a link that no screen matches.
public enum UnhandledLinks: String, Hashable, Sendable, Codable, CaseIterable {
  case openURL
  case ignore
}

/// An accepted deviation in a link.
public enum LinkLeniency: String, Hashable, Sendable, Codable, CaseIterable {
  /// A path without a leading slash: `orders/7`.
  case withoutSlash
  /// Percent-encoded with its scheme: `shop%3A%2F%2Forders%2F7`.
  case encoded
}

extension TextEnvironment {
  /// Makes the environment for a catalogue's texts in a locale.
  public init(_ settings: CatalogSettings, locale: String) {
    self.init(locale: locale, baseLocale: settings.locales.first, today: settings.today)
  }
}
