import PetriCatalog
import PetriDiagnostics
import PetriFormat
import PetriYAML

/// Finds and reads the localization files that `strings:` names.
struct StringsFiles {
  struct Read {
    let decoded: DecodedFile
    let file: StringTables.File
    let keys: [StringTables.Found]
  }

  let reader: FileReader
  let sink: DiagnosticSink
  private(set) var tables = StringTables()
  private(set) var files: [Read] = []
  private(set) var decoded: [DecodedFile] = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  func paths(_ node: YAMLNode?) -> [StringTables.File] {
    let search = ResourceSearch(reader: reader, sink: sink)
    let files = search.files(
      of: "strings",
      below: node,
      noneFound: { StringsProblem.noneFound($0) },
      { StringTables.File(path: $0) }
    )
    // `.stringsdict` files come after `.strings` files, whose texts they replace.
    return files.sorted { ($0.path, $0.format.rawValue) < ($1.path, $1.format.rawValue) }
  }

  mutating func read(_ paths: [StringTables.File], base: String) {
    for file in paths {
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let source = reader.strings(file.path, decoded.sink) else {
        tables.isWhole = false
        continue
      }
      decoded.source = source
      do throws(MalformedResource) {
        if source.bytes.starts(with: "bplist".utf8) {
          throw .notText("the file is compiled; name the one in your project")
        }
        if String(validating: source.bytes, as: UTF8.self) == nil {
          throw .notText("the file is neither UTF-8 nor UTF-16")
        }
        files.append(Read(decoded: decoded, file: file, keys: try tables.add(file, source.bytes, base: base)))
      } catch {
        tables.isWhole = false
        decoded.sink.report(StringsProblem.malformed(error.message), at: source.range(error.offset, 0))
      }
    }
  }
}
