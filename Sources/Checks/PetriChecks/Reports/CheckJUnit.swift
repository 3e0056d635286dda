import PetriCatalog
import PetriText

/// A JUnit XML report: a test suite per check, a test case per screen with findings.
public struct CheckJUnit: Sendable {
  private let report: CheckReport
  private let folder: String

  /// Creates a report.
  ///
  /// - Parameter folder: The prefix for file paths, ending with a slash.
  public init(_ report: CheckReport, below folder: String = "") { (self.report, self.folder) = (report, folder) }

  /// The XML document.
  public var text: String {
    let failures = report.parts.reduce(0) { $0 + screens(of: $1).count }
    let count = report.parts.reduce(0) { $0 + tests(of: $1) }
    let errors = report.failed?.count ?? 0
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"petri check\" tests=\"\(count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(report.parts.count { !report.isBegun($0) })\">"
    )
    for part in report.parts { lines += suite(part) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(_ part: CheckReport.Part) -> [String] {
    let (name, screens, isBegun) = (part.check.rawValue, screens(of: part), report.isBegun(part))
    let errors = errors(of: part)
    var lines = [
      "  <testsuite name=\"\(name)\" tests=\"\(tests(of: part))\" failures=\"\(screens.count)\" errors=\"\(errors.count)\" skipped=\"\(isBegun ? 0 : 1)\">"
    ]
    for screen in screens {
      let findings = part.findings.filter { $0.screen == screen }
      let file = findings.lazy.compactMap(\.place).first.map { " file=\"\(XMLText.escaped(folder + $0.file))\"" } ?? ""
      lines.append("    <testcase classname=\"\(name)\" name=\"\(XMLText.escaped(screen))\"\(file)>")
      for finding in findings {
        let place = finding.place.map { "\(folder)\($0): " } ?? ""
        let details = XMLText.escaped(([place + finding.message] + finding.lines).joined(separator: "\n"))
        lines.append(
          "      <failure type=\"\(finding.rule.rawValue)\" message=\"\(XMLText.escaped(finding.message))\">\(details)</failure>"
        )
      }
      lines.append("    </testcase>")
    }
    for error in errors {
      lines.append("    <testcase classname=\"\(name)\" name=\"\(XMLText.escaped(error.screen))\">")
      lines.append("      <error message=\"\(XMLText.escaped(error.message))\"/>")
      lines.append("    </testcase>")
    }
    if screens.isEmpty, errors.isEmpty {
      let end = isBegun ? "/>" : "><skipped message=\"not begun\"/></testcase>"
      lines.append("    <testcase classname=\"\(name)\" name=\"\(name)\"\(end)")
    }
    return lines + ["  </testsuite>"]
  }

  /// A check without findings counts as one passing test.
  private func tests(of part: CheckReport.Part) -> Int { max(1, screens(of: part).count + errors(of: part).count) }

  private func errors(of part: CheckReport.Part) -> [CheckReport.Failure] {
    report.failed?.filter { $0.check == part.check } ?? []
  }

  private func screens(of part: CheckReport.Part) -> [String] {
    var known: Set<String> = []
    return part.findings.map(\.screen).filter { known.insert($0).inserted }
  }
}
