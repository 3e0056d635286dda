import PetriCatalog
import PetriDiagnostics
import PetriFiles
import PetriFormat
import PetriYAML

/// Decodes files of screens and containers.
final class FileDecoder: Sendable {
  let reader: FileReader
  let settings: CatalogSettings
  let devices: [String]
  /// Whether only what is wrong in definitions themselves is looked for.
  private let onlyLooks: Bool
  private let building: ScreenBuilding
  private let rules: CheckRules
  private let strings: StringTables

  init(
    reader: FileReader,
    settings: CatalogSettings,
    strings: StringTables,
    devices: [String],
    lints: Bool,
    onlyLooks: Bool = false,
    building: ScreenBuilding = .onDemand,
    keepsHeads: Bool = false
  ) {
    self.reader = reader
    self.settings = settings
    self.strings = strings
    self.devices = devices
    self.onlyLooks = onlyLooks
    self.building = onlyLooks ? .withNodes : building
    rules = CheckRules(
      settings: settings,
      strings: strings,
      devices: devices,
      maxMembers: reader.limits.members,
      lints: lints,
      keepsHeads: keepsHeads
    )
  }

  /// Reads and decodes a file.
  func decode(_ path: String, defaults: SharedDefaults, _ scratch: YAMLScratch) -> DecodedFile {
    let sink = DiagnosticSink()
    return reader.file(path, sink).map { decode($0, defaults: defaults, scratch) } ?? DecodedFile(sink)
  }

  /// Reads and decodes a file, as far as it has changed since it was decoded before.
  func decode(
    _ path: String,
    defaults: SharedDefaults,
    since old: FileCache.Entry?,
    _ scratch: YAMLScratch
  ) -> FileCache.Entry {
    // Taken before the file is read, so that what changes meanwhile is seen the next time.
    let stamp = reader.source.stamp(of: path)
    let old = old.flatMap { $0.defaults == defaults ? $0 : nil }
    if let old, let stamp, let before = old.stamp, before == stamp, before.isSettled {
      return FileCache.Entry(stamp: before, defaults: defaults, file: old.file, effort: .none)
    }
    let sink = DiagnosticSink()
    guard let source = reader.file(path, sink) else {
      return FileCache.Entry(stamp: nil, defaults: defaults, file: DecodedFile(sink), effort: .reading)
    }
    if let old, old.file.source?.bytes == source.bytes {
      return FileCache.Entry(stamp: stamp, defaults: defaults, file: old.file, effort: .reading)
    }
    let file = decode(source, defaults: defaults, scratch)
    return FileCache.Entry(stamp: stamp, defaults: defaults, file: file, effort: .decoding)
  }

  /// Decodes a file: screens that are certainly right are known by their outlines, and built when they are wanted.
  private func decode(_ source: SourceFile, defaults: SharedDefaults, _ scratch: YAMLScratch) -> DecodedFile {
    guard building != .withNodes else { return decodeWhole(source, defaults: defaults) }
    let found = YAMLStream.inspect(
      source,
      options: reader.options,
      vocabulary: CheckedKey.vocabulary,
      scratch: scratch,
      keepsDocuments: building == .atOnce,
      { Checker.outlines(of: $0, roots: $1, file: source, rules: rules, inherited: defaults.wrapping?.value ?? []) }
    )
    switch found {
    case .stream(let stream): return decodeWhole(stream, defaults: defaults)
    case .result(let outlines, let documents):
      let built = building == .atOnce ? build(documents, outlines, defaults: defaults) : nil
      let deferred = DeferredFile(source, outlines, self, defaults: defaults, built: built)
      let screens = outlines.enumerated().map { place, outline in
        // A screen's definition is between the names of its neighbours.
        let start = place == 0 ? 0 : outlines[place - 1].nameOffsets.upperBound
        let end = place + 1 < outlines.count ? outlines[place + 1].nameOffsets.lowerBound : source.bytes.count
        let measure = FileMeasure(source.bytes[start..<max(start, end)], outline.look)
        return KnownScreen(outline, deferred, measure, place: place)
      }
      return DecodedFile(source, screens: screens)
    }
  }

  /// Decodes all of a file.
  func decodeWhole(_ source: SourceFile, defaults: SharedDefaults) -> DecodedFile {
    decodeWhole(reader.parse(source), defaults: defaults)
  }

  /// Builds the screens of a file that was checked, one for each outline.
  func build(_ source: SourceFile, _ outlines: [ScreenOutline], defaults: SharedDefaults) -> [ScreenDefinition?] {
    build(reader.parse(source).documents, outlines, defaults: defaults)
  }

  private func build(
    _ documents: [YAMLNode],
    _ outlines: [ScreenOutline],
    defaults: SharedDefaults
  ) -> [ScreenDefinition?] {
    outlines.enumerated().map { place, outline in
      let builder = DefinitionBuilder(
        settings: settings,
        strings: strings,
        context: outline.context,
        defaults: defaults
      )
      return documents.indices.contains(place) ? builder.screen(documents[place]) : nil
    }
  }

  private func decodeWhole(_ stream: YAMLStream, defaults: SharedDefaults) -> DecodedFile {
    let file = DecodedFile()
    file.source = stream.file
    file.sink.add(stream)
    decode(stream, defaults: defaults, into: file)
    if !stream.diagnostics.hasErrors, stream.documents.allSatisfy(\.isNull) {
      file.sink.report(FileProblem.noDefinition, at: stream.file.range(0, 0))
    }
    return file
  }

  /// Decodes a stream's documents, those of `Catalog.yaml` without its first.
  func decode(_ stream: YAMLStream, from first: Int = 0, defaults: SharedDefaults, into file: DecodedFile) {
    for document in stream.documents.dropFirst(first) {
      if onlyLooks || stream.isMasked(document) {
        look(at: document, maskedLines: stream.maskedLines, defaults: defaults, file.sink)
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
    if document.isScreen {
      let (builder, references) = check(document, sink, defaults)
      if let screen = builder.screen(document) {
        let isBroken = sink.errorCount > before || sink.isUnreadable(document.range)
        let decoded = DecodedDefinition(screen, node: document, references: references, isBroken: isBroken)
        file.screens.append(KnownScreen(decoded, FileMeasure(document.file.bytes[document.range.offsets])))
      } else {
        let place = (document.screenName ?? document).place
        let group =
          document["group"].map { $0.text.split(separator: "/").map(String.init) } ?? defaults.group?.value ?? []
        file.broken.append(BrokenScreen(name: document.screenName?.text ?? "", place: place, group: group))
        file.orphans.append(references)
      }
    } else if document.entry(for: "container") != nil {
      let (builder, references) = check(document, sink, defaults)
      if let container = builder.container(document) {
        let isBroken = sink.errorCount > before || sink.isUnreadable(document.range)
        file.containers.append(DecodedDefinition(container, node: document, references: references, isBroken: isBroken))
      } else {
        file.namesOfBrokenContainers.insert(document["container"]?.text ?? "")
        file.orphans.append(references)
      }
    } else {
      reportUnknown(document, sink)
    }
  }

  /// Looks at a document of which a part can't be read: only what is wrong in itself is reported, for what seems to be missing may be in
  /// that part.
  private func look(
    at document: YAMLNode,
    maskedLines: Set<Int>,
    defaults: SharedDefaults,
    _ sink: DiagnosticSink
  ) {
    guard !document.isNull, !document.isBroken else { return }
    let found = DiagnosticSink(besides: sink)
    _ = check(document, found, defaults)
    let codes: Set<DiagnosticCode> = [
      .unknownKey, .wrongType, .badName, .badValue, .unknownView, .unknownType, .duplicateID,
    ]
    // Problems of values depend on the context's keys, and those on all of their parts.
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

  /// Checks a document, and gives what can build its definition and what it refers to.
  private func check(
    _ document: YAMLNode,
    _ sink: DiagnosticSink,
    _ defaults: SharedDefaults
  ) -> (DefinitionBuilder, References) {
    document.withTree { tree in
      var checker = Checker(
        tree,
        file: document.file,
        rules: rules,
        inherited: defaults.wrapping?.value ?? [],
        sink: CheckSink(diagnostics: sink, document: document)
      )
      if document.isScreen {
        _ = checker.screen(document.number)
      } else if document.entry(for: "container") != nil {
        _ = checker.container(document.number)
      }
      let builder = DefinitionBuilder(
        settings: settings,
        strings: strings,
        context: checker.context,
        form: checker.scope.form,
        defaults: defaults
      )
      return (builder, checker.references)
    }
  }

  private func reportUnknown(_ document: YAMLNode, _ sink: DiagnosticSink) {
    guard document.kind == .mapping, let first = document.entries.first(where: { _ in true })?.key else {
      sink.report(FileProblem.notDefinition(FoundValue(document)), at: document)
      return
    }
    let nearest = NearestName.suggestion(for: first.text, among: ["screen", "part", "container"])
    sink.report(FileProblem.missingKind(nearest: nearest), at: first)
  }
}
