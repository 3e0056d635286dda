public import Foundation

/// The base class of views that respond to interaction.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  private enum Deed {
    case action(UIAction)
    case method(Selector, of: Target)
  }

  private struct Target {
    weak var object: AnyObject?
    let id: ObjectIdentifier?

    init(_ target: Any?) {
      object = target.map { $0 as AnyObject }
      id = object.map { ObjectIdentifier($0) }
    }
  }

  private struct Entry {
    var deed: Deed
    var events: Event

    var action: UIAction? {
      if case .action(let action) = deed { action } else { nil }
    }

    func fits(_ target: ObjectIdentifier?, _ action: Selector?) -> Bool {
      guard case .method(let selector, let other) = deed else { return false }
      return (target == nil || other.id == target) && (action == nil || selector == action)
    }
  }

  private var entries: [Entry] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init() {
    self.init(frame: .zero)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true {
    didSet {
      if oldValue != isEnabled { stateChanged() }
    }
  }
  open var isSelected = false {
    didSet {
      if oldValue != isSelected { stateChanged() }
    }
  }
  open var isHighlighted = false {
    didSet {
      if oldValue != isHighlighted { stateChanged() }
    }
  }

  func stateChanged() {}

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    if isInside != isTouchInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    isTouchInside = isInside
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if !continueTracking(touch, with: event) { isTracking = false }
  }

  /// Ends tracking. `HeadlessRuntime.tap` sends the actions of a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isHighlighted = false
    endTracking(touches.first, with: event)
    if !isTouchInside { sendActions(for: .touchUpOutside) }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var contextMenuInteraction: UIContextMenuInteraction? {
    interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first
  }
  open var toolTip: String?
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let readsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return readsLeft ? .right : .left
    case .trailing: return readsLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The horizontal alignment of content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  /// The vertical alignment of content.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    entries.append(Entry(deed: .action(action), events: controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in entries.indices where entries[index].action?.identifier == actionIdentifier {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: Event {
    entries.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  open func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stops = false
    for entry in entries where !stops {
      switch entry.deed {
      case .action(let action): iterator(action, nil, entry.events, &stops)
      case .method(let selector, let target): iterator(nil, (target.object, selector), entry.events, &stops)
      }
    }
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let new = Target(target)
    if let index = entries.firstIndex(where: { entry in
      if case .method(action, let other) = entry.deed { other.id == new.id } else { false }
    }) {
      entries[index].events.formUnion(controlEvents)
    } else {
      entries.append(Entry(deed: .method(action, of: new), events: controlEvents))
    }
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let id = target.map { ObjectIdentifier($0 as AnyObject) }
    for index in entries.indices where entries[index].fits(id, action) {
      entries[index].events.subtract(controlEvents)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(
      entries.compactMap { entry in
        guard case .method(_, let target) = entry.deed else { return nil }
        return target.object as? NSObject ?? NSNull()
      }
    )
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let id = Target(target).id
    let names: [String] = entries.compactMap { entry in
      guard !entry.events.isDisjoint(with: controlEvent), case .method(let selector, let other) = entry.deed,
        other.id == id
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.deed {
      case .action(let action): sendAction(action)
      case .method(let selector, let target):
        // A deallocated target isn't replaced by the first responder.
        if target.id == nil || target.object != nil { sendAction(selector, to: target.object, for: nil) }
      }
    }
  }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(from: self)
  }
}
