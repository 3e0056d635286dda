public import OpenType
public import PetriLinks

/// The settings in `Catalog.yaml`.
public struct CatalogSettings: Hashable, Sendable, Codable {
  /// The name of the catalogue.
  public var name: String
  /// The version of the file format.
  public var format = CatalogSettings.currentFormat
  /// The paths and globs of screen files, relative to the catalogue's folder.
  public var screens = ["Screens"]
  /// The paths of localization files, relative to the catalogue's folder.
  public var strings: [String] = []
  /// The default localization table.
  public var stringsTable = "Localizable"
  /// The named colours: those in `colors`, then those of the asset catalogues.
  public var colors: [NamedColor] = []
  /// The paths of asset catalogues, relative to the catalogue's folder.
  public var assets: [String] = []
  /// The paths of image files, relative to the catalogue's folder.
  public var images: [String] = []
  /// The images in the image files and asset catalogues, sorted by name.
  public var namedImages: [NamedImage] = []
  /// The paths of storyboards and xibs, relative to the catalogue's folder.
  public var storyboards: [String] = []
  /// The storyboards and xibs, sorted by path.
  public var interfaces: [InterfaceFile] = []
  /// The paths of fonts, relative to the catalogue's folder.
  public var fonts: [String] = []
  /// The font faces in the font files.
  public var fontFaces: [FontFace] = []
  /// The default tint colour; see ``accentColor``.
  public var tint: ColorValue?
  /// The default background colour of screens that consist of views.
  public var background: Attribute<ColorValue>?
  /// The default font family or PostScript name, for texts with neither a family nor a design.
  public var fontFamily: String?
  /// The default colours of navigation bars and toolbars.
  public var bar: BarDefinition?
  /// The start screen.
  public var start: String?
  /// The devices of the snapshot matrix, base device first.
  public var devices = ["iphone-16"]
  /// The interface orientations that the app supports on phones.
  public var orientations = InterfaceOrientation.allCases
  /// The appearances of the snapshot matrix, base appearance first.
  public var appearances: [Appearance] = [.light] { didSet { namesAppearances = true } }
  /// Whether the catalogue lists its appearances; if not, the app supports both light and dark.
  public private(set) var namesAppearances = false
  /// The content size categories of the snapshot matrix, base category first.
  public var contentSizes: [ContentSize] = [.large]
  /// The locales of the snapshot matrix, base locale first.
  public var locales = ["en"]
  /// The current date for relative dates such as `${due, relative}`, fixed for reproducible snapshots.
  public var today = TextEnvironment.defaultToday
  /// The renderings of snapshots, and the cells excluded from the matrix.
  public var matrix = MatrixDefinition()
  /// The fields of the app's state.
  public var state: [ContextField] = []
  /// The interceptors that routes refer to.
  public var interceptors: [InterceptorDefinition] = []
  /// The experiments, which define variants of screens.
  public var experiments: [Experiment] = []
  /// The limits on the size of composed screens.
  public var limits = CompositionLimits()
  /// The severities of warnings by code; `warning` for other codes.
  public var severities: [String: WarningSeverity] = [:]
  /// The named hosts and schemes of link patterns.
  public var hosts: [LinkHosts] = []
  /// The redirects of links.
  public var redirects: [RedirectDefinition] = []
  /// The deviations that are accepted in links.
  public var lenientLinks: [LinkLeniency] = []
  /// The treatment of links that match no screen.
  public var unhandledLinks = UnhandledLinks.openURL

  /// The version of the file format that this package supports.
  public static let currentFormat = 1

  /// The tint colour of the window: `tint`, or `AccentColor` in an asset catalogue; `nil` for the system default.
  public var accentColor: ColorValue? {
    tint ?? colors.first { $0.name == "AccentColor" }.map { .catalog($0) }
  }

  /// The family and PostScript names of the fonts, sorted.
  public var fontNames: [String] { Set(fontFaces.flatMap { [$0.family, $0.name] }).sorted() }

  /// The prefix of links without a host, such as `/orders/7`.
  public var linkStart: String? { hosts.lazy.compactMap(\.start).first }

  /// A description of each named host: `web: shop.example, www.shop.example`.
  public var hostTexts: [String] { hosts.map { "\($0.name): \($0.entries.joined(separator: ", "))" } }

  /// Creates settings with default values.
  public init(name: String) { self.name = name }
}

/// A content size category, as in `UIContentSizeCategory`.
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

/// An interface orientation, as in `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, Hashable, Sendable, Codable, CaseIterable {
  case portrait
  case landscape
}

/// The severity of a kind of warning.
public enum WarningSeverity: String, Hashable, Sendable, Codable, CaseIterable {
  case off
  /// Doesn't affect the exit status.
  case warning
  /// Makes `petri validate` fail; screens can still be launched.
  case error
}

/// The treatment of links that match no screen.
public enum UnhandledLinks: String, Hashable, Sendable, Codable, CaseIterable {
  case openURL
  case ignore
}

/// A deviation that is accepted in links.
public enum LinkLeniency: String, Hashable, Sendable, Codable, CaseIterable {
  /// A path without a leading slash: `orders/7`.
  case withoutSlash
  /// A link percent-encoded as a whole: `shop%3A%2F%2Forders%2F7`.
  case encoded
}

extension TextEnvironment {
  /// Creates the environment for formatting a catalogue's texts in a locale.
  public init(_ settings: CatalogSettings, locale: String) {
    self.init(locale: locale, baseLocale: settings.locales.first, today: settings.today)
  }
}
