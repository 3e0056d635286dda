import PetriCatalog

/// The problems of a launch, by the places that they are about, in the words of `petri launch`.
struct LaunchProblems {
  /// The problems by their paths: `count`, `items[1].name`; "" for one about no field.
  let byField: [String: String]

  init(_ checked: CheckedLaunch) {
    var byField: [String: String] = [:]
    for problem in checked.resolution.problems where byField[problem.path.description] == nil {
      byField[problem.path.description] = problem.description
    }
    for inner in checked.innerProblems { byField[inner.path.description] = inner.reason }
    self.byField = byField
  }

  var isEmpty: Bool { byField.isEmpty }

  /// All of them in a line.
  var text: String { byField.sorted { $0.key < $1.key }.map(\.value).joined(separator: "; ") }
}
