/// A storyboard scene with values for its outlets, as the content of a screen.
public struct SceneContent: Hashable, Sendable, Codable {
  /// The scene.
  public var scene: SceneID
  /// The kind of container, if the scene's controller is one.
  public var container: SystemContainer?
  /// The values of views, by outlet.
  public var outlets: [OutletDefinition] = []
  /// The effects of actions, by method name.
  public var actions: [SceneAction] = []
  /// The cells of lists, made from prototypes.
  public var cells: [SceneCells] = []

  /// Creates content without values.
  public init(scene: SceneID, container: SystemContainer? = nil) {
    self.scene = scene
    self.container = container
  }

  /// The effects of actions, and of taps on outlets and cells.
  public var taps: [TapAction] {
    actions.map(\.tap) + outlets.compactMap(\.tap)
      + cells.flatMap { cells in
        [cells.tap].compactMap(\.self) + cells.outlets.compactMap(\.tap)
      }
  }
}

/// The effect of an action method in a scene.
public struct SceneAction: Hashable, Sendable, Codable {
  /// The method name without parameters, such as `save` for `save:`.
  public var name: String
  /// The effect.
  public var tap: TapAction

  /// Creates the effect of an action method.
  public init(name: String, tap: TapAction) { (self.name, self.tap) = (name, tap) }
}

/// The cells of a list in a scene, one for each element of a list in the context.
public struct SceneCells: Hashable, Sendable, Codable {
  /// The reuse identifier of the prototype cell.
  public var identifier: String
  /// The list to repeat the cell for; `nil` for a single cell.
  public var each: Repetition?
  /// The outlet of the table or collection view; `nil` for the first one with the prototype.
  public var list: String?
  /// The values of a cell's views, by outlet.
  public var outlets: [OutletDefinition] = []
  /// The action performed on a tap on a cell.
  public var tap: TapAction?

  /// Creates cells from a prototype.
  public init(identifier: String) { self.identifier = identifier }
}

/// The identifier of a storyboard scene.
public struct SceneID: Hashable, Sendable, Codable {
  /// The name of the storyboard.
  public let storyboard: String
  /// The object identifier of the scene's controller, such as `BYZ-38-t0r`.
  public let object: String

  /// Creates an identifier.
  public init(storyboard: String, object: String) { (self.storyboard, self.object) = (storyboard, object) }
}

/// The values for a storyboard view that an outlet refers to.
public struct OutletDefinition: Hashable, Sendable, Codable {
  /// The outlet, which is a property of the scene's controller or of a cell.
  public var name: String
  /// The text of a label, button, text field or text view.
  public var text: LocalizedText?
  /// The placeholder of a text input.
  public var placeholder: LocalizedText?
  /// The image of an image view or button.
  public var image: ImageReference?
  /// Whether a switch is on.
  public var on: Attribute<Bool>?
  /// The value of a slider, stepper or progress view.
  public var value: Attribute<Double>?
  /// The index of the selected segment or current page.
  public var selected: Attribute<Int>?
  /// The visibility condition; `nil` to use the storyboard's setting.
  public var when: Condition?
  /// The condition that enables the control; `nil` to use the storyboard's setting.
  public var enabled: Condition?
  /// The text colour.
  public var color: Attribute<ColorValue>?
  /// The background colour.
  public var background: Attribute<ColorValue>?
  /// The tint colour.
  public var tint: Attribute<ColorValue>?
  /// The action of a tap, which replaces the storyboard's action.
  public var tap: TapAction?

  /// Creates values for an outlet.
  public init(name: String) { self.name = name }

  /// The localized texts that are set.
  public var texts: [LocalizedText] { [text, placeholder].compactMap(\.self) }
}
