import PetriCatalog

struct LaunchProblems {
  /// Messages by field path, such as `items[1].name`; the empty path holds problems of no field.
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

  var text: String { byField.sorted { $0.key < $1.key }.map(\.value).joined(separator: "; ") }
}
