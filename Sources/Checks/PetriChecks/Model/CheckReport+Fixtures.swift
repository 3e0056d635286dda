import PetriCatalog

extension CheckReport {
  /// The entries for `fixtures` that reproduce the findings, grouped by screen.
  public var fixtures: String {
    let found = findings.filter { $0.fixture != nil }
    var screens: [String] = []
    for finding in found where !screens.contains(finding.screen) { screens.append(finding.screen) }
    return screens.map { screen in
      let own = found.filter { $0.screen == screen }.flatMap { finding in
        ["  # \(finding.message)", "  \(finding.fixture ?? "")"]
      }
      return (["# \(screen)", "fixtures:"] + own).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
