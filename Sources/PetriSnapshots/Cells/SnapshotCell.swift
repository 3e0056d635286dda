public import PetriCatalog
public import PetriComposer
import PetriRendering

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
  /// The folder of the screen's file, from the catalogue's folder, ended by a slash unless it is that.
  private let folder: String

  /// Makes a cell.
  ///
  /// - Parameter settings: the catalogue's, which say what the base environment is.
  public init(
    of screen: ScreenDefinition,
    fixture: String = Fixture.examples,
    in environment: LaunchEnvironment,
    as rendering: Rendering,
    settings: CatalogSettings
  ) {
    self.screen = screen.name
    self.fixture = fixture
    self.environment = environment
    self.rendering = rendering
    isBase = environment == LaunchEnvironment(settings: settings)
    folder = SnapshotCell.folder(of: screen)
  }

  /// The same cell as another kind of text.
  public func printed(as rendering: Rendering) -> SnapshotCell {
    SnapshotCell(
      screen: screen,
      fixture: fixture,
      environment: environment,
      rendering: rendering,
      isBase: isBase,
      folder: folder
    )
  }

  private init(
    screen: String,
    fixture: String,
    environment: LaunchEnvironment,
    rendering: Rendering,
    isBase: Bool,
    folder: String
  ) {
    self.screen = screen
    self.fixture = fixture
    self.environment = environment
    self.rendering = rendering
    self.isBase = isBase
    self.folder = folder
  }

  /// The file's path from the catalogue's folder, in `__Snapshots__` beside the screen's own file.
  ///
  /// `NAME[.FIXTURE][.DEVICE.APPEARANCE.SIZE.LOCALE].KIND.txt`, the environment left out where it is the base one. No
  /// part holds a point, so their number says which they are and no two cells have one path.
  public var path: String {
    var parts = [screen]
    if fixture != Fixture.examples { parts.append(fixture) }
    if !isBase {
      parts += [
        environment.device, environment.appearance.rawValue, environment.contentSize.rawValue,
        environment.locale,
      ]
    }
    parts += [rendering.rawValue, "txt"]
    return "\(folder)\(SnapshotStore.folder)/\(parts.joined(separator: "."))"
  }

  /// The lines that head the file: the kind with its version, and how to print the text again.
  public var header: String {
    var command = "petri launch \(screen) --as \(rendering.rawValue) --fixture \(fixture)"
    if !isBase {
      command += " --device \(environment.device) --appearance \(environment.appearance.rawValue)"
      command += " --content-size \(environment.contentSize.rawValue) --locale \(environment.locale)"
    }
    return "# \(rendering.rawValue) v\(rendering.version)\n# \(command)\n"
  }

  static func folder(of screen: ScreenDefinition) -> String {
    screen.place.file.split(separator: "/").dropLast().map { "\($0)/" }.joined()
  }
}
