import PetriCatalog
import PetriUIKit

/// Makes views out of their definitions: conditions decided, repetitions unrolled, texts filled in.
@MainActor
final class ViewBuilder {
  /// Has the parts.
  private let library: any ScreenLibrary
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

  /// What defines a view that this builder made.
  func definition(of view: UIView) -> ViewDefinition? { definitions[ObjectIdentifier(view)] }

  /// What a tap on a view that this builder made does.
  func tap(of view: UIView) -> ResolvedTap? { taps[ObjectIdentifier(view)] }

  /// The view that is typed in.
  var focused: UIView? { inputs.first { $0.view.isFirstResponder }?.view }

  /// The view that is typed in as soon as the screen has appeared.
  var focusedAtFirst: UIView? {
    inputs.first { definitions[ObjectIdentifier($0.view)]?.kind.definition.focused ?? false }?.view
  }

  /// What else can be done with a view that this builder made.
  func otherTaps(of view: UIView) -> [OtherTap] { otherTaps[ObjectIdentifier(view)] ?? [] }

  /// Keeps what else can be done with a view, and what it does with its values put in.
  func note(_ tap: OtherTap, on view: UIView) { otherTaps[ObjectIdentifier(view), default: []].append(tap) }

  /// Keeps what defines a view.
  func note(_ definition: ViewDefinition, of view: UIView) {
    definitions[ObjectIdentifier(view)] = definition
    record?.noteMade(at: definition.place)
  }

  /// Keeps what a person can change in a view, and gives the values that it is bound to what is changed.
  func note(input view: UIView, at place: Place, bindings: [InputBinding] = []) {
    guard let initial = InputValue(view) else { return }
    inputs.append(Input(place: place, view: view, initial: initial, binding: bindings.first))
    for binding in bindings { bind(view, to: binding) }
  }

  /// Does what a tap does, with the values as they are then.
  func perform(_ action: TapAction, _ scope: Scope) { onTap(ResolvedTap(action, scope: now(scope))) }

  /// Takes over what a person has changed in the views of another builder of the same definitions, as far as these begin
  /// with the same: where the state has given a view another value, that one counts.
  ///
  /// - Parameter focused: the view that was typed in, before it was taken off the screen.
  /// - Returns: the view in its place, to be typed in as soon as it is on screen.
  func takeOver(from old: ViewBuilder, focused: UIView?) -> UIView? {
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
    let view = kindView(definition, axis: axis, scope: scope)
    note(definition, of: view)
    note(input: view, at: definition.place, bindings: bindings(of: definition.kind, scope))
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
    if let edges = definition.edges { addEdges(edges, of: definition.kind, to: view, scope) }
    return (sized(view, definition, axis: axis), control == nil ? definition.tap : nil)
  }

  /// What a view shows and changes: each is one reference to the form or the state.
  private func bindings(of kind: ViewKind, _ scope: Scope) -> [InputBinding] {
    func bound<Value>(_ attribute: Attribute<Value>?, _ choices: [String] = []) -> InputBinding? {
      attribute.flatMap { InputBinding($0, choices, in: scope) }
    }
    func bound(_ text: LocalizedText?) -> InputBinding? { InputBinding(text, in: scope) }
    var bindings: [InputBinding?] = []
    switch kind {
    case .textField(let field), .searchField(let field): bindings = [bound(field.text)]
    case .textView(let view): bindings = [bound(view.text)]
    case .switch(let control): bindings = [bound(control.on)]
    case .slider(let slider): bindings = [bound(slider.value)]
    case .stepper(let stepper): bindings = [bound(stepper.value)]
    case .segments(let segments): bindings = [bound(segments.selected, segments.values)]
    case .picker(let picker): bindings = [bound(picker.selected, picker.values)]
    case .pageControl(let control): bindings = [bound(control.current)]
    case .datePicker(let picker):
      var (date, time) = (bound(picker.date), bound(picker.time))
      date?.part = .date
      time?.part = .time
      bindings = [date, time]
    default: break
    }
    return bindings.compactMap(\.self)
  }

  private func bind(_ view: UIView, to binding: InputBinding) {
    let take = { @MainActor [desk, weak view] in
      guard let view, let value = InputValue(view)?.part(for: binding, of: view) else { return }
      desk.take(value, for: binding)
    }
    switch view {
    case let area as TextArea: area.onType = take
    case let wheel as ChoiceWheel: wheel.onTurn = take
    case let control as UIControl:
      let isTyped = if case .field? = ShownInput(control) { true } else { false }
      control.addAction(UIAction { _ in take() }, for: isTyped ? .editingChanged : .valueChanged)
    default: break
    }
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

  private var menuBuilder: MenuBuilder { MenuBuilder(record: record, onTap: onTap) }

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
    switch ShownInput(control) {
    case .toggle, .slider, .stepper, .segments, .date, .wheel, .pages: control.addAction(action, for: .valueChanged)
    case .field, .area: control.addAction(action, for: .editingDidEndOnExit)
    case nil: control.addAction(action, for: .touchUpInside)
    }
  }

  /// What a tap does, with its values as they are when it is done.
  func action(_ tap: TapAction, _ scope: Scope) -> @MainActor () -> Void {
    { [onTap, now] in onTap(ResolvedTap(tap, scope: now(scope))) }
  }

  private func kindView(_ definition: ViewDefinition, axis: NSLayoutConstraint.Axis, scope: Scope) -> UIView {
    switch definition.kind {
    case .label(let label): self.label(label, scope)
    case .image(let image): self.image(image, axis, scope)
    case .button(let button): self.button(button, of: definition, scope)
    case .textField(let field): textField(UITextField(), field, of: definition, scope)
    case .searchField(let field): textField(UISearchTextField(), field, of: definition, scope)
    case .textView(let view): textView(view, of: definition, scope)
    case .datePicker(let picker): datePicker(picker, of: definition, scope)
    case .picker(let picker): wheel(picker, scope)
    case .pageControl(let control): pageControl(control, scope)
    case .switch(let value): switchView(value, of: definition, scope)
    case .slider(let slider): self.slider(slider, scope)
    case .stepper(let stepper): self.stepper(stepper, scope)
    case .segments(let segments): self.segments(segments, scope)
    case .progress(let progress): self.progress(progress, scope)
    case .spinner(let spinner): self.spinner(spinner, scope)
    case .stack(let stack): self.stack(stack, scope)
    case .scroll(let scroll):
      ScrollStackView(
        axis: scroll.axis.uiAxis,
        spacing: scroll.spacing,
        padding: scroll.padding,
        views: arranged(scroll.views, axis: scroll.axis.uiAxis, scope: scope).map(\.view)
      )
    case .list(let list): self.list(list, scope)
    case .row(let row): self.row(row, of: definition, scope)
    case .grid(let grid): self.grid(grid, scope)
    // They are made with the list, the grid or the row that they are of.
    case .section, .swipeAction: UIView()
    case .spacer(let spacer): SpacerView(length: spacer.length, axis: axis)
    case .divider: DividerView(axis: axis)
    case .box(let box): self.box(box, scope)
    case .part(let part): self.part(part, scope)
    case .overlay(let overlay): self.overlay(overlay, scope)
    case .embedded(let view): EmbeddedView(view, scope: scope)
    // Its views stand in its place.
    case .group: UIView()
    }
  }

  func text(_ text: LocalizedText, _ scope: Scope) -> String { text.text(in: scope) }

  private func label(_ definition: LabelDefinition, _ scope: Scope) -> UIView {
    let runs = definition.runs(in: scope)
    let label = runs.isEmpty ? UILabel() : RunsLabel()
    if runs.isEmpty, !definition.isMarkdown { label.text = text(definition.text, scope) }
    label.font = (definition.font ?? FontDefinition(definition.style)).uiFont
    label.textAlignment = definition.alignment.uiAlignment
    label.numberOfLines = definition.lines
    if let color = definition.color?.value(in: scope) { label.textColor = color.uiColor }
    (label as? RunsLabel)?.show(runs.map { run($0, scope) })
    return label
  }

  private func image(_ definition: ImageDefinition, _ axis: NSLayoutConstraint.Axis, _ scope: Scope) -> UIView {
    let picture =
      definition.isSymbol
      ? definition.symbol(in: scope) : UIImage.picture(named: definition.name.text(in: scope), axis)
    let image = UIImageView(image: picture)
    image.contentMode = definition.mode.uiMode
    return image
  }

  private func button(_ definition: ButtonDefinition, of view: ViewDefinition, _ scope: Scope) -> UIView {
    let button = UIButton(configuration: definition.configuration(in: scope))
    button.setTitle(text(definition.title, scope), for: .normal)
    button.isEnabled = record.decide(definition.enabled, .enabled, at: view.place, in: scope)
    button.menu = menuBuilder.menu(definition.menu, scope: scope)
    button.showsMenuAsPrimaryAction = button.menu != nil && view.tap == nil
    return button
  }

  /// A field that something else makes, such as an alert.
  func fill(_ field: UITextField, of definition: ViewDefinition, scope: Scope) {
    note(definition, of: field)
    field.accessibilityIdentifier = definition.id
    if case .textField(let text) = definition.kind { fill(field, text, of: definition, scope) }
    for binding in bindings(of: definition.kind, scope) { bind(field, to: binding) }
  }

  private func stack(_ definition: StackDefinition, _ scope: Scope) -> UIView {
    let stack = UIStackView()
    stack.axis = definition.axis.uiAxis
    stack.spacing = definition.spacing
    stack.alignment = definition.alignment.uiAlignment
    stack.distribution = definition.distribution.uiDistribution
    if definition.padding != Insets() {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = definition.padding.directional
    }
    stack.arrange(arranged(definition.views, axis: stack.axis, scope: scope).map(\.view))
    return stack
  }

  private func part(_ definition: PartDefinition, _ scope: Scope) -> UIView {
    let stack = UIStackView()
    stack.axis = .vertical
    guard let part = library.screen(named: definition.name), case .views(let content) = part.content else {
      return stack
    }
    stack.spacing = content.spacing
    stack.alignment = content.alignment.uiAlignment
    let inner = definition.scope(of: part, in: scope)
    stack.backgroundColor = content.background?.value(in: inner)?.uiColor
    if let padding = content.padding {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.insetsLayoutMarginsFromSafeArea = false
      stack.directionalLayoutMargins = padding.directional
    }
    stack.arrange(views(content.views, scope: inner))
    return stack
  }

  private func box(_ definition: BoxDefinition, _ scope: Scope) -> UIView {
    let box = BoxView()
    box.axis = .vertical
    box.spacing = definition.spacing
    box.isLayoutMarginsRelativeArrangement = true
    box.insetsLayoutMarginsFromSafeArea = false
    box.directionalLayoutMargins = definition.padding.directional
    box.cornerRadius = definition.cornerRadius
    box.borderColor = definition.border?.color.value(in: scope)?.uiColor
    box.borderWidth = CGFloat(definition.border?.width ?? 1)
    box.arrange(views(definition.views, scope: scope))
    return box
  }
}

#if os(Linux) || !canImport(UIKit)
  extension UIImage {
    /// A box of the name, since there are no pictures here. Beside other views it is taken to be an icon.
    @MainActor
    fileprivate static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      if axis == .horizontal { return icon(named: name) }
      return HeadlessRuntime.image(named: name, orOfSize: CGSize(width: 60, height: 60))
    }

    /// The same as an icon.
    @MainActor
    static func icon(named name: String) -> UIImage? {
      HeadlessRuntime.image(named: name, orOfSize: CGSize(width: 24, height: 24))
    }
  }
#else
  extension UIImage {
    fileprivate static func picture(named name: String, _ axis: NSLayoutConstraint.Axis) -> UIImage? {
      UIImage(named: name)
    }

    static func icon(named name: String) -> UIImage? { UIImage(named: name) }
  }
#endif
