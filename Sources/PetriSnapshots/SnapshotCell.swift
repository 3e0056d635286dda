public import PetriCatalog
public import PetriComposer
public import PetriRendering

/// One screen in one environment as one kind of text: what a snapshot file is of.
public struct SnapshotCell: Hashable, Sendable {
  /// The screen.
  public let screen: ScreenDefinition
  /// Where it is launched.
  public let environment: LaunchEnvironment
  /// As what it is printed.
  public let rendering: Rendering

  /// A screen's base cell: its examples in the catalogue's first environment, as a tree.
  public init(base screen: ScreenDefinition, in settings: CatalogSettings) {
    self.screen = screen
    environment = LaunchEnvironment(settings: settings)
    rendering = .tree
  }

  /// The file's path from the catalogue's folder, in `__Snapshots__` beside the screen's own file.
  ///
  /// A screen's name is unique, in lower case and without a point, so no two screens share a file on any file system.
  public var path: String {
    let folder = screen.place.file.split(separator: "/").dropLast().map { "\($0)/" }.joined()
    return "\(folder)\(SnapshotStore.folder)/\(screen.name).\(rendering.rawValue).txt"
  }

  /// The lines that head the file: the kind with its version, and how to print the text again.
  public var header: String {
    """
    # \(rendering.rawValue) v\(rendering.version)
    # petri launch \(screen.name) --as \(rendering.rawValue) --fixture \(Fixture.examples)

    """
  }
}
