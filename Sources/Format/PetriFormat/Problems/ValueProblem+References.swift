import PetriCatalog
import PetriDiagnostics
import PetriText

extension Reference {
  /// Advice for a property of a string or list that exists in other languages.
  ///
  /// - Parameters:
  ///   - owner: The path to the owner of the property.
  ///   - type: The type of the owner.
  fileprivate func advice(onStepBehind owner: ContextPath, _ type: ContextType) -> String? {
    let place = owner.steps.count
    guard type == .string || type.isList, place < path.steps.count, case .key(let key) = path.steps[place] else {
      return nil
    }
    func with(_ step: ContextPath.Step) -> String {
      "\(ContextPath(Array(path.steps[..<place]) + [step] + path.steps[(place + 1)...]))"
    }
    switch key.lowercased() {
    case "length", "size", "len": return "did you mean '\(with(.key(Reference.count)))'?"
    case "first" where type.isList: return "did you mean '\(with(.index(0)))'?"
    case "isempty", "empty":
      return type.isList ? "a list without elements is false: not ${\(owner)}" : "compare it: ${\(owner)} == ''"
    default: return nil
    }
  }
}

extension ValueProblem {
  /// The reason why a reference can't be resolved.
  ///
  /// - Parameter isWritten: Whether the reference has its own braces.
  init(
    _ problem: TypeScope.Problem,
    in reference: Reference,
    isWritten: Bool,
    untyped: Set<String>,
    _ scope: TypeScope
  ) {
    switch problem {
    case .unknown(Reference.state, _) where scope.state.isEmpty && reference.path.root == Reference.state:
      self = .noState
    case .unknown(Reference.form, let known)
    where reference.path.root == Reference.form && !known.contains(Reference.form):
      self = .noForm
    case .unknown(CalendarDate.todayWord, _) where isWritten && reference.path.steps.count == 1: self = .todayAsKey
    case .unknown(let name, let known):
      let holders = [(Reference.form, scope.form), (Reference.state, scope.state)]
      let holder = reference.path.root == name ? holders.first { $0.1.contains { $0.name == name } }?.0 : nil
      // A minus may be part of an intended name: `count-1`.
      let sides = name.split(separator: "-").map(String.init)
      let isDifference = sides.count > 1 && sides.allSatisfy { known.contains($0) || Double($0) != nil }
      let nearest =
        holder.map { "\($0).\(name)" } ?? (isDifference ? sides.joined(separator: " - ") : nil)
        ?? NearestName.suggestion(for: name, among: known + untyped.sorted())
      self = .unknownKey(name, in: isWritten ? reference : nil, nearest: nearest, known: known)
    case .notAnObject(let path, let type):
      self = .noKeys("\(path)", type, advice: reference.advice(onStepBehind: path, type.unwrapped))
    case .notAList(let path, let type): self = .noElements("\(path)", type)
    }
  }
}
