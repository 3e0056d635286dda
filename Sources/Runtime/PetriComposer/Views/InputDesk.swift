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
