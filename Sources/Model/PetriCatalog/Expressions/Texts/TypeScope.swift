/// The types of the values that references resolve to.
public struct TypeScope: Hashable, Sendable {
  /// The keys of the context or a container's parameters.
  public var context: [ContextField]
  /// The keys of the app's state.
  public var state: [ContextField]
  /// The keys of the form; empty if the screen has no form.
  public var form: [ContextField]
  /// The names that repetitions define, innermost last.
  public private(set) var locals: [ContextField] = []

  /// Creates a scope.
  public init(context: [ContextField] = [], state: [ContextField] = [], form: [ContextField] = []) {
    self.context = context
    self.state = state
    self.form = form
  }

  /// Returns the scope with an additional name.
  public func adding(_ name: String, _ type: ContextType) -> TypeScope {
    var scope = self
    scope.locals.append(ContextField(name: name, type: type))
    return scope
  }

  /// The reason why a reference can't be resolved.
  public enum Problem: Error, Hashable, Sendable {
    case unknown(name: String, known: [String])
    case notAnObject(ContextPath, ContextType)
    case notAList(ContextPath, ContextType)
  }

  /// The type of a reference, which is optional if any step of its path is.
  ///
  /// - Throws: `Problem` for the first step that can't be resolved.
  public func type(of reference: Reference) throws(Problem) -> ContextType {
    let steps = reference.path.steps
    guard case .key(let root)? = steps.first else { throw .notAList(ContextPath(), .object(visibleFields)) }
    guard var type = rootType(root) else { throw .unknown(name: root, known: visibleFields.map(\.name)) }
    var isOptional = false
    for (index, step) in steps.enumerated().dropFirst() {
      if type.isOptional { isOptional = true }
      switch (step, type.unwrapped) {
      case (.key(let key), .object(let fields)):
        guard let field = fields.last(where: { $0.name == key }) else {
          throw .unknown(name: key, known: fields.map(\.name))
        }
        type = field.type
      case (.key(Reference.count), .list), (.key(Reference.count), .string): type = .int
      case (.index, .list(let element)): type = element
      case (.key, _): throw .notAnObject(ContextPath(Array(steps[..<index])), type)
      case (.index, _): throw .notAList(ContextPath(Array(steps[..<index])), type)
      }
    }
    return isOptional && !type.isOptional ? .optional(type) : type
  }

  /// The type of the innermost declaration of a name.
  private func rootType(_ name: String) -> ContextType? {
    if let local = locals.last(where: { $0.name == name }) { return local.type }
    if name == Reference.state, !state.isEmpty { return .object(state) }
    if name == Reference.form, !form.isEmpty { return .object(form) }
    return context.last { $0.name == name }?.type
  }

  private var visibleFields: [ContextField] {
    let stateField = ContextField(name: Reference.state, type: .object(state))
    let formField = ContextField(name: Reference.form, type: .object(form))
    return context + (form.isEmpty ? [] : [formField]) + (state.isEmpty ? [] : [stateField]) + locals
  }
}

extension CalendarDate {
  package static let todayWord = "today"

  init?(_ literal: String, in scope: Scope) {
    if literal == CalendarDate.todayWord { self = scope.environment.today } else { self.init(literal) }
  }
}

extension ContextType {
  /// Whether a literal in a condition can be a value of the type.
  package func canBe(_ literal: String) -> Bool {
    scalarValue(of: literal) != nil || unwrapped == .date && literal == CalendarDate.todayWord
  }
}
