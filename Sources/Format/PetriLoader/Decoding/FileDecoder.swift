import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

final class FileDecoder: Sendable {
  private let reader: FileReader
  /// Whether to report only problems within definitions.
  private let checksValuesOnly: Bool
  private let rules: ReadingRules

  init(
    reader: FileReader,
    settings: CatalogSettings,
    strings: StringTables,
    devices: [String],
    lints: Bool,
    checksValuesOnly: Bool = false
  ) {
    self.reader = reader
    self.checksValuesOnly = checksValuesOnly
    rules = ReadingRules(
      settings: settings,
      strings: strings,
      devices: devices,
      maxMembers: reader.limits.members,
      lints: lints
    )
  }

  func decode(_ path: String, defaults: SharedDefaults) -> DecodedFile {
    let sink = DiagnosticSink()
    return reader.file(path, sink).map { decode($0, defaults: defaults) } ?? DecodedFile(sink)
  }

  /// Reads and decodes a file, reusing an earlier result as far as the file is unchanged.
  func decode(_ path: String, defaults: SharedDefaults, since old: FileCache.Entry?) -> FileCache.Entry {
    // Taken before the file is read, so that the next load notices a change made meanwhile.
    let stamp = reader.source.stamp(of: path)
    let old = old.flatMap { $0.defaults == defaults ? $0 : nil }
    if let old, let stamp, let before = old.stamp, before == stamp, before.isSettled {
      return FileCache.Entry(stamp: before, defaults: defaults, file: old.file, effort: .none)
    }
    let sink = DiagnosticSink()
    guard let bytes = reader.bytes(path, sink) else {
      return FileCache.Entry(stamp: nil, defaults: defaults, file: DecodedFile(sink), effort: .reading)
    }
    if let old, old.file.source?.bytes == bytes {
      return FileCache.Entry(stamp: stamp, defaults: defaults, file: old.file, effort: .reading)
    }
    let file = decode(SourceFile(path: path, bytes: bytes), defaults: defaults)
    return FileCache.Entry(stamp: stamp, defaults: defaults, file: file, effort: .decoding)
  }

  /// Decodes a file.
  ///
  /// - Parameter isOwn: Whether the loader generated the file, which exempts it from limits.
  func decode(_ source: SourceFile, defaults: SharedDefaults, isOwn: Bool = false) -> DecodedFile {
    let stream = (isOwn ? reader.ofOwnFiles : reader).parse(source)
    let file = DecodedFile()
    file.source = source
    file.sink.add(stream)
    decode(stream, defaults: defaults, into: file)
    if !stream.diagnostics.hasErrors, stream.documents.allSatisfy(\.isNull) {
      file.sink.report(FileProblem.noDefinition, at: source.range(0, 0))
    }
    return file
  }

  /// Decodes the documents of a stream from an index on; `Catalog.yaml` starts with the settings.
  func decode(_ stream: YAMLStream, from first: Int = 0, defaults: SharedDefaults, into file: DecodedFile) {
    for document in stream.documents.dropFirst(first) {
      if checksValuesOnly || stream.isMasked(document) {
        checkValues(of: document, maskedLines: stream.maskedLines, defaults: defaults, file.sink)
      } else {
        add(document, defaults: defaults, to: file)
      }
    }
    if stream.diagnostics.hasErrors { file.add(UnparsedDefinition.all(in: stream.file), defaults) }
  }

  private func add(_ document: YAMLNode, defaults: SharedDefaults, to file: DecodedFile) {
    guard !document.isNull, !document.isBroken else { return }
    let sink = file.sink
    let before = sink.errorCount
    func decoded<Definition>(_ definition: Definition, _ references: References) -> DecodedDefinition<Definition> {
      let isBroken = sink.errorCount > before || sink.isUnreadable(document.range)
      return DecodedDefinition(definition, node: document, references: references, isBroken: isBroken)
    }
    if document.isScreen {
      let read = document.read(by: rules, defaults: defaults, sink: sink) { $0.screen(document.number) }
      if let screen = read.value {
        file.screens.append(decoded(screen, read.references))
      } else {
        let place = (document.screenName ?? document).place
        let group =
          document["group"].map { $0.text.split(separator: "/").map(String.init) } ?? defaults.group?.value ?? []
        let walks = document["walks"]?.entries.map(\.key.text) ?? []
        let name = document.screenName?.text ?? ""
        file.broken.append(BrokenScreen(name: name, place: place, group: group, walks: walks))
        file.orphans.append(read.references)
      }
    } else if document.entry(for: "container") != nil {
      let read = document.read(by: rules, defaults: defaults, sink: sink) { $0.container(document.number) }
      if let container = read.value {
        file.containers.append(decoded(container, read.references))
      } else {
        file.namesOfBrokenContainers.insert(document["container"]?.text ?? "")
        file.orphans.append(read.references)
      }
    } else {
      reportUnknown(document, sink)
    }
  }

  /// Checks a document with an unreadable part. Reports only errors within values, because a key that seems to be
  /// missing may be in that part.
  private func checkValues(
    of document: YAMLNode,
    maskedLines: Set<Int>,
    defaults: SharedDefaults,
    _ sink: DiagnosticSink
  ) {
    guard !document.isNull, !document.isBroken else { return }
    let found = DiagnosticSink(besides: sink)
    document.read(by: rules, defaults: defaults, sink: found) { reader in
      if document.isScreen {
        _ = reader.screen(document.number)
      } else if document.entry(for: "container") != nil {
        _ = reader.container(document.number)
      }
    }
    let codes: Set<DiagnosticCode> = [
      .unknownKey, .wrongType, .badName, .badValue, .unknownView, .unknownType, .duplicateID,
    ]
    // Errors in values depend on the keys of the context, and those on all of their parts.
    let values = ["context", "fixtures", "parameters"].compactMap { document.entry(for: $0) }
    sink.add(
      found.diagnostics.filter { diagnostic in
        guard codes.contains(diagnostic.code), let range = diagnostic.range else { return false }
        let line = range.start.line
        return !maskedLines.contains(line + 1)
          && !values.contains {
            $0.key.range.startOffset <= range.startOffset && range.startOffset <= $0.value.range.endOffset
          }
      }
    )
  }

  private func reportUnknown(_ document: YAMLNode, _ sink: DiagnosticSink) {
    let unknown = UnknownDocument(document)
    if let first = unknown.firstKey {
      sink.report(FileProblem.missingKind(unknown), at: first)
    } else {
      let problem = FileProblem.notDefinition(FoundValue(document), begin: unknown.itemOfDocument, name: unknown.name)
      sink.report(problem, at: document)
    }
  }
}

/// A definition in a file with broken syntax, recognized by its first line.
struct UnparsedDefinition {
  enum Kind: String, CaseIterable { case screen, part, container }

  let kind: Kind
  let name: String
  let place: Place
  let group: [String]?

  /// Finds definitions by lines that start with `screen: ` or the keyword of another kind.
  static func all(in file: SourceFile) -> [UnparsedDefinition] {
    (1...max(1, file.lineCount)).compactMap { line in
      let bytes = file.bytes[file.lineRange(line)]
      guard let kind = Kind.allCases.first(where: { bytes.starts(with: "\($0.rawValue): ".utf8) }) else { return nil }
      let rest = bytes.dropFirst(kind.rawValue.utf8.count + 2).drop { $0 == 0x20 }
      let word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "#") }
      // A colon after the name causes the syntax error; otherwise it is part of the name.
      let written = String(decoding: word.last == UInt8(ascii: ":") ? word.dropLast() : word, as: UTF8.self)
      let name = written.isKebabCase ? written : meant(by: rest)
      guard name.isKebabCase else { return nil }
      let column = rest.startIndex - file.lineRange(line).lowerBound + 1
      return UnparsedDefinition(
        kind: kind,
        name: name,
        place: Place(file: file.path, line: line, column: column),
        group: group(around: line, in: file)
      )
    }
  }

  /// The most likely name on an unreadable line: its letters, digits and hyphens, without escape sequences.
  private static func meant(by line: ArraySlice<UInt8>) -> String {
    var (name, isEscaped) = ("", false)
    for byte in line.prefix(200) where byte != 0x0A && byte != 0x0D {
      defer { isEscaped = !isEscaped && byte == UInt8(ascii: "\\") }
      let character = Character(UnicodeScalar(byte))
      if !isEscaped, character.isASCII, character.isLowercase || character.isNumber || character == "-" {
        name.append(character)
      }
    }
    return name
  }

  /// The group that the document around a line appears to name.
  private static func group(around line: Int, in file: SourceFile) -> [String]? {
    func text(_ line: Int) -> String { String(decoding: file.bytes[file.lineRange(line)], as: UTF8.self) }
    func isEnd(_ line: Int) -> Bool { text(line).hasPrefix("---") }
    let first = (1..<line).last(where: isEnd) ?? 1
    let last = line < file.lineCount ? (line + 1...file.lineCount).first(where: isEnd) ?? file.lineCount : line
    guard let found = (first...last).first(where: { text($0).hasPrefix("group: ") }) else { return nil }
    let words = text(found).dropFirst("group: ".count).prefix { $0 != "#" }
    let path = words.filter { $0 != "\"" && $0 != "'" }.split(separator: "/").map { $0.drop { $0 == " " } }
    return path.map { String($0.reversed().drop { $0.isWhitespace }.reversed()) }
  }
}
