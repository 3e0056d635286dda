package import PetriCatalog
import PetriDiagnostics
import PetriYAML

package enum FileProblem: Problem {
  case empty(String)
  case noDefinition
  /// With the key that starts the document in its first element, and the name suggested by the file name.
  case notDefinition(FoundValue, begin: String?, name: String)
  case missingKind(UnknownDocument)
  case swift
  case severalDocuments(in: String)
  case outside(String)
  case emptyPath(key: String)
  case noMatch(String)
  case missing(String)
  case missingDefault(String)
  case noFiles(String)
  case notRegular(String)
  case wrongEnding(String)
  case unreadable(reason: String)
  case unreadableEntry(String, reason: String)
  case unreadableFolder(String, reason: String)
  case linkCycle(String, folder: String)
  // Limits
  case tooManyBytes(limit: Int)
  case tooLarge(key: String = "fileBytes", limit: Int)
  case tooManyFiles(Int, limit: Int)
  case tooDeep(String, limit: Int)
  // Context files
  case nestedBrackets(limit: Int)
  case noContext(ContextLiteral)
  case badJSON(String, cause: String?)
  // Git
  case mergeConflict

  package var wording: Wording {
    switch self {
    case .empty(let name): Wording(.emptyFile, "\(name) is empty", "write at least 'catalog: My app'")
    case .noDefinition: Wording(.emptyFile, "the file has no screen, part or container", severity: .warning)
    case .notDefinition(let found, let begin, let name):
      Wording(
        .unknownDocument,
        "a document must be a screen, a part or a container; found \(found.words)",
        begin.map { "write '\($0)' without '- ', and what is below it two columns to the left" }
          ?? "begin with 'screen: \(name)'"
      )
    case .missingKind(let document):
      Wording(.unknownDocument, "the document is missing 'screen', 'part' or 'container'", document.advice)
    case .swift:
      Wording(
        .unknownDocument,
        "this looks like Swift, not YAML",
        "'petri new gift-card' makes a screen in YAML to begin with"
      )
    case .severalDocuments(let name): Wording(.unknownDocument, "\(name) is one document")
    case .outside(let path):
      Wording(
        .badValue,
        "'\(path)' is outside the catalogue's folder",
        "paths are relative to Catalog.yaml and must stay in its folder"
      )
    case .emptyPath(let key):
      Wording(.badValue, "a path in '\(key)' can't be empty", "write '.' for the catalogue's own folder")
    case .noMatch(let path): Wording(.missingFile, "no file matches '\(path)'")
    case .missing(let path):
      Wording(.missingFile, "no such file or folder: '\(path)'", "paths are relative to Catalog.yaml")
    case .missingDefault(let path):
      Wording(
        .missingFile,
        "no such file or folder: '\(path)'",
        "screens are read from there by default; to read them from elsewhere, set 'screens'"
      )
    case .noFiles(let path): Wording(.missingFile, "no .yaml file in '\(path)'", severity: .warning)
    case .notRegular(let path): Wording(.cannotRead, "can't read '\(path)': it isn't a regular file")
    case .wrongEnding(let path):
      Wording(
        .missingFile,
        "'\(path)' isn't read: its name must end in .yaml or .yml, in lowercase",
        severity: .warning
      )
    case .unreadable(let reason): Wording(.cannotRead, "can't read the file: \(reason)")
    case .unreadableEntry(let path, let reason): Wording(.cannotRead, "can't read '\(path)': \(reason)")
    case .unreadableFolder(let path, let reason): Wording(.cannotRead, "can't read the folder '\(path)': \(reason)")
    case .linkCycle(let path, let folder):
      Wording(.cannotRead, "can't read '\(path)': it links to '\(folder)', which contains it")
    case .tooManyBytes(let limit):
      Wording(.limitExceeded, "the catalogue's files have too many bytes; the limit 'totalBytes' is \(limit)")
    case .tooLarge(let key, let limit):
      Wording(
        .limitExceeded,
        "the file has too many bytes; the limit '\(key)' is \(limit) bytes, and can't be changed",
        "split the file"
      )
    case .tooManyFiles(let count, let limit):
      Wording(.limitExceeded, "the catalogue has \(count) files; the limit 'files' is \(limit)")
    case .nestedBrackets(let limit):
      Wording(.limitExceeded, "brackets are nested too deeply; the limit 'depth' is \(limit)")
    case .noContext(let literal):
      Wording(.wrongType, "the context must be a mapping of keys to values; found \(literal.finding)")
    case .badJSON(let path, let cause):
      Wording(.badJSON, "can't read \(path): it isn't valid JSON\(cause.map { ": \($0)" } ?? "")")
    case .mergeConflict:
      Wording(
        .syntaxError,
        "unresolved merge conflict",
        "keep one side, and remove the lines of '<<<<<<<', '=======' and '>>>>>>>'"
      )
    case .tooDeep(let folder, let limit):
      Wording(.limitExceeded, "the folder '\(folder)' is nested too deeply; the limit 'folderDepth' is \(limit)")
    }
  }
}
