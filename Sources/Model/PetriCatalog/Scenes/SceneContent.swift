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

/// Identifies a scene by its controller.
public struct SceneID: Hashable, Sendable, Codable {
  /// The name of the storyboard.
  public let storyboard: String
  /// The controller's identifier in the document, such as `BYZ-38-t0r`.
  public let object: String

  /// Makes an identifier.
  public init(storyboard: String, object: String) { (self.storyboard, self.object) = (storyboard, object) }
}

/// Values for a view of a storyboard, given by its outlet.
public struct OutletDefinition: Hashable, Sendable, Codable {
  /// The outlet: a property of the scene's controller or of its cell.
  public var name: String
  /// The text of a label, a button, a text field or a text view.
  public var text: LocalizedText?
  /// The placeholder of an input.
  public var placeholder: LocalizedText?
  /// The image of an image view or a button.
  public var image: ImageReference?
  /// Whether a switch is on.
  public var on: Attribute<Bool>?
  /// The value of a slider, a stepper or a progress view.
  public var value: Attribute<Double>?
  /// The index of the selected segment or page.
  public var selected: Attribute<Int>?
  /// When it is visible; `nil` for the document's setting.
  public var when: Condition?
  /// When it is enabled; `nil` for the document's setting.
  public var enabled: Condition?
  /// The text colour.
  public var color: Attribute<ColorValue>?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint colour.
  public var tint: Attribute<ColorValue>?
  /// The action of a tap, replacing the document's.
  public var tap: TapAction?

  /// Makes an outlet without values.
  public init(name: String) { self.name = name }

  /// The texts.
  public var texts: [LocalizedText] { [text, placeholder].compactMap(\.self) }
}
