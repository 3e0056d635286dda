/// The finding of an import, for people and for programs.
public struct ImportReport: Encodable, Sendable {
  /// The app's name.
  public let name: String
  /// Its folder, from the catalogue's; "." where they are the same.
  public let folder: String
  /// The target that builds it, where a project tells.
  public let target: String?
  /// The oldest iOS that it runs on, where a project tells.
  public let deploymentTarget: String?
  /// The devices that it is for, by the catalogue's names.
  public let devices: [String]
  /// The storyboards, sorted by their paths.
  public let storyboards: [Storyboard]
  /// The xibs, sorted by their paths.
  public let xibs: [Xib]
  /// How many segues there are of each kind.
  public let segues: [String: Int]
  /// The schemes of links that lead to the app.
  public let schemes: [String]
  /// The hosts of universal links.
  public let hosts: [String]
  /// The names of the files with texts that belong to no document.
  public let tables: [String]
  /// The locales, the one that texts are written in first.
  public let locales: [String]
  /// The asset catalogues.
  public let assets: Assets
  /// The folders of images that documents show and no asset catalogue has.
  public let images: [String]
  /// The files of fonts.
  public let fonts: [String]
  /// The fonts that the app names and nobody found.
  public let missingFonts: [String]
  /// The classes of controllers and views that documents name.
  public let classes: [String]
  /// How many parts of documents aren't known and are left out of what is shown, by the documents' paths.
  public let unreadParts: [String: Int]
  /// Files that can't be used, each with why.
  public let problems: [ImportProblem]
  /// The keys that a `Catalog.yaml` of a person's lacks, and the documents that it doesn't name.
  public let lacking: [String]

  /// A xib.
  public struct Xib: Encodable, Sendable {
    /// Its name, that of its file without the ending.
    public let name: String
    /// Its path from the catalogue's folder.
    public let path: String
    /// The screen that its owner is; `nil` where that isn't a controller, as of a cell.
    public let screen: String?
  }

  /// A storyboard with its screens.
  public struct Storyboard: Encodable, Sendable {
    /// Its name, that of its file without the ending.
    public let name: String
    /// Its path from the catalogue's folder.
    public let path: String
    /// The screen that it begins with.
    public let initial: String?
    /// Whether the app shows it while it starts.
    public let isLaunchScreen: Bool
    /// The screens that its scenes are, in its order.
    public let screens: [Screen]
  }

  /// A screen that a scene is.
  public struct Screen: Encodable, Sendable {
    /// The screen's name.
    public let name: String
    /// The scene's identifier, class or object.
    public let scene: String
    /// The title, as bars show it.
    public let title: String?
  }

  /// The sets of asset catalogues.
  public struct Assets: Encodable, Sendable {
    /// The paths of the catalogues.
    public let catalogues: [String]
    /// How many colour sets there are.
    public let colors: Int
    /// How many image sets there are.
    public let images: Int
    /// The colour set of what can be tapped.
    public let accentColor: String?
  }
}

/// An import: what was found, and the files that are to be made of it.
public struct AppImport: Sendable {
  /// The finding.
  public let report: ImportReport
  /// The files that aren't there yet, by their paths from the catalogue's folder.
  public let files: [(path: String, text: String)]
  /// The paths of files that are there and stay as they are.
  public let kept: [String]
  /// The screen to look at first.
  public let start: String?
}
