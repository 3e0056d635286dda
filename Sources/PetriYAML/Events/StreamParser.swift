internal import CYAML
internal import PetriDiagnostics

/// Drives libyaml over a file: prescan, events, tree, complaints.
enum StreamParser {
  static func parse(_ file: SourceFile, options: YAMLOptions) -> YAMLStream {
    var scan = Prescan(file, options: options)
    scan.run()
    guard !scan.isFatal else {
      return YAMLStream(file: file, documents: [], diagnostics: scan.diagnostics.sortedByPlace())
    }
    return (scan.masked ?? file.bytes).withUnsafeBufferPointer { bytes in
      let offsets = OffsetCursor(bytes, base: file.byteOrderMarkLength, isASCII: scan.isASCII)
      var builder = TreeBuilder(file: file, options: options, offsets: offsets)
      let failure = run(bytes, &builder)
      var diagnostics = scan.diagnostics
      let isTabToBlame = reportTabs(scan.tabs, failure, builder, to: &diagnostics)
      if let failure {
        let blame = failure.diagnostic()
        diagnostics += builder.diagnostics.filter { !failure.explains($0, blame) }
        if !isTabToBlame { diagnostics.append(blame) }
      } else {
        diagnostics += builder.diagnostics
      }
      let roots = builder.roots
      let storage = builder.finish()
      return YAMLStream(
        file: file,
        documents: roots.map { YAMLNode(storage: storage, at: $0) },
        diagnostics: diagnostics.isEmpty ? [] : diagnostics.sortedByPlace()
      )
    }
  }

  /// Feeds all events to the builder; gives libyaml's error if there is one.
  private static func run(_ bytes: UnsafeBufferPointer<UInt8>, _ builder: inout TreeBuilder) -> SyntaxError? {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      return SyntaxError(parser, file: builder.file, offsets: &builder.offsets)
    }
    defer { yaml_parser_delete(parser) }
    let mark = builder.file.byteOrderMarkLength
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress.map { $0 + mark }, bytes.count - mark)
    let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
    defer { event.deallocate() }
    while !builder.isStopped {
      guard yaml_parser_parse(parser, event) == 1 else {
        return SyntaxError(parser, file: builder.file, offsets: &builder.offsets)
      }
      let type = event.pointee.type
      builder.take(event)
      yaml_event_delete(event)
      // After an error libyaml would give events of no type for ever.
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
    }
    return nil
  }

  /// Reports tabs in indentation; whether libyaml's error is about one of them.
  private static func reportTabs(
    _ tabs: [Int],
    _ failure: SyntaxError?,
    _ builder: borrowing TreeBuilder,
    to diagnostics: inout [Diagnostic]
  ) -> Bool {
    guard builder.isStrict, !tabs.isEmpty else { return false }
    let file = builder.file
    let failureLine = failure.map { file.line(at: $0.offset) } ?? 0
    let isToBlame = failure.map { failure in
      failure.isAboutTab || tabs.contains { (failureLine - 1...failureLine).contains(file.line(at: $0)) }
    }
    for tab in tabs where diagnostics.count < Prescan.mostComplaints {
      let isBlank = LineView(file, at: tab).isEmpty
      if !isBlank, !builder.isInBlockScalar(tab) { diagnostics.append(SyntaxError.tab(file, at: tab)) }
    }
    return isToBlame ?? false
  }
}

extension TreeBuilder {
  /// Whether a place is in the text of a `|` or `>`.
  fileprivate borrowing func isInBlockScalar(_ offset: Int) -> Bool {
    // Scalars lie in the order of the file; collections before their children.
    var low = 0
    var high = records.count
    while low < high {
      let middle = (low + high) / 2
      if Int(records[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return false }
    let record = records[low - 1]
    let isBlock = record.style == .literal || record.style == .folded
    return record.kind == .scalar && isBlock && offset < Int(record.end)
  }
}
