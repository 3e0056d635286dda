import PetriDiagnostics

enum GradientProblem: Problem {
  case locationCount(Int, ofColors: Int)
  case fallingLocations(Double, Double)

  var wording: Wording {
    switch self {
    case .locationCount(let count, let colors):
      Wording(
        .badValue,
        "'locations' must have a number for each of the \(colors) colours; found \(count)",
        "leave 'locations' out to spread the colours evenly"
      )
    case .fallingLocations(let first, let second):
      Wording(.badValue, "'locations' must be in ascending order; found \(second.short) after \(first.short)")
    }
  }
}
