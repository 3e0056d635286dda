public import OpenType
public import PetriLinks

/// The settings of a catalogue, from `Catalog.yaml`.
public struct CatalogSettings: Hashable, Sendable, Codable {
  /// The catalogue's name.
  public var name: String
  /// The version of the format.
  public var format = CatalogSettings.currentFormat
  /// Folders, files and globs of the screens, relative to the catalogue's folder.
  public var screens = ["Screens"]
  /// Folders and files with the app's own texts, relative to the catalogue's folder.
  public var strings: [String] = []
  /// The name of the files with texts whose table isn't named.
  public var stringsTable = "Localizable"
  /// The catalogue's own colours, those of its asset catalogues behind those that it defines itself.
  public var colors: [NamedColor] = []
  /// Asset catalogues whose colours and images it has, relative to the catalogue's folder.
  public var assets: [String] = []
  /// Files and folders with the app's own images, relative to the catalogue's folder.
  public var images: [String] = []
  /// The images of those files and of the asset catalogues, sorted by their names.
  public var namedImages: [NamedImage] = []
  /// Files and folders with the app's storyboards and xibs, relative to the catalogue's folder.
  public var storyboards: [String] = []
  /// The documents of those files, sorted by their paths.
  public var interfaces: [InterfaceFile] = []
  /// Files and folders with the app's own fonts, relative to the catalogue's folder.
  public var fonts: [String] = []
  /// The fonts of those files, by name.
  public var fontFaces: [FontFace] = []
  /// The colour of what can be tapped, where nothing nearer has one; `accentColor` is what is shown.
  public var tint: ColorValue?
  /// The colour behind views that are content, where a screen has none.
  public var background: Attribute<ColorValue>?
  /// The family, or the name, of the font in place of the system's, wherever a view names neither a family nor a design.
  public var fontFamily: String?
  /// The colours of navigation bars, where a screen has none.
  public var bar: BarDefinition?
  /// The screen that an app starts with.
  public var start: String?
  /// The devices of the snapshots' matrix, the base one first.
  public var devices = ["iphone-16"]
  /// The orientations that the app has on phones.
  public var orientations = InterfaceOrientation.allCases
  /// The appearances of the matrix, the base one first.
  public var appearances: [Appearance] = [.light] { didSet { namesAppearances = true } }
  /// Whether the appearances are those of the app; an app whose catalogue doesn't name them has light and dark.
  public private(set) var namesAppearances = false
  /// The content sizes of the matrix, the base one first.
  public var contentSizes: [ContentSize] = [.large]
  /// The locales of the matrix, the base one first.
  public var locales = ["en"]
  /// The day that is today in texts such as `${due, relative}`, so that snapshots don't depend on when they are taken.
  public var today = TextEnvironment.usualToday
  /// The kinds of the screens' snapshots, and the cells of the matrix that are left out.
  public var matrix = MatrixDefinition()
  /// The app's state.
  public var state: [ContextField] = []
  /// The interceptors that screens' routes name.
  public var interceptors: [InterceptorDefinition] = []
  /// The experiments with variants of screens.
  public var experiments: [Experiment] = []
  /// How large a composed screen may be.
  public var limits = CompositionLimits()
  /// The severities of warnings, by their codes; those that are not named are reported as warnings.
  public var severities: [String: WarningSeverity] = [:]
  /// Hosts and schemes under names, which patterns of links begin with.
  public var hosts: [LinkHosts] = []
  /// Links that lead where others lead.
  public var redirects: [RedirectDefinition] = []
  /// The ways in which links may be incomplete.
  public var lenientLinks: [LinkLeniency] = []
  /// The way to treat links that lead to no screen.
  public var unhandledLinks = UnhandledLinks.openURL

  /// The version that this package reads.
  public static let currentFormat = 1

  /// The colour of what can be tapped, for the window: `tint`, else the asset catalogue's `AccentColor`, as Xcode has it; the system's
  /// where it is `nil`.
  public var accentColor: ColorValue? {
    tint ?? colors.first { $0.name == "AccentColor" }.map { .catalog($0) }
  }

  /// The names by which the fonts of its files can be used: their families and PostScript names, sorted.
  public var fontNames: [String] { Set(fontFaces.flatMap { [$0.family, $0.name] }).sorted() }

  /// The beginning of links that name no host, such as `/orders/7`; `nil` where `hosts` has nothing for them.
  public var linkStart: String? { hosts.lazy.compactMap(\.start).first }

  /// The hosts and schemes of links in words: `web: shop.example, www.shop.example`.
  public var hostTexts: [String] { hosts.map { "\($0.name): \($0.entries.joined(separator: ", "))" } }

  /// Makes the settings of a catalogue.
  public init(name: String) { self.name = name }
}
