/// The findings of an import, for people and for programs.
public struct ImportReport: Encodable, Sendable {
  /// The name of the app.
  public let name: String
  /// The folder of the app relative to the catalogue's; "." if they are the same.
  public let folder: String
  /// The target that builds the app, if a project has one.
  public let target: String?
  /// The minimum version of iOS, if a project has one.
  public let deploymentTarget: String?
  /// The supported devices, by the catalogue's names.
  public let devices: [String]
  /// The storyboards, sorted by path.
  public let storyboards: [Storyboard]
  /// The xibs, sorted by path.
  public let xibs: [Xib]
  /// The number of segues of each kind.
  public let segues: [String: Int]
  /// The URL schemes of the app.
  public let schemes: [String]
  /// The hosts of universal links.
  public let hosts: [String]
  /// The names of the localization files that belong to no document.
  public let tables: [String]
  /// The locales, starting with the development region.
  public let locales: [String]
  /// The asset catalogues.
  public let assets: Assets
  /// The folders of images that documents show and no asset catalogue has.
  public let images: [String]
  /// The font files.
  public let fonts: [String]
  /// The fonts that the app names but that are missing.
  public let missingFonts: [String]
  /// The classes of controllers and views that documents name.
  public let classes: [String]
  /// The number of unknown and therefore omitted elements of each document, by path.
  public let unreadParts: [String: Int]
  /// The files that can't be used.
  public let problems: [ImportProblem]
  /// The keys that an existing `Catalog.yaml` lacks, and the documents that it doesn't name.
  public let lacking: [String]

  /// A xib.
  public struct Xib: Encodable, Sendable {
    /// The file name without extension.
    public let name: String
    /// The path from the catalogue's folder.
    public let path: String
    /// The screen of its owner; nil if that isn't a controller, as for a cell.
    public let screen: String?
  }

  /// A storyboard with its screens.
  public struct Storyboard: Encodable, Sendable {
    /// The file name without extension.
    public let name: String
    /// The path from the catalogue's folder.
    public let path: String
    /// The initial screen.
    public let initial: String?
    /// Whether the app shows it while it launches.
    public let isLaunchScreen: Bool
    /// The screens of its scenes, in document order.
    public let screens: [Screen]
  }

  /// The screen of a scene.
  public struct Screen: Encodable, Sendable {
    /// The name of the screen.
    public let name: String
    /// The scene's identifier, class or object.
    public let scene: String
    /// The title in the navigation bar.
    public let title: String?
  }

  /// The content of asset catalogues.
  public struct Assets: Encodable, Sendable {
    /// The paths of the catalogues.
    public let catalogues: [String]
    /// The number of color sets.
    public let colors: Int
    /// The number of image sets.
    public let images: Int
    /// The color set of the accent color.
    public let accentColor: String?
  }
}

/// An import: the report, and the files to write.
public struct AppImport: Sendable {
  /// The findings.
  public let report: ImportReport
  /// The files to create, by their paths from the catalogue's folder.
  public let files: [(path: String, text: String)]
  /// The paths of existing files that stay unchanged.
  public let kept: [String]
  /// The screen to open first.
  public let start: String?
}
