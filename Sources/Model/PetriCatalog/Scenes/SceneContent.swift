/// A scene of a storyboard as content, filled with values.
public struct SceneContent: Hashable, Sendable, Codable {
  /// The scene.
  public var scene: SceneID
  /// The kind of container, if its controller is one.
  public var container: SystemContainer?
  /// The values of views by outlet.
  public var outlets: [OutletDefinition] = []
  /// The effects of actions by name.
  public var actions: [SceneAction] = []
  /// The cells of its lists, made from prototypes.
  public var cells: [SceneCells] = []

  /// Makes content without values.
  public init(scene: SceneID, container: SystemContainer? = nil) {
    self.scene = scene
    self.container = container
  }

  /// The effects of actions and of taps on outlets.
  public var taps: [TapAction] {
    actions.map(\.tap) + outlets.compactMap(\.tap)
      + cells.flatMap { cells in
        [cells.tap].compactMap(\.self) + cells.outlets.compactMap(\.tap)
      }
  }
}

/// The effect of an action in a scene.
public struct SceneAction: Hashable, Sendable, Codable {
  /// The method's name without parameters, such as `save` for `save:`.
  public var name: String
  /// The effect.
  public var tap: TapAction

  /// Makes an effect.
  public init(name: String, tap: TapAction) { (self.name, self.tap) = (name, tap) }
}

/// Cells of a scene's list, one for each element of a list in the context.
public struct SceneCells: Hashable, Sendable, Codable {
  /// The reuse identifier of the prototype.
  public var identifier: String
  /// The list to repeat; `nil` for a single cell.
  public var each: Repetition?
  /// The outlet of the table or collection view; `nil` for the first with the prototype.
  public var list: String?
  /// The values of a cell's views by outlet.
  public var outlets: [OutletDefinition] = []
  /// The action of a tap on a cell.
  public var tap: TapAction?

  /// Makes cells of a prototype.
  public init(identifier: String) { self.identifier = identifier }
}
