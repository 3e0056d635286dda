import InterfaceBuilder
import PetriCatalog
import PetriFormat

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
    /// The screen of the File's Owner; nil if the owner isn't a view controller, as for a cell.
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
    /// Whether the storyboard is the app's launch screen.
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
  /// The report of what the importer found in the app.
  public let report: ImportReport
  /// The files to create, by their paths from the catalogue's folder.
  public let files: [(path: String, text: String)]
  /// The paths of existing files that stay unchanged.
  public let kept: [String]
  /// The screen to open first.
  public let start: String?
}

extension ImportReport {
  init(
    _ files: AppFiles,
    _ facts: AppFacts,
    _ draft: CatalogDraft,
    folder: String,
    problems: [ImportProblem],
    lacking: [String]
  ) {
    let (catalog, names) = (draft.loaded.catalog, draft.names)
    let interfaces = catalog.settings.interfaces
    let entries = Dictionary(grouping: catalog.scenes.entries, by: \.file)
    name = facts.name
    self.folder = folder.isEmpty ? "." : folder
    (target, deploymentTarget, devices) = (facts.target, facts.deploymentTarget, facts.devices)
    storyboards = interfaces.enumerated().compactMap { index, file in
      guard file.document?.kind == .storyboard else { return nil }
      let screens = (entries[index] ?? []).compactMap { entry in
        names[entry.id].map { Screen(name: $0, scene: entry.name, title: entry.title) }
      }
      return Storyboard(
        name: file.name,
        path: file.path,
        initial: catalog.scenes.initialScene(of: file.name).flatMap { names[$0.id] },
        isLaunchScreen: file.document?.isLaunchScreen ?? false,
        screens: screens
      )
    }
    xibs = interfaces.enumerated().filter { $1.document?.kind == .xib }.map { index, file in
      Xib(name: file.name, path: file.path, screen: entries[index]?.first.flatMap { names[$0.id] })
    }
    segues = catalog.scenes.entries.flatMap(\.scene.segues).reduce(into: [:]) { $0[$1.segue.kind, default: 0] += 1 }
    (schemes, hosts) = (facts.schemes, facts.domains)
    let documents = Set(interfaces.map(\.name))
    tables = Set(files.strings.map(\.table)).subtracting(documents).subtracting(["InfoPlist"]).sorted()
    locales = draft.locales
    let accent = facts.accentColor.flatMap { files.colors.contains($0) ? $0 : nil }
    assets = Assets(
      catalogues: files.assets,
      colors: files.colors.count,
      images: files.imageSets.count,
      accentColor: accent ?? (files.colors.contains("AccentColor") ? "AccentColor" : nil)
    )
    let pictures = Set(interfaces.flatMap { $0.document.map { Array($0.imageSizes.keys) } ?? [] })
    let used = files.images.filter { pictures.contains($0.imageName) && !files.imageSets.contains($0.imageName) }
    images = Set(used.map(\.folder)).sorted()
    fonts = files.fonts
    let known = Set(files.fonts.map { String($0.fileName) })
    missingFonts = Set(facts.fonts).subtracting(known).sorted()
    classes = Set(interfaces.flatMap { $0.document?.classes ?? [] }).subtracting(["UIResponder"]).sorted()
    unreadParts = interfaces.reduce(into: [:]) { counts, file in
      if let count = file.document?.unread.count, count > 0 { counts[file.path] = count }
    }
    (self.problems, self.lacking) = (problems, lacking)
  }
}

extension InterfaceDocument {
  fileprivate var classes: [String] {
    let ofScenes = scenes.flatMap(\.identities).compactMap(\.customClass)
    return ofScenes
      + objects.flatMap { object -> [String] in
        switch object {
        case .view(let view): view.all.compactMap(\.identity.customClass)
        case .placeholder(_, let name) where name != "IBFilesOwner": []
        default: [object.identity.customClass].compactMap(\.self)
        }
      }
  }
}
