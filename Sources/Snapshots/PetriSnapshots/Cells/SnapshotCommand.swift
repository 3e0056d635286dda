import PetriCatalog

/// The command that prints a cell, which is part of its header, and the file names derived from it.
struct SnapshotCommand: Hashable, Sendable {
  let screen: String
  let kind: String
  let fixture: String
  /// The values of the environment; empty for the base environment.
  let environment: [String]
  let variants: [String]

  private static let start = ["#", "petri", "launch"]
  private static let options = ["--device", "--appearance", "--content-size", "--locale"]

  init(screen: String, kind: String, fixture: String, environment: [String], variants: [String]) {
    self.screen = screen
    self.kind = kind
    self.fixture = fixture
    self.environment = environment
    self.variants = variants
  }

  /// The command as a comment.
  var line: String {
    var words = SnapshotCommand.start + [screen, "--as", kind, "--fixture", fixture]
    for (option, value) in zip(SnapshotCommand.options, environment) { words += [option, value] }
    for variant in variants { words += ["--experiment", variant] }
    return words.joined(separator: " ")
  }

  /// Parses a comment; `nil` for any other comment.
  init?(_ line: some StringProtocol) {
    let all = line.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    var words = all[...]
    guard words.starts(with: SnapshotCommand.start), words.count > 3 else { return nil }
    let screen = words[3]
    words = words.dropFirst(4)
    func value(of option: String) -> String? {
      guard words.first == option, words.count > 1 else { return nil }
      defer { words = words.dropFirst(2) }
      return words[words.startIndex + 1]
    }
    guard let kind = value(of: "--as"), let fixture = value(of: "--fixture") else { return nil }
    let environment = SnapshotCommand.options.compactMap(value)
    var variants: [String] = []
    while let variant = value(of: "--experiment") { variants.append(variant) }
    guard words.isEmpty, environment.isEmpty || environment.count == SnapshotCommand.options.count else { return nil }
    self.init(screen: screen, kind: kind, fixture: fixture, environment: environment, variants: variants)
  }

  /// The name of the file with all cells of the screen in this rendering.
  var fileName: String { ([screen] + variants + [kind, "txt"]).joined(separator: ".") }

  /// The name that a file with only this cell would have.
  var cellFileName: String {
    let fixtures = fixture == Fixture.examples ? [] : [fixture]
    return ([screen] + variants + fixtures + environment + [kind, "txt"]).joined(separator: ".")
  }
}
