import PetriCatalog

extension ScreenOutline.Given {
  /// Whether the value is certainly one of the key that has its name.
  func fits(_ fields: [ContextField]) -> Bool { fields.first { $0.name == name }.map { fits($0.type) } ?? false }

  /// Whether the value is certainly one of a type.
  func fits(_ type: ContextType) -> Bool {
    switch value {
    case .template: return type.unwrapped == .string || type.unwrapped == .url
    case .reference(let given): return given.fits(type)
    case .literal(let literal):
      var problems: [ContextProblem] = []
      return type.value(of: literal, at: ContextPath(), problems: &problems) != nil
    }
  }
}
