import PetriCatalog

/// Which fixture would decide a condition otherwise.
enum FixtureAdvice {
  /// Advice on an addition that makes a condition hold somewhere.
  static func text(_ condition: Condition) -> String {
    let what =
      switch condition {
      case .not(.not(let inner)): "\(inner.plainText) holds"
      case .not(let inner): "\(inner.plainText) doesn't hold"
      default: "\(condition.plainText) holds"
      }
    return "add a fixture\(state(of: condition.references)) in which \(what)"
  }

  /// ` with 'state: {signedIn: …}'`, where values of the app's state are referred to, or of the form; nothing where
  /// none is.
  static func state(of references: [Reference]) -> String {
    let parts = [Reference.state, Reference.form].compactMap { root -> String? in
      var keys: [String] = []
      for reference in references where reference.path.root == root {
        guard case .key(let key)? = reference.path.steps.dropFirst().first, !keys.contains(key) else { continue }
        keys.append(key)
      }
      return keys.isEmpty ? nil : "'\(root): {\(keys.map { "\($0): …" }.joined(separator: ", "))}'"
    }
    return parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))"
  }
}
