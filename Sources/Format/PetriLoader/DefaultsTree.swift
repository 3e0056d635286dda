import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// The `_defaults.yaml` files of all folders, each read once.
struct DefaultsTree {
  private let reader: FileReader
  private let rules: ReadingRules
  private var folders: [String: SharedDefaults] = [:]
  private var last: (path: Substring, defaults: SharedDefaults)?
  private(set) var files: [DecodedFile] = []

  init(reader: FileReader, settings: CatalogSettings, strings: StringTables, devices: [String]) {
    self.reader = reader
    rules = ReadingRules(
      settings: settings,
      strings: strings,
      devices: devices,
      maxMembers: reader.limits.members
    )
  }

  mutating func defaults(for file: String) -> SharedDefaults {
    let path = file[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.startIndex)]
    if let last, last.path == path { return last.defaults }
    let defaults = folder(String(path))
    last = (path, defaults)
    return defaults
  }

  private mutating func folder(_ path: String) -> SharedDefaults {
    if let known = folders[path] { return known }
    let above =
      path.isEmpty ? SharedDefaults.none : folder(path.split(separator: "/").dropLast().joined(separator: "/"))
    let file = (path.isEmpty ? "" : "\(path)/") + Discovery.defaultsName
    var result = above
    if reader.exists(file) {
      let decoded = DecodedFile()
      let sink = decoded.sink
      files.append(decoded)
      if let stream = reader.read(file, sink) {
        sink.add(stream)
        decoded.source = stream.file
        if let root = stream.documents.first, !root.isNull {
          let read = root.read(by: rules, defaults: above, sink: sink) { $0.shared(root.number) }
          decoded.orphans = [read.references]
          result = read.value
        }
        if stream.documents.count > 1 {
          sink.report(FileProblem.severalDocuments(in: Discovery.defaultsName), at: stream.documents[1])
        }
      }
    }
    folders[path] = result
    return result
  }
}
