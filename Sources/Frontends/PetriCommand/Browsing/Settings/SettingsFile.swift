import PetriDiagnostics
import PetriFiles
import PetriLoader
import PetriYAML

/// A settings file of the browser, of the user or of the catalogue.
struct SettingsFile {
  enum Kind: String, CaseIterable {
    case keys
    case theme
  }

  let kind: Kind
  /// The path for messages; absolute for a user's file.
  let path: String
  /// `nil` if the file is missing or unreadable.
  let document: YAMLNode?
  let exists: Bool
  let diagnostics: [Diagnostic]

  private static let maximumBytes = 1 << 20

  /// The files of a kind in increasing precedence: the catalogue's, then the user's.
  static func files(_ kind: Kind, in folder: String, environment: [String: String]) -> [SettingsFile] {
    let name = "\(kind.rawValue).yaml"
    let shared = SettingsFile(kind, path: ".petri/\(name)") { limit throws(FileError) in
      try Folder(folder).read(".petri/\(name)", limit: limit)
    }
    let own = userFolder(environment).map { folder in
      // Follows symbolic links, because dotfiles are often linked.
      SettingsFile(kind, path: "\(folder)/\(name)") { limit throws(FileError) in
        try NamedFile("\(folder)/\(name)").read(limit: limit)
      }
    }
    return [shared] + (own.map { [$0] } ?? [])
  }

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
