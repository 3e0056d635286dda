import Foundation
import PetriCatalog
import PetriChecks
import PetriComposer
import PetriFiles
import PetriGallery
import PetriText

struct CheckedFindings {
  let findings: [GalleryFinding]

  private static let limit = 256 << 20

  init(in path: String) throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try NamedFile(path).readInput(limit: CheckedFindings.limit)
    } catch {
      throw CommandFailure("can't read \(path.cleaned): \(error.reason)", .io)
    }
    guard let report = try? JSONDecoder().decode(CheckReport.self, from: Data(bytes)) else {
      throw CommandFailure(
        "\(path.cleaned) isn't a report of 'petri check --json'",
        .usage,
        next: "petri check --json > \(path.shellQuoted)"
      )
    }
    findings = report.parts.flatMap { part in
      part.findings.map { finding in
        GalleryFinding(
          check: part.check.rawValue,
          rule: finding.rule.rawValue,
          screen: finding.screen,
          message: finding.message,
          place: finding.place.map { ($0.file, $0.line) },
          details: finding.lines,
          drawing: finding.picture
        )
      }
    }
  }
}
