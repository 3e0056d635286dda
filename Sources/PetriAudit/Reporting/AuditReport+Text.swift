import PetriText

extension AuditReport {
  /// The report for people: the unnoticed changes, line by line, and the share.
  ///
  /// - Parameter all: whether changes that nothing shows, and those that the loader refuses, are listed too.
  public func text(all: Bool = false) -> String {
    var lines: [String] = []
    for finding in unnoticed {
      switch finding.verdict {
      case .unnoticed(let shown): lines.append("\(finding.mutation) (no snapshot shows it, only \(shown))")
      case .unshown(let reason): lines.append("\(finding.mutation) (\(reason))".cleaned)
      case .refused, .noticed, .equivalent: continue
      }
    }
    if all {
      lines += section("nothing shows:", equivalent) { _ in "" }
      lines += section("refused:", refused) { finding in
        if case .refused(let reason) = finding.verdict { " (\(reason))".cleaned } else { "" }
      }
    }
    return (lines + [summary]).map { "\($0)\n" }.joined()
  }

  /// The counts and the share in a line.
  public var summary: String {
    var parts = ["\(noticed) noticed", "\(unnoticed.count) not noticed"]
    if !equivalent.isEmpty { parts.append("\(equivalent.count) equivalent") }
    if !refused.isEmpty { parts.append("\(refused.count) refused") }
    let changes = tried == 1 ? "1 change" : "\(tried) changes"
    return "\(changes): \(parts.joined(separator: ", ")); \(percent) of those that count"
  }

  /// The share in per cent: `99.6%`.
  public var percent: String { "\(permille / 10)\(permille % 10 == 0 ? "" : ".\(permille % 10)")%" }

  private func section(_ title: String, _ findings: [Finding], _ remark: (Finding) -> String) -> [String] {
    findings.isEmpty ? [] : [title] + findings.map { "  \($0.mutation)\(remark($0))" }
  }
}
