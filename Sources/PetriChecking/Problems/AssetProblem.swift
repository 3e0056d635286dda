import PetriDiagnostics

/// What is wrong with an asset catalogue.
package enum AssetProblem: Problem {
  case malformed(String)
  case noneFound(String)

  package var wording: Wording {
    switch self {
    case .malformed(let message): Wording(.badAssets, message)
    case .noneFound(let path): Wording(.missingFile, "no colour set (.colorset) of an asset catalogue in '\(path)'")
    }
  }
}
