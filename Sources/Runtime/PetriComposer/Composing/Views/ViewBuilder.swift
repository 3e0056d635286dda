import PetriCatalog
import PetriUIKit

/// Makes views out of their definitions: conditions decided, repetitions unrolled, texts filled in.
@MainActor
final class ViewBuilder {
  /// Has the parts.
  let library: Catalog
  let record: ViewRecord?
  /// Takes what a person changes.
  private let desk: InputDesk
  /// A scope with the values as they are now.
  private let now: @MainActor (Scope) -> Scope
  private let onTap: @MainActor (ResolvedTap) -> Void
  private var definitions: [ObjectIdentifier: ViewDefinition] = [:]
  private var taps: [ObjectIdentifier: ResolvedTap] = [:]
  private var otherTaps: [ObjectIdentifier: [OtherTap]] = [:]
  private var inputs: [Input] = []
  private var scrolls: [(place: Place, view: any ScrollKeeping)] = []

  /// A view that a person changes, with what it held at first.
  private struct Input {
    let place: Place
    let view: UIView
    let initial: InputValue
    var binding: InputBinding?
  }

  /// Makes a builder for a screen or a container of a composer's.
  ///
  /// - Parameters:
  ///   - desk: takes what a person changes in views that are bound.
  ///   - now: gives a scope the values as they are when something is done.
  ///   - onTap: takes the taps of all views that are made.
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

  /// The definition of a view that this builder made.
  func definition(of view: UIView) -> ViewDefinition? { definitions[ObjectIdentifier(view)] }

  /// The effect of a tap on a view that this builder made.
  func tap(of view: UIView) -> ResolvedTap? { taps[ObjectIdentifier(view)] }

  /// The view that is typed in.
  private var focused: UIView? { inputs.first { $0.view.isFirstResponder }?.view }

  /// The view that is typed in as soon as the screen has appeared.
  var focusedAtFirst: UIView? {
    inputs.first { definitions[ObjectIdentifier($0.view)]?.kind.definition.focused ?? false }?.view
  }

  /// The other things that can be done with a view that this builder made.
  func otherTaps(of view: UIView) -> [OtherTap] { otherTaps[ObjectIdentifier(view)] ?? [] }

  /// Keeps what else can be done with a view, and what it does with its values put in.
  func note(_ tap: OtherTap, on view: UIView) { otherTaps[ObjectIdentifier(view), default: []].append(tap) }

  /// Keeps what defines a view.
  func note(_ definition: ViewDefinition, of view: UIView) {
    definitions[ObjectIdentifier(view)] = definition
    if let scroll = view as? any ScrollKeeping { scrolls.append((definition.place, scroll)) }
    record?.noteMade(at: definition.place)
  }

  /// Keeps the input that a person can change in a view, and binds it to its values.
  func note(input view: UIView, at place: Place, bindings: [InputBinding] = []) {
    guard let initial = InputValue(view) else { return }
    inputs.append(Input(place: place, view: view, initial: initial, binding: bindings.first))
    for binding in bindings { bind(view, to: binding) }
  }

  /// Does what a tap does, with the values as they are then.
  func perform(_ action: TapAction, _ scope: Scope) { onTap(ResolvedTap(action, scope: now(scope))) }

  /// Takes over what a person has changed in the views of another builder of the same definitions, as far as these begin
  /// with the same: where the state has given a view another value, that one counts. Scroll views stay where they are.
  ///
  /// Called while the other views are on the screen: without it they have neither the focus nor the safe area's insets.
  ///
  /// - Returns: the view in place of the one that is typed in, to be typed in as soon as it is on screen.
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
        // `1.` isn't made `1.0` while it is typed.
        value.put(into: input.view)
      }
      if before.view === focused { focus = input.view }
    }
    return focus
  }

  /// The views of a column's definitions.
  func views(_ definitions: [ViewDefinition], scope: Scope) -> [UIView] {
    arranged(definitions, scope: scope).map(\.view)
  }

  /// The views of definitions, each with the one it came from.
  func arranged(
    _ definitions: [ViewDefinition],
    axis: NSLayoutConstraint.Axis = .vertical,
    scope: Scope
  ) -> [(view: UIView, definition: ViewDefinition)] {
    let arranged = unrolled(definitions, scope: scope).map { (view: view($0, axis: axis, scope: $1), definition: $0) }
    UIScrollView.letLastTakeRoom(arranged.map(\.view), along: axis)
    return arranged
  }

  /// The definitions of what is there, each with what its texts may name.
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

  /// A view, and the tap that a control around it is to take; a control takes its own.
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
      // UIKit makes an image or a box accessible only on request; a name here is one.
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

  /// The bar above a keyboard.
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

  /// Makes a control of what is in it: it is read as one button, with the texts that are inside.
  func add(_ action: TapAction, of definition: ViewDefinition, _ scope: Scope, to control: UIControl) {
    addAction(action, scope, to: control)
    control.accessibilityIdentifier = definition.id
    control.isAccessibilityElement = true
    control.accessibilityTraits = .button
  }

  /// Has an action done, with its values as they are then.
  func addAction(_ tap: TapAction, _ scope: Scope, to control: UIControl) {
    let perform = action(tap, scope)
    let action = UIAction { _ in perform() }
    control.addAction(action, for: ShownView.input(of: control)?.tapEvents ?? .touchUpInside)
  }

  /// The action of a tap, with its values as they are when it is carried out.
  func action(_ tap: TapAction, _ scope: Scope) -> @MainActor () -> Void {
    { [onTap, now] in onTap(ResolvedTap(tap, scope: now(scope))) }
  }

  /// Whether a view can be touched.
  func isEnabled(_ kind: some KindDefinition, at site: ViewSite) -> Bool {
    record.decide(kind.enabled, .enabled, at: site.definition.place, in: site.scope)
  }

  func text(_ text: LocalizedText, _ scope: Scope) -> String { text.text(in: scope) }

  /// A field that something else makes, such as an alert.
  func fill(_ field: UITextField, of definition: ViewDefinition, scope: Scope) {
    note(definition, of: field)
    field.accessibilityIdentifier = definition.id
    guard case .textField(let text) = definition.kind else { return }
    text.fill(field, at: ViewSite(definition: definition, scope: scope), by: self)
    for case let binding? in text.bindings(in: scope) { bind(field, to: binding) }
  }
}

extension ViewBuilder {
  /// Gives a view the look of its edges.
  func addEdges(_ edges: ViewEdges, of kind: (any BuildableKind)?, to view: UIView, _ scope: Scope) {
    EdgeLook(edges, scope: scope).apply(to: view)
    if kind?.isCutAtCorners ?? false { view.clipsToBounds = edges.cornerRadius > 0 && edges.shadow == nil }
  }

  /// The view with what bounds its size around it.
  func sized(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis) -> UIView {
    let grows = definition.room?.grow ?? false
    if grows { view.grow(along: axis) }
    var outer = view
    if let room = definition.room, room.isBounded {
      // What is bounded leaves spare room to others, as long as it doesn't ask for room itself.
      if !grows { view.keepToBounds() }
      outer = LimitedView(content: view, width: definition.width, height: definition.height, room: room)
      let isHigh = definition.height != nil || room.maxHeight != nil || room.aspectRatio != nil
      if view is EmbeddedView, !isHigh { outer.wishForRoom(along: .vertical) }
    } else if definition.width != nil || definition.height != nil {
      outer = SizedView(content: view, width: definition.width, height: definition.height)
    }
    return outer
  }

  /// The view as its stack has it: with a wish for room, and with what keeps its room while it is hidden around it.
  func placed(_ view: UIView, _ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, _ scope: Scope) -> UIView {
    guard let room = definition.room else { return view }
    var outer = view
    if let hidden = room.hidden {
      view.isHidden = record.decide(hidden, .hidden, at: definition.place, in: scope)
      if view.isHidden { outer = LimitedView(content: view, room: ViewRoom()) }
    }
    if room.grow {
      outer.loosen(along: axis)
      outer.wishForRoom(along: axis)
    }
    return outer
  }
}

/// Where a view is made.
struct ViewSite {
  /// Its definition.
  let definition: ViewDefinition
  /// The axis of the stack that it is in.
  var axis = NSLayoutConstraint.Axis.vertical
  /// The values that its texts may name.
  let scope: Scope
}

/// A kind of view that is made out of its definition. Sections, swipe actions and groups aren't: they are made with what they are of.
protocol BuildableKind: KindDefinition {
  /// Makes the view; what any view has is given to it by the builder.
  @MainActor func makeView(at site: ViewSite, by builder: ViewBuilder) -> UIView
  /// Whether it is cut off at round corners, as nearly every app has it with a picture.
  var isCutAtCorners: Bool { get }
}

extension BuildableKind {
  var isCutAtCorners: Bool { false }
}

/// A kind of view that a person changes.
protocol InputKind: BuildableKind {
  /// The references to the form or the state that the view shows and changes, `nil` for a value that isn't one. The first is all of
  /// its value, unless it has parts.
  func bindings(in scope: Scope) -> [InputBinding?]
}
