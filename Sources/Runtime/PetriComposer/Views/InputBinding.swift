import PetriCatalog

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
