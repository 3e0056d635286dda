import PetriCatalog
import PetriComposer
import PetriText

extension CheckReport {
  /// The report for people: findings, then a line for each check with how much was looked at.
  public var text: String {
    var lines: [String] = []
    for part in parts {
      for finding in part.findings {
        let place = finding.place.map { "\($0): " } ?? ""
        lines.append("\(place)warning: '\(finding.screen)': \(finding.message) [\(finding.rule.rawValue)]".cleaned)
        lines += finding.lines.map { "    \($0.cleaned)" }
      }
      lines.append("\(part.check.rawValue): \(part.summary)")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CheckFinding {
  /// All that it takes to see it, a line each.
  public var lines: [String] {
    var lines: [String] = []
    if let environment {
      let (device, appearance) = (environment.device, environment.appearance.rawValue)
      lines.append("in \(device), \(appearance), \(environment.contentSize.rawValue), \(environment.locale)")
    }
    if !context.isEmpty {
      lines.append("with " + context.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", "))
    }
    if !moves.isEmpty { lines.append("after " + moves.joined(separator: ", ")) }
    return lines + notes
  }
}

extension CheckReport.Part {
  fileprivate var summary: String {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    }
    let found = findings.isEmpty ? "nothing found" : "\(findings.count) found"
    return found + (covered.isEmpty ? "" : " in \(list(covered))")
      + (leftOut.isEmpty ? "" : "; left out: \(list(leftOut))")
  }
}
