import PetriCatalog
import PetriUIKit

@MainActor
final class ViewBuilder {
  let library: Catalog
  let record: ViewRecord?
  private let desk: InputDesk
  private let now: @MainActor (Scope) -> Scope
  private let onTap: @MainActor (ResolvedTap) -> Void
  private var definitions: [ObjectIdentifier: ViewDefinition] = [:]
  private var taps: [ObjectIdentifier: ResolvedTap] = [:]
  private var otherTaps: [ObjectIdentifier: [OtherTap]] = [:]
  private var inputs: [Input] = []
  private var scrolls: [(place: Place, view: any ScrollKeeping)] = []

  private struct Input {
    let place: Place
    let view: UIView
    let initial: InputValue
    var binding: InputBinding?
  }

  init(
    _ composer: Composer,
    desk: InputDesk,
    now: @escaping @MainActor (Scope) -> Scope,
    onTap: @escaping @MainActor (ResolvedTap) -> Void
  ) {
    library = composer.catalog
    record = composer.viewRecord
    self.desk = desk
    self.now = now
    self.onTap = onTap
  }

  func definition(of view: UIView) -> ViewDefinition? { definitions[ObjectIdentifier(view)] }

  func tap(of view: UIView) -> ResolvedTap? { taps[ObjectIdentifier(view)] }

  private var focused: UIView? { inputs.first { $0.view.isFirstResponder }?.view }

  /// The view that becomes first responder when the screen appears.
  var focusedAtFirst: UIView? {
    inputs.first { definitions[ObjectIdentifier($0.view)]?.kind.definition.focused ?? false }?.view
  }

  func otherTaps(of view: UIView) -> [OtherTap] { otherTaps[ObjectIdentifier(view)] ?? [] }

  func note(_ tap: OtherTap, on view: UIView) { otherTaps[ObjectIdentifier(view), default: []].append(tap) }

  func note(_ definition: ViewDefinition, of view: UIView) {
    definitions[ObjectIdentifier(view)] = definition
    if let scroll = view as? any ScrollKeeping { scrolls.append((definition.place, scroll)) }
    record?.noteMade(at: definition.place)
  }

  /// Records an input and binds it to its values.
  func note(input view: UIView, at place: Place, bindings: [InputBinding] = []) {
    guard let initial = InputValue(view) else { return }
    inputs.append(Input(place: place, view: view, initial: initial, binding: bindings.first))
    for binding in bindings { bind(view, to: binding) }
  }

  func perform(_ action: TapAction, _ scope: Scope) { onTap(ResolvedTap(action, scope: now(scope))) }

  /// Takes over the user's changes and scroll positions from the builder of the replaced views, while these are still
  /// on screen. An input whose initial value changed with the state keeps the new one.
  ///
  /// - Returns: The view that replaces the first responder.
  func takeOver(from old: ViewBuilder) -> UIView? {
    let focused = old.focused
    var scrolled = Dictionary(grouping: old.scrolls.reversed(), by: \.place)
    for (place, view) in scrolls {
      if let before = scrolled[place]?.popLast() { view.position.takeOver(from: before.view) }
    }
    var focus: UIView?
    var waiting = Dictionary(grouping: old.inputs.reversed(), by: \.place)
    for input in inputs {
      guard let before = waiting[input.place]?.popLast(), let value = InputValue(before.view) else { continue }
      if before.initial == input.initial {
        if value != before.initial { value.put(into: input.view) }
      } else if let binding = input.binding, value != input.initial, desk.holds(value, for: binding) {
        // `1.` isn't replaced by `1.0` while typing.
        value.put(into: input.view)
      }
      if before.view === focused { focus = input.view }
    }
    return focus
  }

  func views(_ definitions: [ViewDefinition], scope: Scope) -> [UIView] {
    arranged(definitions, scope: scope).map(\.view)
  }

  func arranged(
    _ definitions: [ViewDefinition],
    axis: NSLayoutConstraint.Axis = .vertical,
    scope: Scope
  ) -> [(view: UIView, definition: ViewDefinition)] {
    let arranged = unrolled(definitions, scope: scope).map { (view: view($0, axis: axis, scope: $1), definition: $0) }
    UIScrollView.letLastGrow(arranged.map(\.view), along: axis)
    return arranged
  }

  /// The definitions whose conditions hold, each with its scope; repetitions and groups are unrolled.
  func unrolled(_ definitions: [ViewDefinition], scope: Scope) -> [(ViewDefinition, Scope)] {
    definitions.flatMap { definition in
      (definition.each?.scopes(in: scope) ?? [scope])
        .filter { record.decide(definition.when, .when, at: definition.place, in: $0) }
        .flatMap { scope -> [(ViewDefinition, Scope)] in
          guard case .group(let group) = definition.kind else { return [(definition, scope)] }
          record?.noteMade(at: definition.place)
          return unrolled(group.views, scope: scope)
        }
    }
  }

  private func view(_ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, scope: Scope) -> UIView {
    let (view, tap) = untapped(definition, axis: axis, scope: scope)
    guard let tap else { return placed(view, definition, axis: axis, scope) }
    let tapped = TappedView(content: view)
    add(tap, of: definition, scope, to: tapped)
    return placed(tapped, definition, axis: axis, scope)
  }

  /// Builds a view. Returns the tap for a control around it; a control handles its own.
  func untapped(_ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, scope: Scope)
    -> (view: UIView, tap: TapAction?)
  {
    let kind = definition.kind.definition as? any BuildableKind
    let view = kind?.makeView(at: ViewSite(definition: definition, axis: axis, scope: scope), by: self) ?? UIView()
    note(definition, of: view)
    if let input = kind as? any InputKind {
      note(input: view, at: definition.place, bindings: input.bindings(in: scope).compactMap(\.self))
    }
    view.accessibilityIdentifier = definition.id
    if let label = definition.accessibilityLabel {
      view.accessibilityLabel = text(label, scope)
      // UIKit makes an image or box accessible only on request; a label is one.
      view.isAccessibilityElement = true
    }
    if let color = definition.background?.value(in: scope) { view.backgroundColor = color.uiColor }
    if let color = definition.tint?.value(in: scope) { view.tintColor = color.uiColor }
    if let alpha = definition.alpha?.value(in: scope) { view.alpha = CGFloat(min(1, max(0, alpha))) }
    if let menu = menuBuilder.menu(definition.contextMenu, scope: scope) {
      view.addInteraction(DefinedMenuInteraction(menu))
      view.isUserInteractionEnabled = true
    }
    taps[ObjectIdentifier(view)] = definition.tap.map { ResolvedTap($0, scope: scope) }
    let control = view as? UIControl
    if let action = definition.tap, let control { addAction(action, scope, to: control) }
    if let edges = definition.edges { addEdges(edges, of: kind, to: view, scope) }
    return (sized(view, definition, axis: axis), control == nil ? definition.tap : nil)
  }

  private func bind(_ view: UIView, to binding: InputBinding) {
    let take = { @MainActor [desk, weak view] in
      guard let view, let value = ShownView.input(of: view)?.held(binding.part) else { return }
      desk.take(value, for: binding)
    }
    ShownView.input(of: view)?.hear(take, from: view)
  }

  func accessory(_ items: [BarItemDefinition], _ scope: Scope) -> UIToolbar? {
    BarBuilder(
      scope: scope,
      record: record,
      desk: desk,
      onTap: onTap,
      onSubmit: { [onTap, now] in onTap(ResolvedTap($0, scope: now(scope))) }
    ).accessory(items)
  }

  var menuBuilder: MenuBuilder { MenuBuilder(record: record, onTap: onTap) }

  /// Makes a control a single accessibility element with the texts inside.
  func add(_ action: TapAction, of definition: ViewDefinition, _ scope: Scope, to control: UIControl) {
    addAction(action, scope, to: control)
    control.accessibilityIdentifier = definition.id
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
  }

  func addAction(_ tap: TapAction, _ scope: Scope, to control: UIControl) {
    let perform = action(tap, scope)
    let action = UIAction { _ in perform() }
    control.addAction(action, for: ShownView.input(of: control)?.tapEvents ?? .touchUpInside)
  }

  func action(_ tap: TapAction, _ scope: Scope) -> @MainActor () -> Void {
    { [onTap, now] in onTap(ResolvedTap(tap, scope: now(scope))) }
  }

  func isEnabled(_ kind: some KindDefinition, at site: ViewSite) -> Bool {
    record.decide(kind.enabled, .enabled, at: site.definition.place, in: site.scope)
  }

  func text(_ text: LocalizedText, _ scope: Scope) -> String { text.text(in: scope) }

  func fill(_ field: UITextField, of definition: ViewDefinition, scope: Scope) {
    note(definition, of: field)
    field.accessibilityIdentifier = definition.id
    guard case .textField(let text) = definition.kind else { return }
    text.fill(field, at: ViewSite(definition: definition, scope: scope), by: self)
    for case let binding? in text.bindings(in: scope) { bind(field, to: binding) }
  }
}

extension ViewBuilder {
  func addEdges(_ edges: ViewEdges, of kind: (any BuildableKind)?, to view: UIView, _ scope: Scope) {
    EdgeStyle(edges, scope: scope).apply(to: view)
    if kind?.isCutAtCorners ?? false { view.clipsToBounds = edges.cornerRadius > 0 && edges.shadow == nil }
  }

  func sized(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis) -> UIView {
    let grows = definition.room?.grow ?? false
    if grows { view.grow(along: axis) }
    var outer = view
    if let room = definition.room, room.isBounded {
      // A bounded view leaves spare space to others unless it asks for it.
      if !grows { view.keepToBounds() }
      outer = LimitedView(content: view, width: definition.width, height: definition.height, sizing: room)
      let isHigh = definition.height != nil || room.maxHeight != nil || room.aspectRatio != nil
      if view is EmbeddedView, !isHigh { outer.requestSpace(along: .vertical) }
    } else if definition.width != nil || definition.height != nil {
      outer = SizedView(content: view, width: definition.width, height: definition.height)
    }
    return outer
  }

  /// Applies `hidden` and `grow`: wraps a hidden view to keep its space, and requests space for a growing one.
  func placed(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, _ scope: Scope) -> UIView {
    guard let room = definition.room else { return view }
    var outer = view
    if let hidden = room.hidden {
      view.isHidden = record.decide(hidden, .hidden, at: definition.place, in: scope)
      if view.isHidden { outer = LimitedView(content: view, sizing: ViewRoom()) }
    }
    if room.grow {
      outer.loosen(along: axis)
      outer.requestSpace(along: axis)
    }
    return outer
  }
}

struct ViewSite {
  let definition: ViewDefinition
  var axis = NSLayoutConstraint.Axis.vertical
  let scope: Scope
}

/// A kind whose view is built from its definition. Sections, swipe actions and groups are built by their owners.
protocol BuildableKind: KindDefinition {
  @MainActor func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView
  /// Whether rounded corners clip the content, as for images.
  var isCutAtCorners: Bool { get }
}

extension BuildableKind {
  var isCutAtCorners: Bool { false }
}

protocol InputKind: BuildableKind {
  /// The references that the view shows and changes; `nil` for a value that isn't one. The first is the entire value,
  /// unless it has parts.
  func bindings(in scope: Scope) -> [InputBinding?]
}
