import Expectations
import Testing

/// A small catalogue in a folder of its own, with its base snapshots recorded.
struct SnapshotCatalogue {
  let folder: TemporaryFolder

  static let settings = """
    catalog: Small
    devices: [iphone-16, iphone-se]
    appearances: [light, dark]
    locales: [en, ru]
    """

  init(recording: Bool = true) throws {
    folder = try TemporaryFolder()
    try folder.write(SnapshotCatalogue.settings + "\n", to: "Catalog.yaml")
    try folder.write("container: frame\nchild: {pin: edges}\n", to: "Screens/frame.yaml")
    try folder.write(
      """
      screen: one
      context: {name: {type: string, example: Ann}}
      fixtures: {other: {name: Bob}}
      wrapping: [frame]
      content:
        - label: {text: {en: "Hello ${name}", ru: "Привет ${name}"}}
        - button: {title: Go, tap: dismiss}
      """ + "\n",
      to: "Screens/one.yaml"
    )
    try folder.write("screen: two\ncontent:\n  - label: Two\n", to: "Screens/two.yaml")
    if recording { try expectEqual(run("record").status, 0) }
  }

  /// A catalogue in which both screens differ from their snapshots, after a run.
  static func changed() throws -> SnapshotCatalogue {
    let catalogue = try SnapshotCatalogue()
    try catalogue.replace("Go", with: "Stop", in: "Screens/one.yaml")
    try catalogue.replace("Two", with: "2", in: "Screens/two.yaml")
    try expectEqual(catalogue.run("verify").status, 1)
    return catalogue
  }

  @discardableResult
  func run(
    _ arguments: String...,
    environment: [String: String] = [:],
    input: String = ""
  ) throws -> PetriProcess.Result {
    try Command.run(["snapshot"] + arguments, in: folder.path, environment: environment, input: input)
  }

  /// Replaces a text in a file.
  func replace(_ old: String, with new: String, in name: String) throws {
    try folder.write(try folder.read(name).replacing(old, with: new), to: name)
  }

  /// The snapshot files.
  var snapshots: [String] { folder.files.filter { $0.hasSuffix(".txt") } }
}
