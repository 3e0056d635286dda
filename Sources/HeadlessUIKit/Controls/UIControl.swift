public import Foundation

/// A view that a person works.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a person does with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger comes down again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger goes out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The events that an app may define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// A set with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Can't be worked.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The states that an app may define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states that the system keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  private struct Entry {
    var action: UIAction
    var events: Event
  }

  private var entries: [Entry] = []

  /// A control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control of no size.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// A control with a main action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether it can be worked; true by default.
  open var isEnabled = true {
    didSet {
      if oldValue != isEnabled { stateChanged() }
    }
  }
  /// Whether it is selected; false by default.
  open var isSelected = false {
    didSet {
      if oldValue != isSelected { stateChanged() }
    }
  }
  /// Whether it is pressed; false by default.
  open var isHighlighted = false {
    didSet {
      if oldValue != isHighlighted { stateChanged() }
    }
  }

  /// Called after the state changed.
  func stateChanged() {}

  /// Whether a finger is on it.
  open private(set) var isTracking = false
  /// Whether that finger is inside.
  open private(set) var isTouchInside = false

  /// Called when a finger comes down; true goes on.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; true goes on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger goes up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the system takes the touch away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins tracking; passes nothing on.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Goes on tracking; passes nothing on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    isTouchInside = isInside
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if !continueTracking(touch, with: event) { isTracking = false }
  }

  /// Ends tracking. The actions of the tap are done by `HeadlessRuntime.tap`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touches.first, with: event)
    if !isTouchInside { sendActions(for: .touchUpOutside) }
    isTouchInside = false
  }

  /// Stops tracking.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether a tap shows the menu; false by default.
  open var showsMenuAsPrimaryAction = false
  /// Whether holding shows the menu; false by default.
  open var isContextMenuInteractionEnabled = false
  /// The interaction that shows it; none here.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  /// What is shown when a pointer rests on it; nothing by default.
  open var toolTip: String?
  /// How content is aligned from side to side, with the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return readsLeft ? .right : .left
    case .trailing: return readsLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  /// How content is aligned from side to side; centre by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// How content is aligned from top to bottom; centre by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// How content is aligned from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over all.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// How content is aligned from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over all.
    case fill
  }

  /// The three together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Does an action at events. One with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(action: action, events: controlEvents))
  }

  /// Does an action no more at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does an action no more at events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices where entries[index].action.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// All events that something is done at.
  open var allControlEvents: Event {
    entries.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Calls a closure with each action and its events.
  open func enumerateEventHandlers(_ iterator: (UIAction?, Event, inout Bool) -> Void) {
    var stops = false
    for entry in entries where !stops { iterator(entry.action, entry.events, &stops) }
  }

  /// Does the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
  }

  /// Does one action.
  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }
}
