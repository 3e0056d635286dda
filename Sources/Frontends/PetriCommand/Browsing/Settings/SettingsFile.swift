import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriYAML

/// A file that the browser is set by: the user's own, or the catalogue's.
struct SettingsFile {
  /// The kinds of files.
  enum Kind: String, CaseIterable {
    case keys
    case theme
  }

  let kind: Kind
  /// Its path, for messages; absolute where it is the user's.
  let path: String
  /// The content; `nil` without a file, or where it can't be read.
  let document: YAMLNode?
  /// Whether there is a file.
  let exists: Bool
  /// Its problems as YAML.
  let diagnostics: [Diagnostic]

  /// A larger file is refused.
  private static let maximumBytes = 1 << 20

  /// The files of a kind, those that come later over those before: the catalogue's, then the user's.
  ///
  /// - Parameters:
  ///   - folder: the catalogue's folder.
  ///   - environment: XDG_CONFIG_HOME and HOME locate the user's files.
  static func files(_ kind: Kind, in folder: String, environment: [String: String]) -> [SettingsFile] {
    let name = "\(kind.rawValue).yaml"
    let shared = SettingsFile(kind, path: ".petri/\(name)") { limit throws(FileError) in
      try Folder(folder).read(".petri/\(name)", limit: limit)
    }
    let own = userFolder(environment).map { folder in
      // A user's file may be a link to wherever such files are kept.
      SettingsFile(kind, path: "\(folder)/\(name)") { limit throws(FileError) in
        try NamedFile("\(folder)/\(name)").read(limit: limit)
      }
    }
    return [shared] + (own.map { [$0] } ?? [])
  }

  /// The folder of the user's own; `nil` if neither variable is set.
  private static func userFolder(_ environment: [String: String]) -> String? {
    let base =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? environment["HOME"].flatMap { $0.isEmpty ? nil : "\($0)/.config" }
    return base.map { "\($0)/petri" }
  }

  private init(_ kind: Kind, path: String, read: (_ limit: Int) throws(FileError) -> [UInt8]) {
    self.kind = kind
    self.path = path
    do throws(FileError) {
      let stream = YAMLStream.parse(SourceFile(path: path, bytes: try read(SettingsFile.maximumBytes)))
      exists = true
      document = stream.documents.first
      diagnostics =
        stream.diagnostics
        + stream.documents.dropFirst().prefix(1).map {
          Diagnostic(
            code: "wrong-type",
            "\(path) must be one document; the ones that follow are left out",
            at: $0.range
          )
        }
    } catch {
      document = nil
      exists = error != .missing
      diagnostics =
        error == .missing
        ? [] : [Diagnostic(code: "cannot-read", "can't read \(path): \(SourceProblem(error).reason)", path: path)]
    }
  }
}
