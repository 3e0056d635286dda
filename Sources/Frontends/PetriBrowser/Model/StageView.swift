public import PetriCatalog
public import PetriText

/// The look of a launched screen and the acts that are possible on it now.
public struct StageView: Sendable {
  /// An element that a person can touch.
  public struct Target: Hashable, Sendable {
    /// The ways to touch it.
    public enum Kind: Hashable, Sendable {
      /// It is tapped.
      case button
      /// It takes text.
      case textField
      /// It is on or off, or has a value that goes up and down.
      case adjustable
    }

    /// Its name.
    public var name: String
    /// The way to touch it.
    public var kind: Kind
    /// Its cells on the picture; `nil` while it is scrolled out of sight.
    public var rectangle: CanvasRectangle?
    /// Its value.
    public var value: String?
    /// Whether it can be touched now.
    public var isEnabled: Bool
    /// Whether its value is not to be read over the user's shoulder.
    public var isSecure: Bool

    /// Makes a target.
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
    /// The kinds of lines.
    public enum Kind: Hashable, Sendable {
      /// A step: the launch, a move.
      case step
      /// A controller's callback.
      case event
      /// The plan of a navigation that is about to move.
      case plan
      /// A message that was emitted, or an act that could not be done.
      case note
    }

    /// The kind of the line.
    public var kind: Kind
    /// The line.
    public var text: String
    /// The controller that was called; `nil` for a line about something else.
    public var controller: String?
    /// The callback, without the controller's name.
    public var callback: String?
    /// The place of the step among ``StageView/steps``; `nil` where it isn't kept how the screen looked before it.
    public var step: Int?

    /// Makes a line.
    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }

    /// Makes a line of a controller's callback.
    public init(_ kind: Kind, controller: String, callback: String) {
      self.init(kind, "  \(controller)  \(callback)")
      self.controller = controller
      self.callback = callback
    }
  }

  /// A layer of the launched screen's onion.
  public struct Layer: Hashable, Sendable {
    /// Its container's name.
    public var name: String
    /// Whether it is put on.
    public var isOn: Bool

    /// Makes a layer.
    public init(name: String, isOn: Bool) {
      self.name = name
      self.isOn = isOn
    }
  }

  /// A step that was made.
  public struct Step: Hashable, Sendable {
    /// The step, as `--then` takes it.
    public var title: String
    /// The screen before it.
    public var before: Canvas

    /// Makes a step.
    public init(title: String, before: Canvas) {
      self.title = title
      self.before = before
    }
  }

  /// The screen in its device's frame.
  public var picture: Canvas
  /// The screen in the room that it has beside another step; `nil` where that is as much as alone.
  public var comparable: Canvas?
  /// How many of its rows at the top the frame, the status bar and bars take, which stay where the rest is scrolled.
  public var topBars = 0
  /// How many of its rows at the bottom bars and the frame take.
  public var bottomBars = 0
  /// The elements that can be touched, in reading order.
  public var targets: [Target]
  /// The events so far.
  public var log: [LogLine]
  /// The layers, the outermost first.
  public var layers: [Layer]
  /// The walks that there are from the screen on.
  public var walks: [String]
  /// The next step of the walk that is gone through; `nil` where none is.
  public var nextStep: String?
  /// The moves since the launch, as `--then` takes them.
  public var moves: [String]
  /// The last steps of these, the newest last, with how the screen looked before each; log lines refer to the one that they begin.
  public var steps: [Step] = []
  /// Whether there is something to go back to.
  public var canGoBack: Bool
  /// The reasons why the shown screen isn't up to date with the files; empty if it is.
  public var problems: [String]

  /// Makes a view.
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

/// An act of a person on a launched screen.
public enum StageAct: Hashable, Sendable {
  /// Makes a move.
  case move(Move)
  /// Moves a control's value by a step up or down.
  case adjust(String, by: Int)
  /// Scrolls so that something is seen.
  case reveal(String)
  /// Scrolls by so many visible parts, near something with a name if there is something.
  case scroll(Double, near: String?)
  /// Goes back by one.
  case back
}
