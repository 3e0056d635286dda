public import PetriCatalog
public import PetriComposer

/// One screen with one context in one environment as one kind of text: what a snapshot file is of.
public struct SnapshotCell: Hashable, Sendable, Codable {
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
  /// part holds a point, so their number identifies them and no two cells have one path.
  public let path: String
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
    let parts = isBase ? [] : SnapshotCell.parts(of: environment)
    let name = SnapshotCell.fileName(screen, variants, fixture, environment: parts, rendering.rawValue)
    path = "\(folder)\(SnapshotStore.folder)/\(name)"
  }

  /// The name of a cell's file.
  ///
  /// - Parameter environment: the parts of the environment; none where it is the base one.
  private static func fileName(
    _ screen: String,
    _ variants: [String],
    _ fixture: String,
    environment: [String],
    _ kind: String
  ) -> String {
    let fixtures = fixture == Fixture.examples ? [] : [fixture]
    return ([screen] + variants + fixtures + environment + [kind, "txt"]).joined(separator: ".")
  }

  private static func parts(of environment: LaunchEnvironment) -> [String] {
    [environment.device, environment.appearance.rawValue, environment.contentSize.rawValue, environment.locale]
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
      for (option, value) in zip(SnapshotCell.environmentOptions, SnapshotCell.parts(of: environment)) {
        command += " \(option) \(value)"
      }
    }
    for variant in variants { command += " --experiment \(variant)" }
    return "# \(rendering.rawValue) v\(rendering.version)\n# \(command)\n"
  }

  private static let environmentOptions = ["--device", "--appearance", "--content-size", "--locale"]

  /// The name of the file that has this command as its second line, be there such a cell or not; `nil` where no header has it.
  static func fileName(ofCommand line: String) -> String? {
    let all: [String] = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    var words = all[...]
    guard words.starts(with: ["#", "petri", "launch"]), words.count > 3 else { return nil }
    let screen = words[3]
    words = words.dropFirst(4)
    func value(of option: String) -> String? {
      guard words.first == option, words.count > 1 else { return nil }
      defer { words = words.dropFirst(2) }
      return words[words.startIndex + 1]
    }
    guard let kind = value(of: "--as"), let fixture = value(of: "--fixture") else { return nil }
    let environment = environmentOptions.compactMap(value)
    var variants: [String] = []
    while let variant = value(of: "--experiment") { variants.append(variant) }
    guard words.isEmpty, environment.isEmpty || environment.count == environmentOptions.count else { return nil }
    return fileName(screen, variants, fixture, environment: environment, kind)
  }
}
