import PetriCatalog
import PetriUIKit

/// Takes what a person changes in views that are bound, and puts it where it belongs.
///
/// A typed text is judged when somebody wants to know it: after the complete turn of typing, not letter by letter. A
/// text that the value's type doesn't take stays in its field, changes nothing, and is a refusal.
@MainActor
final class InputDesk {
  private let composer: Composer
  private let form: AppState?
  private weak var controller: UIViewController?
  private var typed: [(binding: InputBinding, value: InputValue)] = []
  /// Whether it is changing values: who shows them needn't do so anew before the turn's layout.
  private(set) var isTaking = false
  /// Called when something was changed or typed.
  var onChange: @MainActor () -> Void = {}

  init(_ composer: Composer, form: AppState? = nil) {
    self.composer = composer
    self.form = form
  }

  /// The controller of the views, which refusals name.
  func serve(_ controller: UIViewController) { self.controller = controller }

  /// Takes what a view holds now.
  func take(_ value: InputValue, for binding: InputBinding) {
    typed.removeAll { $0.binding == binding }
    if case .text = value { typed.append((binding, value)) } else { put(value, for: binding) }
    onChange()
  }

  /// Tells that what views are to show is not possible.
  func refuse(_ action: String, _ reason: String) { composer.note(Refusal(action, reason, from: controller)) }

  /// Judges what was typed.
  func settle() {
    let waiting = typed
    typed = []
    for (binding, value) in waiting { put(value, for: binding) }
  }

  /// Whether a value is the present one, though it may be written in another way.
  func holds(_ value: InputValue, for binding: InputBinding) -> Bool {
    guard let values = values(of: binding), let type = values.type(at: binding.path) else { return false }
    var problems: [ContextProblem] = []
    let meant = type.value(of: value.literal(for: type, binding.choices), at: binding.path, problems: &problems)
    return problems.isEmpty && meant == Scope(context: values.values).value(of: Reference(path: binding.path))
  }

  private func values(of binding: InputBinding) -> AppState? { binding.isOfForm ? form : composer.state }

  private func put(_ value: InputValue, for binding: InputBinding) {
    guard let values = values(of: binding), let type = values.type(at: binding.path) else { return }
    let literal = value.literal(for: type, binding.choices)
    let action = "input of \(binding.reference.path)"
    do {
      try CompositionBudget(composer.catalog).take(literal, ["\(binding.reference.path)"])
    } catch {
      return composer.note(Refusal(action, "\(error)", from: controller))
    }
    isTaking = true
    defer { isTaking = false }
    let problems = values.apply([ContextAssignment(path: binding.path, value: literal)])
    // Not with the problem's own words: they would tell what was typed in secret.
    if !problems.isEmpty { composer.note(Refusal(action, "it must be \(type.expectation)", from: controller)) }
  }
}

/// A value of the form or of the app's state that a view shows, and that a person changes with it.
package struct InputBinding: Hashable {
  /// The reference that the view's value is.
  let reference: Reference
  /// The values of a choice that places stand for; none where a place is the value.
  var choices: [String] = []

  /// Which part of what the view holds it is; `nil` for all of it.
  var part: Part?

  /// A part of a date and a time.
  package enum Part: Hashable, Sendable {
    case date, time
  }

  /// Whether it is of the form, and not of the state.
  var isOfForm: Bool { reference.path.root == Reference.form }
  /// The way to it in the form or the state.
  var path: ContextPath { ContextPath(Array(reference.path.steps.dropFirst())) }
}

extension InputBinding {
  /// Makes the binding of an attribute; `nil` unless it is a reference to a value that can be changed.
  init?<Value>(_ attribute: Attribute<Value>, _ choices: [String] = [], in scope: Scope) {
    guard case .reference(let reference) = attribute, scope.isChangeable(reference) else { return nil }
    self.init(reference: reference, choices: choices)
  }

  /// Makes the binding of a text; `nil` unless it is nothing but a reference to a value that can be changed.
  init?(_ text: LocalizedText?, in scope: Scope) {
    guard let reference = text?.template(for: scope.environment.locale).wholeReference, scope.isChangeable(reference)
    else { return nil }
    self.init(reference: reference)
  }
}

extension InputValue {
  /// The value as a type wants it; nothing typed is nothing where that may be.
  func literal(for type: ContextType, _ choices: [String]) -> ContextLiteral {
    switch self {
    case .text(let text): text.isEmpty && type.isOptional ? .null : .scalar(text, .argument)
    case .moment(let text): .scalar(text, .argument)
    case .isOn(let isOn), .isSelected(let isOn): .scalar(isOn ? "true" : "false", .plain)
    case .number(let number):
      .scalar(type.unwrapped == .int ? Int(exactly: number.rounded())?.description ?? "" : number.description, .plain)
    case .index(let index):
      choices.indices.contains(index)
        ? .scalar(choices[index], .argument) : index < 0 && type.isOptional ? .null : .scalar(String(index), .plain)
    }
  }
}

/// A value that a person has changed in a control, which outlives the views that a change of the state replaces.
package enum InputValue: Hashable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)
  /// A date, a time, or both, as they are written.
  case moment(String)
  case isSelected(Bool)

  /// Reads the value of a view; `nil` for one that holds nothing of a person's.
  @MainActor init?(_ view: UIView) {
    if let cell = view as? ListCell {
      self = .isSelected(cell.isSelected)
    } else {
      guard let input = ShownView.input(of: view) else { return nil }
      self = input.held
    }
  }

  /// Puts it into a view of the kind that it came from; no action is done.
  @MainActor func put(into view: UIView) {
    if case .isSelected(let isSelected) = self {
      (view as? ListCell)?.isSelected = isSelected
    } else {
      ShownView.input(of: view)?.put(self)
    }
  }
}
