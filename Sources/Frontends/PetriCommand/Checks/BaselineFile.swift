import Foundation
import PetriChecks
import PetriFiles
import PetriJSONRPC
import PetriText

struct BaselineFile {
  let path: String
  /// True if the path was given explicitly, so that the file must exist.
  private let isNamed: Bool

  init(_ named: String?, besideCatalogIn folder: String) {
    path = named ?? "\(folder)/\(CheckBaseline.fileName)"
    isNamed = named != nil
  }

  /// Reads the accepted findings; returns an empty baseline if the file is missing.
  ///
  /// - Parameter isMade: true if the file is about to be created.
  func read(isMade: Bool) throws -> CheckBaseline {
    let file = NamedFile(path)
    if file.kind == nil, !isNamed || isMade { return CheckBaseline() }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try file.read(limit: 1 << 26)
    } catch {
      throw CommandFailure("can't read \(path): \(error.reason)", .io, next: "petri check --accept")
    }
    do {
      return try JSONDecoder().decode(CheckBaseline.self, from: Data(bytes))
    } catch {
      throw CommandFailure(
        "\(path) isn't a baseline: \(BaselineFile.words(of: error, in: bytes)); put that right, or take the file as it was from version control",
        .io
      )
    }
  }

  func write(_ baseline: CheckBaseline) throws {
    try OutputFile(path: path).write(PrettyJSON.text(of: baseline))
  }

  private static func words(of error: any Error, in bytes: [UInt8]) -> String {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context): return "\(entry(in: context)) has no '\(key.stringValue)'".cleaned
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      guard let key = context.codingPath.last, key.intValue == nil else {
        return "expected an object with 'accepted', as 'petri check --accept' writes it"
      }
      return "'\(key.stringValue)' in \(entry(in: context)) has a value of another type".cleaned
    case .dataCorrupted(let context) where context.codingPath.last?.stringValue == "rule":
      return "unknown rule in \(entry(in: context)); 'petri explain' lists them"
    case .dataCorrupted: return problem(of: bytes)
    case nil: return "\(error)".cleaned
    @unknown default: return "\(error)".cleaned
    }
  }

  private static func problem(of bytes: [UInt8]) -> String {
    do throws(JSONProblem) {
      _ = try JSONParser.value(of: bytes)
      return "expected JSON"
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      return "invalid JSON in line \(line): \(error.reason)"
    }
  }

  /// The number of the invalid entry, counted from 1.
  private static func entry(in context: DecodingError.Context) -> String {
    context.codingPath.lazy.compactMap(\.intValue).first.map { "entry \($0 + 1)" } ?? "the file"
  }
}
