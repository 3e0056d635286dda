/// An unknown experiment or variant.
public enum ExperimentProblem: Error, Hashable, CustomStringConvertible {
  /// An unknown experiment.
  case unknown(String, known: [String])
  /// An unknown variant.
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
