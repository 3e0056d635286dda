import PetriDiagnostics

package enum AssetProblem: Problem {
  case malformed(String)
  case noneFound(String)
  case doubledAppearance(String)
  case doubledSet(String, first: String)

  package var wording: Wording {
    switch self {
    case .malformed(let message): Wording(.badAssets, message)
    case .doubledAppearance(let name):
      Wording(
        .badAssets,
        "the colour set '\(name)' has two colours for one appearance; the first counts",
        "remove one of them",
        severity: .warning
      )
    case .doubledSet(let name, let first):
      Wording(
        .badAssets,
        "the colour '\(name)' is defined twice; the one in '\(first)' counts",
        "rename one of them, or let their folders provide namespaces",
        severity: .warning
      )
    case .noneFound(let path):
      Wording(.missingFile, "no colour set (.colorset) or image set (.imageset) of an asset catalogue in '\(path)'")
    }
  }
}
