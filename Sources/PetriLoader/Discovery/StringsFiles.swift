import PetriCatalog
import PetriChecking
import PetriDiagnostics
import PetriYAML

/// Finds the localization files that `strings:` means, and reads them.
struct StringsFiles {
  /// A file with its keys.
  struct Read {
    /// The file, in which what is wrong with it is reported.
    let decoded: DecodedFile
    let file: StringTables.File
    let keys: [StringTables.Found]
  }

  let reader: FileReader
  let sink: DiagnosticSink
  /// The texts.
  private(set) var tables = StringTables()
  /// The files that were read, with their keys.
  private(set) var files: [Read] = []
  /// All files, with what is wrong with them.
  private(set) var decoded: [DecodedFile] = []

  init(_ reader: FileReader, _ sink: DiagnosticSink) {
    self.reader = reader
    self.sink = sink
  }

  /// The files of the paths, each once, by name.
  ///
  /// - Parameter node: the value of `strings`.
  func paths(_ node: YAMLNode?) -> [StringTables.File] {
    guard let node else { return [] }
    var found: [String: StringTables.File] = [:]
    for path in node.kind == .sequence ? Array(node.elements) : [node] {
      guard let text = path.string else { continue }
      for file in expand(text, at: path.usedRange) { found[file.path] = file }
    }
    guard found.count <= StringsFiles.maximumFiles else {
      sink.report(FileProblem.tooManyFiles(found.count, limit: StringsFiles.maximumFiles), at: node.usedRange)
      return []
    }
    // Those of plural forms come behind those of texts, which they replace.
    return found.values.sorted { ($0.path, $0.format.rawValue) < ($1.path, $1.format.rawValue) }
  }

  /// As many as no app has.
  private static let maximumFiles = 20_000

  private func expand(_ path: String, at range: SourceRange) -> [StringTables.File] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\\"), !path.hasPrefix("~") else {
      sink.report(FileProblem.outside(path), at: range)
      return []
    }
    let joined = parts.joined(separator: "/")
    do {
      let found: [StringTables.File]
      switch try reader.source.entry(at: joined) {
      case .file: found = StringTables.File(path: joined).map { [$0] } ?? []
      case .folder: found = walk(joined, depth: 0, at: range)
      case .other:
        sink.report(FileProblem.notRegular(path), at: range)
        return []
      }
      if found.isEmpty { sink.report(StringsProblem.noneFound(path), at: range) }
      return found
    } catch {
      sink.report(
        error == .missing ? FileProblem.missing(path) : .unreadableEntry(path, reason: error.reason),
        at: range
      )
      return []
    }
  }

  private func walk(_ folder: String, depth: Int, at range: SourceRange) -> [StringTables.File] {
    guard depth < reader.limits.folderDepth else {
      sink.report(FileProblem.tooDeep(folder, limit: reader.limits.folderDepth), at: range)
      return []
    }
    do {
      let names = try reader.source.names(in: folder).filter { !$0.name.hasPrefix(".") }
      return names.flatMap { name -> [StringTables.File] in
        let path = folder.isEmpty ? name.name : "\(folder)/\(name.name)"
        if let file = StringTables.File(path: path) { return [file] }
        // A link to a folder isn't followed: its files are named where they are.
        return name.entry == .folder ? walk(path, depth: depth + 1, at: range) : []
      }
    } catch {
      sink.report(FileProblem.unreadableFolder(folder, reason: error.reason), at: range)
      return []
    }
  }

  /// Reads the files of the paths.
  ///
  /// - Parameter base: the catalogue's first locale.
  mutating func read(_ node: YAMLNode?, base: String) {
    for file in paths(node) {
      let decoded = DecodedFile()
      self.decoded.append(decoded)
      guard let source = reader.strings(file.path, decoded.sink) else {
        tables.isWhole = false
        continue
      }
      decoded.source = source
      do throws(MalformedStrings) {
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
