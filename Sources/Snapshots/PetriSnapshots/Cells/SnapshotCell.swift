public import PetriCatalog
public import PetriComposer

/// A screen with a fixture in an environment, in one rendering: the unit of comparison.
public struct SnapshotCell: Hashable, Sendable, Codable {
  /// The name of the screen.
  public let screen: String
  /// The name of the fixture; `examples` for the examples.
  public let fixture: String
  /// The environment of the launch.
  public let environment: LaunchEnvironment
  /// The rendering.
  public let rendering: Rendering
  /// The catalogue's base environment: the first value of each of its lists.
  private let baseEnvironment: LaunchEnvironment
  /// The path, relative to the catalogue's folder, of the file with all cells of the screen in this rendering. The file
  /// is in `__Snapshots__` beside the screen's own file: `NAME[.EXPERIMENT=VARIANT].KIND.txt`.
  public let path: String
  /// The path that a file with only this cell would have:
  /// `NAME[.EXPERIMENT=VARIANT][.FIXTURE][.DEVICE.APPEARANCE.SIZE.LOCALE].KIND.txt`, without the environment if it is
  /// the base environment.
  ///
  /// Parts contain no periods, so their number identifies them and the path is unique.
  public let id: String
  /// The variants that aren't defaults: `navigation=hamburger`.
  public let variants: [String]
  /// The folder of the screen's file, with a trailing slash unless it is the catalogue's.
  private let folder: String

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - variants: The variants that aren't defaults and affect the screen.
  ///   - settings: The settings of the catalogue, which determine the base environment.
  public init(
    of screen: ScreenDefinition,
    fixture: String = Fixture.examples,
    in environment: LaunchEnvironment,
    as rendering: Rendering,
    variants: [String] = [],
    settings: CatalogSettings
  ) {
    let parent = screen.snapshotsParent
    self.init(
      screen: screen.name,
      fixture: fixture,
      environment: environment,
      rendering: rendering,
      variants: variants,
      baseEnvironment: LaunchEnvironment(settings: settings),
      folder: parent.isEmpty ? "" : "\(parent)/"
    )
  }

  private init(
    screen: String,
    fixture: String,
    environment: LaunchEnvironment,
    rendering: Rendering,
    variants: [String],
    baseEnvironment: LaunchEnvironment,
    folder: String
  ) {
    self.screen = screen
    self.fixture = fixture
    self.environment = environment
    self.rendering = rendering
    self.variants = variants
    self.baseEnvironment = baseEnvironment
    self.folder = folder
    let command = SnapshotCommand(
      screen: screen,
      kind: rendering.rawValue,
      fixture: fixture,
      environment: environment == baseEnvironment ? [] : CellName(fixture: fixture, in: environment).environment,
      variants: variants
    )
    id = "\(folder)\(SnapshotStore.folder)/\(command.cellFileName)"
    path = "\(folder)\(SnapshotStore.folder)/\(command.fileName)"
  }

  /// Whether the environment is the catalogue's base environment.
  public var isBase: Bool { environment == baseEnvironment }

  /// The name of the cell within its file.
  public var name: CellName { CellName(fixture: fixture, in: environment) }

  /// The name of the cell whose text the file holds in full: the examples in the base environment.
  var baseName: CellName { CellName(fixture: Fixture.examples, in: baseEnvironment) }

  /// The label of the cell within its file: `full.ipad-11.dark.large.ru`; `examples` for the base.
  public var label: String { SnapshotCell.label(of: name, base: baseName) }

  static func label(of name: CellName, base: CellName) -> String {
    let fixtures = name.fixture == Fixture.examples ? [] : [name.fixture]
    let words = fixtures + (name.environment == base.environment ? [] : name.environment)
    return words.isEmpty ? Fixture.examples : words.joined(separator: ".")
  }

  /// The text without its header; `nil` if it is the text of another cell.
  public func body(of text: String) -> String? {
    let header = header.utf8
    return text.utf8.starts(with: header) ? String(Substring(text.utf8.dropFirst(header.count))) : nil
  }

  /// The cell in another rendering.
  public func printed(as rendering: Rendering) -> SnapshotCell {
    SnapshotCell(
      screen: screen,
      fixture: fixture,
      environment: environment,
      rendering: rendering,
      variants: variants,
      baseEnvironment: baseEnvironment,
      folder: folder
    )
  }

  /// The header of the text: its kind and version, and the command that prints it.
  public var header: String {
    "\(SnapshotHeader(kind: rendering.rawValue, version: rendering.version).line)\n\(command(of: name))\n"
  }

  /// The command that prints one of the file's cells, as a comment.
  func command(of name: CellName) -> String {
    SnapshotCommand(
      screen: screen,
      kind: rendering.rawValue,
      fixture: name.fixture,
      environment: name.environment == baseName.environment ? [] : name.environment,
      variants: variants
    ).line
  }
}

extension ScreenDefinition {
  /// The parent of the screen's snapshot folder: the folder of the screen's file. Scenes of a storyboard use the
  /// catalogue's folder, to avoid writing into an app's sources.
  var snapshotsParent: String {
    let file = place.file
    guard file.hasSuffix(".yaml") || file.hasSuffix(".yml"), let slash = file.lastIndex(of: "/") else { return "" }
    return String(file[..<slash])
  }
}
