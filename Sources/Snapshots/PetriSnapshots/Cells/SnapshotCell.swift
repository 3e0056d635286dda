public import PetriCatalog
public import PetriComposer

/// One screen with one context in one environment as one kind of text: one of those that a snapshot file holds.
public struct SnapshotCell: Hashable, Sendable, Codable {
  /// The screen's name.
  public let screen: String
  /// The fixture that its context is; `examples` for its examples.
  public let fixture: String
  /// Where it is launched.
  public let environment: LaunchEnvironment
  /// The kind of text that it is printed in.
  public let rendering: Rendering
  /// The catalogue's base environment: the first of each of its lists.
  private let baseEnvironment: LaunchEnvironment
  /// The path, from the catalogue's folder, of the file that holds all cells of the screen as this kind of text, in
  /// `__Snapshots__` beside the screen's own file: `NAME[.EXPERIMENT=VARIANT].KIND.txt`.
  public let path: String
  /// The path that a file of this cell alone would have, by which it is known:
  /// `NAME[.EXPERIMENT=VARIANT][.FIXTURE][.DEVICE.APPEARANCE.SIZE.LOCALE].KIND.txt`, the environment left out where it
  /// is the base one.
  ///
  /// No part holds a period, so their number identifies them and no two cells have one.
  public let id: String
  /// The variants that are not the usual ones: `navigation=hamburger`.
  public let variants: [String]
  /// The folder of the screen's file, ended by a slash unless it is the catalogue's.
  private let folder: String

  /// Makes a cell.
  ///
  /// - Parameters:
  ///   - variants: those that are not the usual ones and make the screen another.
  ///   - settings: the catalogue's, which determine the base environment.
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

  /// Whether the environment is the catalogue's base: the first of each of its lists.
  public var isBase: Bool { environment == baseEnvironment }

  /// Which of the file's cells it is.
  public var name: CellName { CellName(fixture: fixture, in: environment) }

  /// The file's cell whose text is complete: the examples in the catalogue's base environment.
  var baseName: CellName { CellName(fixture: Fixture.examples, in: baseEnvironment) }

  /// The word that distinguishes it from the file's other cells: `full.ipad-11.dark.large.ru`, `examples` for the base.
  public var label: String { SnapshotCell.label(of: name, base: baseName) }

  /// The word for a cell of a file.
  static func label(of name: CellName, base: CellName) -> String {
    let fixtures = name.fixture == Fixture.examples ? [] : [name.fixture]
    let words = fixtures + (name.environment == base.environment ? [] : name.environment)
    return words.isEmpty ? Fixture.examples : words.joined(separator: ".")
  }

  /// A complete text without the lines that head it; `nil` for a text of something else.
  public func body(of text: String) -> String? {
    let header = header.utf8
    return text.utf8.starts(with: header) ? String(Substring(text.utf8.dropFirst(header.count))) : nil
  }

  /// The same cell as another kind of text.
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

  /// The lines that head its text: the kind with its version, and how to print the text again.
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
