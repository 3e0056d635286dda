import PetriCatalog
import PetriChecks
import PetriFiles

struct FindingPictures {
  private let findings: [CheckFinding]

  init(_ findings: [CheckFinding]) { self.findings = findings }

  /// Writes one file per finding with a picture, named after its screen, rule and subject.
  func write(to folder: String) throws {
    do throws(FileError) {
      try write(to: Folder(making: folder))
    } catch {
      throw CommandFailure("can't write \(folder): \(error.reason)", .io)
    }
  }

  private func write(to folder: Folder) throws(FileError) {
    var counts: [String: Int] = [:]
    for finding in findings {
      guard let picture = finding.picture else { continue }
      let words = [finding.screen, finding.rule.rawValue, finding.subject].map { part in
        part.split { !($0.isLetter || $0.isNumber || $0 == "-") }.prefix(5).joined(separator: "-")
      }
      let name = words.filter { !$0.isEmpty }.joined(separator: "-")
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      try folder.write(Array(picture.utf8), to: "\(name)\(count > 1 ? "-\(count)" : "").svg")
    }
  }
}
