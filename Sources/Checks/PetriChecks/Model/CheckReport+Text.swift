import PetriCatalog
import PetriComposer
import PetriText

extension CheckReport {
  static let nothingAffected = "no screen is affected by the changes"

  func summary(of part: Part) -> String { isBegun(part) ? part.summary : "not begun" }

  /// The report as text: the findings, then the coverage of each check.
  public var text: String {
    var lines = parts.isEmpty ? [CheckReport.nothingAffected] : []
    for part in parts {
      for finding in part.findings {
        let place = finding.place.map { "\($0): " } ?? ""
        lines.append("\(place)warning: '\(finding.screen)': \(finding.message) [\(finding.rule.rawValue)]".cleaned)
        lines += finding.lines.map { "    \($0.cleaned)" }
      }
      lines.append("\(part.check.rawValue): \(summary(of: part))")
    }
    for entry in gone {
      lines.append(
        "the baseline accepts \(entry.rule.rawValue) of '\(entry.subject)' on '\(entry.screen)', which isn't found any more"
          .cleaned
      )
    }
    if !gone.isEmpty {
      lines.append("to take \(gone.count == 1 ? "it" : "them") out of the baseline, add --update-baseline")
    }
    if let budget { lines.append(budget.text) }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension CheckFinding {
  private static let maxOthers = 10

  /// The lines of text that follow the message.
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
    lines += also.prefix(Self.maxOthers).map { "also: \($0.message)" }
    if also.count > Self.maxOthers { lines.append("also: \(also.count - Self.maxOthers) others, which --json has") }
    return lines + notes
  }
}

extension CheckReport.Part {
  /// The numbers of findings and checked things, in one line.
  public var summary: String {
    func list(_ counts: [String: Int]) -> String {
      counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.value == 1 ? singular($0.key) : $0.key)" }.joined(
        separator: ", "
      )
    }
    let found = findings.isEmpty ? "nothing found" : "\(findings.count) found"
    return found + (accepted.isEmpty ? "" : ", \(accepted.count) accepted")
      + (covered.isEmpty ? "" : " in \(list(covered))")
      + (leftOut.isEmpty ? "" : "; left out: \(list(leftOut))")
  }

  private func singular(_ name: String) -> String {
    let words = name.split(separator: " ")
    let first = words.first.map { $0.hasSuffix("s") ? String($0.dropLast()) : String($0) }
    return ([first].compactMap(\.self) + words.dropFirst().map(String.init)).joined(separator: " ")
  }
}
