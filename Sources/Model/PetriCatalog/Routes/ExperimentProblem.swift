/// Why variants can't be chosen.
public enum ExperimentProblem: Error, Hashable, CustomStringConvertible {
  /// An unknown experiment; those there are.
  case unknown(String, known: [String])
  /// The experiment has no such variant; those it has.
  case unknownVariant(String, of: String, known: [String])

  /// The problem in a sentence.
  public var description: String {
    switch self {
    case .unknown(let name, let known):
      "unknown experiment '\(name)'"
        + (known.isEmpty ? "; the catalogue has none" : "; the experiments are \(known.joined(separator: ", "))")
    case .unknownVariant(let variant, let experiment, let known):
      "'\(experiment)' has no variant '\(variant)'; its variants are \(known.joined(separator: ", "))"
    }
  }
}
