public import PetriCatalog
public import PetriText

/// A launched screen as it looks, with the actions possible now.
public struct StageView: Sendable {
  /// A touchable element.
  public struct Target: Hashable, Sendable {
    /// The way a target is used.
    public enum Kind: Hashable, Sendable {
      case button
      case textField
      /// On or off, or an adjustable value.
      case adjustable
    }

    /// The name.
    public var name: String
    /// The way the target is used.
    public var kind: Kind
    /// The cells in the picture; `nil` while scrolled out of sight.
    public var rectangle: CanvasRectangle?
    /// The value.
    public var value: String?
    /// Whether the target can be touched now.
    public var isEnabled: Bool
    /// Whether the value is hidden.
    public var isSecure: Bool

    /// Creates a target.
    public init(
      name: String,
      kind: Kind,
      rectangle: CanvasRectangle?,
      value: String? = nil,
      isEnabled: Bool = true,
      isSecure: Bool = false
    ) {
      self.name = name
      self.kind = kind
      self.rectangle = rectangle
      self.value = value
      self.isEnabled = isEnabled
      self.isSecure = isSecure
    }
  }

  /// A line of the log.
  public struct LogLine: Hashable, Sendable {
    /// The kind of a line.
    public enum Kind: Hashable, Sendable {
      case step
      case event
      /// The plan of a navigation.
      case plan
      /// An emitted message or a failed action.
      case note
    }

    /// The kind of the line.
    public var kind: Kind
    /// The text of the line.
    public var text: String
    /// The controller of a callback.
    public var controller: String?
    /// The callback without the controller's name.
    public var callback: String?
    /// The index in ``StageView/steps``; `nil` if the screen before the step isn't kept.
    public var step: Int?

    /// Creates a line.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }

    /// Creates a line for a callback.
    public init(_ kind: Kind, controller: String, callback: String) {
      self.init(kind, "  \(controller)  \(callback)")
      self.controller = controller
      self.callback = callback
    }
  }

  /// A layer of the launched screen.
  public struct Layer: Hashable, Sendable {
    /// The name of its container.
    public var name: String
    /// Whether the setting is applied.
    public var isOn: Bool

    /// Creates a layer.
    public init(name: String, isOn: Bool) {
      self.name = name
      self.isOn = isOn
    }
  }

  /// A performed step.
  public struct Step: Hashable, Sendable {
    /// The step in the syntax of `--then`.
    public var title: String
    /// The picture before the step.
    public var before: Canvas

    /// Creates a step.
    public init(title: String, before: Canvas) {
      self.title = title
      self.before = before
    }
  }

  /// The picture in its device frame.
  public var picture: Canvas
  /// The picture sized to fit beside another step; `nil` if that is the same.
  public var comparable: Canvas?
  /// The rows at the top taken by the frame, the status bar and bars, which don't scroll.
  public var topBars = 0
  /// The rows at the bottom taken by bars and the frame.
  public var bottomBars = 0
  /// The targets in reading order.
  public var targets: [Target]
  /// The log.
  public var log: [LogLine]
  /// The layers, outermost first.
  public var layers: [Layer]
  /// The walks that start at the screen.
  public var walks: [String]
  /// The next step of the current walk.
  public var nextStep: String?
  /// The moves since the launch, in the syntax of `--then`.
  public var moves: [String]
  /// The most recent steps, newest last.
  public var steps: [Step] = []
  /// Whether there is something to go back to.
  public var canGoBack: Bool
  /// The problems that keep the screen from being up to date.
  public var problems: [String]

  /// Creates a view.
  public init(
    picture: Canvas,
    targets: [Target] = [],
    log: [LogLine] = [],
    layers: [Layer] = [],
    walks: [String] = [],
    nextStep: String? = nil,
    moves: [String] = [],
    canGoBack: Bool = false,
    problems: [String] = []
  ) {
    self.picture = picture
    self.targets = targets
    self.log = log
    self.layers = layers
    self.walks = walks
    self.nextStep = nextStep
    self.moves = moves
    self.canGoBack = canGoBack
    self.problems = problems
  }
}

/// A user's action on a launched screen.
public enum StageAct: Hashable, Sendable {
  case move(Move)
  /// Steps a control's value.
  case adjust(String, by: Int)
  /// Scrolls until a target is visible.
  case reveal(String)
  /// Scrolls by pages, near a target.
  case scroll(Double, near: String?)
  case back
}
