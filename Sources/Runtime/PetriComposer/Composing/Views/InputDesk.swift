import PetriCatalog
import PetriUIKit

/// Writes the user's changes of bound inputs to the form or the state.
///
/// Typed text is validated when somebody needs it, not on every keystroke. Invalid text stays in its field, changes
/// nothing, and is refused.
@MainActor
final class InputDesk {
  private let composer: Composer
  private let form: AppState?
  private weak var controller: UIViewController?
  private var typed: [(binding: InputBinding, value: InputValue)] = []
  private(set) var isTaking = false
  var onChange: @MainActor () -> Void = {}

  init(_ composer: Composer, form: AppState? = nil) {
    self.composer = composer
    self.form = form
  }

  func serve(_ controller: UIViewController) { self.controller = controller }

  func take(_ value: InputValue, for binding: InputBinding) {
    typed.removeAll { $0.binding == binding }
    if case .text = value { typed.append((binding, value)) } else { put(value, for: binding) }
    onChange()
  }

  func refuse(_ action: String, _ reason: String) { composer.note(Refusal(action, reason, from: controller)) }

  /// Validates and writes typed text.
  func settle() {
    let waiting = typed
    typed = []
    for (binding, value) in waiting { put(value, for: binding) }
  }

  /// Whether a value equals the bound one, even if it is written differently.
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
    // The problem's own text would reveal a secret.
    if !problems.isEmpty { composer.note(Refusal(action, "it must be \(type.expectation)", from: controller)) }
  }
}

/// A value of the form or the app's state that an input shows and changes.
package struct InputBinding: Hashable {
  let reference: Reference
  var choices: [String] = []

  var part: Part?

  package enum Part: Hashable, Sendable {
    case date, time
  }

  var isOfForm: Bool { reference.path.root == Reference.form }
  var path: ContextPath { ContextPath(Array(reference.path.steps.dropFirst())) }
}

extension InputBinding {
  /// Creates the binding of an attribute; `nil` unless it refers to a changeable value.
  init?<Value>(_ attribute: Attribute<Value>, _ choices: [String] = [], in scope: Scope) {
    guard case .reference(let reference) = attribute, scope.isChangeable(reference) else { return nil }
    self.init(reference: reference, choices: choices)
  }

  /// Creates the binding of a text; `nil` unless it is a single reference to a changeable value.
  init?(_ text: LocalizedText?, in scope: Scope) {
    guard let reference = text?.template(for: scope.environment.locale).wholeReference, scope.isChangeable(reference)
    else { return nil }
    self.init(reference: reference)
  }
}

extension InputValue {
  /// The value as a literal of a type; empty text becomes null if the type is optional.
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

/// A value that the user changed, kept when a state change rebuilds the views.
package enum InputValue: Hashable {
  case text(String)
  case isOn(Bool)
  case number(Double)
  case index(Int)
  /// A date, a time or both, in the catalogue's format.
  case moment(String)
  case isSelected(Bool)

  @MainActor init?(_ view: UIView) {
    if let cell = view as? ListCell {
      self = .isSelected(cell.isSelected)
    } else {
      guard let input = ShownView.input(of: view) else { return nil }
      self = input.held
    }
  }

  @MainActor func put(into view: UIView) {
    if case .isSelected(let isSelected) = self {
      (view as? ListCell)?.isSelected = isSelected
    } else {
      ShownView.input(of: view)?.put(self)
    }
  }
}
