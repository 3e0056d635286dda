import Foundation
import PetriChecks
import PetriFiles

/// The file of accepted findings.
struct BaselineFile {
  let path: String
  /// Whether somebody named it, so that it has to be there.
  private let isNamed: Bool

  /// A file that was named, else the usual one beside the catalogue.
  init(_ named: String?, besideCatalogIn folder: String) {
    path = named ?? "\(folder)/\(CheckBaseline.fileName)"
    isNamed = named != nil
  }

  /// The accepted findings; none where the file is missing.
  ///
  /// - Parameter isMade: whether the file is about to be made.
  /// - Throws: `CommandFailure` where it can't be read.
  func read(isMade: Bool) throws -> CheckBaseline {
    let file = NamedFile(path)
    if file.kind == nil, !isNamed || isMade { return CheckBaseline() }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try file.read(limit: 1 << 26)
    } catch {
      throw CommandFailure("can't read \(path): \(error.reason)", .io, next: "petri check --accept")
    }
    guard let baseline = try? JSONDecoder().decode(CheckBaseline.self, from: Data(bytes)) else {
      throw CommandFailure(
        "\(path) isn't a baseline: expected JSON as 'petri check --accept' writes it; delete the file, then accept anew",
        .io
      )
    }
    return baseline
  }

  func write(_ baseline: CheckBaseline) throws {
    try OutputFile(path: path).write(PrettyJSON.text(of: baseline))
  }
}
