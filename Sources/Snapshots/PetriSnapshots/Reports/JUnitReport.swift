import PetriText

/// A report in JUnit XML: a test suite per screen, a test case per snapshot.
public struct JUnitReport: Sendable {
  private let report: RunReport
  private let details: @Sendable (CellResult) -> String?

  /// Creates a report.
  ///
  /// - Parameter details: Returns the diff of a failed cell; `nil` to show only its message.
  public init(_ report: RunReport, details: @escaping @Sendable (CellResult) -> String?) {
    self.report = report
    self.details = details
  }

  /// The XML document.
  public var text: String {
    let bad = report.cells.count { !$0.status.isGood }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append(
      "<testsuites name=\"\(XMLText.escaped(report.catalog))\" tests=\"\(report.cells.count + report.skipped.count + report.broken.count)\""
        + " failures=\"\(bad - errors(report.cells))\" errors=\"\(errors(report.cells) + report.broken.count)\" skipped=\"\(report.skipped.count)\">"
    )
    for (screen, cells) in grouped { lines += suite(screen, cells) }
    for broken in report.broken { lines += suite(of: broken.screen, "error", broken.message) }
    for skipped in report.skipped { lines += suite(of: skipped.screen, "skipped", skipped.reason) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func suite(of screen: String, _ element: String, _ message: String) -> [String] {
    let name = XMLText.escaped(screen)
    let (errors, skipped) = element == "error" ? (1, 0) : (0, 1)
    return [
      "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"\(errors)\" skipped=\"\(skipped)\">",
      "    <testcase classname=\"\(name)\" name=\"\(name)\">",
      "      <\(element) message=\"\(XMLText.escaped(message))\"/>",
      "    </testcase>", "  </testsuite>",
    ]
  }

  private var grouped: [(String, [CellResult])] {
    var indices: [String: Int] = [:]
    var groups: [(String, [CellResult])] = []
    for cell in report.cells {
      if let index = indices[cell.screen] {
        groups[index].1.append(cell)
      } else {
        indices[cell.screen] = groups.count
        groups.append((cell.screen, [cell]))
      }
    }
    return groups
  }

  private func errors(_ cells: [CellResult]) -> Int { cells.count { $0.status == .failed || $0.status == .blocked } }

  private func suite(_ screen: String, _ cells: [CellResult]) -> [String] {
    let errors = errors(cells)
    let failures = cells.count { !$0.status.isGood } - errors
    var lines = [
      "  <testsuite name=\"\(XMLText.escaped(screen))\" tests=\"\(cells.count)\" failures=\"\(failures)\""
        + " errors=\"\(errors)\" skipped=\"0\">"
    ]
    for cell in cells {
      let name = XMLText.escaped(cell.name.split(separator: "/").last.map(String.init) ?? cell.name)
      let head =
        "    <testcase classname=\"\(XMLText.escaped(screen))\" name=\"\(name)\" file=\"\(XMLText.escaped(cell.path))\""
        + (cell.seconds.map { " time=\"\(($0 * 10_000).rounded() / 10_000)\"" } ?? "")
      guard !cell.status.isGood else {
        lines.append(head + "/>")
        continue
      }
      let element = cell.status == .failed || cell.status == .blocked ? "error" : "failure"
      let message = XMLText.escaped(cell.message ?? cell.status.rawValue)
      lines.append(head + ">")
      lines.append(
        "      <\(element) type=\"\(cell.status.rawValue)\" message=\"\(message)\">\(XMLText.escaped(details(cell) ?? cell.message ?? ""))</\(element)>"
      )
      lines.append("    </testcase>")
    }
    return lines + ["  </testsuite>"]
  }
}
