public import PetriCatalog
public import PetriComposer

/// One screen with one context in one environment as one kind of text: what a snapshot file is of.
public struct SnapshotCell: Hashable, Sendable {
  /// The screen's name.
  public let screen: String
  /// The fixture that its context is; `examples` for its examples.
  public let fixture: String
  /// Where it is launched.
  public let environment: LaunchEnvironment
  /// As what it is printed.
  public let rendering: Rendering
  /// Whether the environment is the catalogue's base: the first of each of its lists.
  public let isBase: Bool
  /// The file's path from the catalogue's folder, in `__Snapshots__` beside the screen's own file.
  ///
  /// `NAME[.EXPERIMENT=VARIANT][.FIXTURE][.DEVICE.APPEARANCE.SIZE.LOCALE].KIND.txt`, the environment left out where it is the base one. No
  /// part holds a point, so their number says which they are and no two cells have one path.
  public let path: String
  /// The variants that are not the usual ones: `navigation=hamburger`.
  public let variants: [String]
  /// The folder of the screen's file, ended by a slash unless it is the catalogue's.
  private let folder: String

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - variants: those that are not the usual ones and make the screen another.
  ///   - settings: the catalogue's, which say what the base environment is.
  public init(
    of screen: ScreenDefinition,
    fixture: String = Fixture.examples,
    in environment: LaunchEnvironment,
    as rendering: Rendering,
    variants: [String] = [],
    settings: CatalogSettings
  ) {
    let file = screen.place.file
    self.init(
      screen: screen.name,
      fixture: fixture,
      environment: environment,
      rendering: rendering,
      variants: variants,
      isBase: environment == LaunchEnvironment(settings: settings),
      folder: String(file[..<(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)])
    )
  }

  private init(
    screen: String,
    fixture: String,
    environment: LaunchEnvironment,
    rendering: Rendering,
    variants: [String],
    isBase: Bool,
    folder: String
  ) {
    self.screen = screen
    self.fixture = fixture
    self.environment = environment
    self.rendering = rendering
    self.variants = variants
    self.isBase = isBase
    self.folder = folder
    var path = "\(folder)\(SnapshotStore.folder)/\(screen)"
    for variant in variants { path += ".\(variant)" }
    if fixture != Fixture.examples { path += ".\(fixture)" }
    if !isBase {
      path += ".\(environment.device).\(environment.appearance.rawValue).\(environment.contentSize.rawValue)"
      path += ".\(environment.locale)"
    }
    self.path = "\(path).\(rendering.rawValue).txt"
  }

  /// The same cell as another kind of text.
  public func printed(as rendering: Rendering) -> SnapshotCell {
    SnapshotCell(
      screen: screen,
      fixture: fixture,
      environment: environment,
      rendering: rendering,
      variants: variants,
      isBase: isBase,
      folder: folder
    )
  }

  /// The lines that head the file: the kind with its version, and how to print the text again.
  public var header: String {
    var command = "petri launch \(screen) --as \(rendering.rawValue) --fixture \(fixture)"
    if !isBase {
      command += " --device \(environment.device) --appearance \(environment.appearance.rawValue)"
      command += " --content-size \(environment.contentSize.rawValue) --locale \(environment.locale)"
    }
    for variant in variants { command += " --experiment \(variant)" }
    return "# \(rendering.rawValue) v\(rendering.version)\n# \(command)\n"
  }
}
