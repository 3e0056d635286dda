import PetriText

extension JSONText {
  /// The document reduced to the part with a reference, as its root; `nil` if no part has it.
  func part(referredTo reference: String) -> JSONText? {
    guard case .object(let pairs) = self, let root = pairs.first(where: { $0.0 == "root" })?.1 else { return nil }
    var waiting = [root]
    while let value = waiting.popLast() {
      switch value {
      case .object(let inner):
        if inner.contains(where: { $0.0 == "ref" && $0.1?.isString(reference) == true }) {
          return .object(pairs.map { $0.0 == "root" ? ("root", value) : $0 })
        }
        waiting += inner.compactMap(\.1)
      case .array(let values): waiting += values
      case .line(let inner): waiting.append(inner)
      case .string, .int, .number, .bool, .null: break
      }
    }
    return nil
  }

  private func isString(_ text: String) -> Bool { if case .string(text) = self { true } else { false } }
}
