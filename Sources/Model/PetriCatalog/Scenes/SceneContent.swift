/// Content that is a scene of a storyboard, filled with values.
public struct SceneContent: Hashable, Sendable, Codable {
  /// The scene.
  public var scene: SceneID
  /// The container of UIKit's that its controller is; `nil` for anything else.
  public var container: SystemContainer?
  /// The views that it fills, by their outlets.
  public var outlets: [OutletDefinition] = []
  /// The effects of the actions that its controls send, by the actions' names.
  public var actions: [SceneAction] = []
  /// The rows of its lists, made of their prototypes.
  public var cells: [SceneCells] = []

  /// Makes content that is a scene as it is in its document.
  public init(scene: SceneID, container: SystemContainer? = nil) {
    self.scene = scene
    self.container = container
  }

  /// The effects of its actions and of taps on its outlets.
  public var taps: [TapAction] {
    actions.map(\.tap) + outlets.compactMap(\.tap)
      + cells.flatMap { cells in
        [cells.tap].compactMap(\.self) + cells.outlets.compactMap(\.tap)
      }
  }
}

/// The effect of an action that controls of a scene send.
public struct SceneAction: Hashable, Sendable, Codable {
  /// The name of the method without its parameters, such as `save` for `save:`.
  public var name: String
  /// The effect.
  public var tap: TapAction

  /// Makes an effect.
  public init(name: String, tap: TapAction) { (self.name, self.tap) = (name, tap) }
}

/// Rows of a scene's list, one for each element of a list of the context.
public struct SceneCells: Hashable, Sendable, Codable {
  /// The reuse identifier of the prototype.
  public var identifier: String
  /// The list of which each element has a row; one row where it is `nil`.
  public var each: Repetition?
  /// The outlet of the table or the collection that has the prototype; the first list that has it where it is `nil`.
  public var list: String?
  /// The views of a row, by the outlets of its cell.
  public var outlets: [OutletDefinition] = []
  /// The effect of a tap on a row.
  public var tap: TapAction?

  /// Makes rows of a prototype.
  public init(identifier: String) { self.identifier = identifier }
}
