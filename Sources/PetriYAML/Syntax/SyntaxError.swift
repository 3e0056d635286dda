internal import CYAML
internal import PetriDiagnostics

/// What libyaml says when it stops, and what was probably meant.
///
/// libyaml reports where it noticed; that is the guilty line in about half of the cases. The tables in the extensions
/// say which of its two places to believe for which of its texts, and look at the lines around.
struct SyntaxError {
  let file: SourceFile
  let kind: Kind
  let problem: String
  /// Where it noticed.
  let offset: Int
  let context: String
  /// Where what it was reading began.
  let contextOffset: Int?

  enum Kind {
    case memory, reader, scanner, parser
  }

  init(_ parser: UnsafeMutablePointer<yaml_parser_t>, file: SourceFile, offsets: inout OffsetCursor) {
    self.file = file
    problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    context = parser.pointee.context.map { String(cString: $0) } ?? ""
    switch parser.pointee.error {
    case YAML_MEMORY_ERROR: kind = .memory
    case YAML_READER_ERROR: kind = .reader
    case YAML_SCANNER_ERROR: kind = .scanner
    default: kind = .parser
    }
    if kind == .reader {
      offset = min(parser.pointee.problem_offset + file.byteOrderMarkLength, file.bytes.count)
    } else {
      offset = Int(offsets.offset(of: parser.pointee.problem_mark.index))
    }
    contextOffset = parser.pointee.context == nil ? nil : Int(offsets.offset(of: parser.pointee.context_mark.index))
  }

  /// The byte at the place where libyaml noticed; nil at the end.
  var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }
  var isAtEnd: Bool { file.bytes[min(offset, file.bytes.count)...].allSatisfy { " \t\r\n".utf8.contains($0) } }
  var line: LineView { LineView(file, at: min(offset, max(0, file.bytes.count - 1))) }
  var contextLine: LineView? { contextOffset.map { LineView(file, at: $0) } }
  /// The character where it noticed.
  var place: SourceRange {
    guard offset < file.bytes.count else { return file.range(file.bytes.count, file.bytes.count) }
    return file.range(offset, offset + (UTF8Decoding.decode(file.bytes, at: offset)?.length ?? 1))
  }

  /// Whether a tab is to blame.
  var isAboutTab: Bool { byte == 0x09 || problem.contains("tab character") }

  func diagnostic() -> Diagnostic {
    switch kind {
    case .memory: Diagnostic(code: .syntaxError, "not enough memory to read the file", path: file.path)
    case .reader: Diagnostic(code: .syntaxError, "can't read the file: \(problem)", at: place)
    case .scanner: scannerDiagnostic() ?? fallback
    case .parser: parserDiagnostic() ?? fallback
    }
  }

  /// Whether an error of the profile about a text is a consequence of this one: one mistake has one message.
  func explains(_ other: Diagnostic, _ blame: Diagnostic) -> Bool {
    let codes: [DiagnosticCode] = [
      .multiLineText, .textAfterQuote, .missingSpace, .unexpectedIndentation, .commentInValue,
    ]
    guard codes.contains(other.code), let range = other.range else { return false }
    let noticed = line.number
    let first = min(noticed, blame.range.map { file.line(at: $0.startOffset) } ?? noticed)
    return file.line(at: range.endOffset) >= first
  }

  /// libyaml's own words.
  var fallback: Diagnostic {
    let what = context.isEmpty ? "" : " \(context)"
    let notes = contextOffset.map { [DiagnosticNote("it begins here", at: file.range($0, $0 + 1))] } ?? []
    return Diagnostic(
      code: .syntaxError,
      "invalid YAML\(what): \(problem)",
      at: place,
      notes: contextOffset == offset ? [] : notes
    )
  }

  func diagnostic(
    _ code: DiagnosticCode,
    _ message: String,
    at range: SourceRange? = nil,
    label: String? = nil,
    note: (String, SourceRange)? = nil,
    fix: FixIt? = nil
  ) -> Diagnostic {
    Diagnostic(
      code: code,
      message,
      at: range ?? place,
      label: label,
      notes: note.map { [DiagnosticNote($0.0, at: $0.1)] } ?? [],
      fixIts: fix.map { [$0] } ?? []
    )
  }

  /// From an offset to the end of what its line says.
  func restOfLine(from start: Int) -> SourceRange {
    file.range(start, max(start, LineView(file, at: start).contentEnd))
  }
}

extension String {
  /// Whether it holds another, byte for byte; short texts only.
  func contains(_ other: String) -> Bool {
    let needle = Array(other.utf8)
    let bytes = Array(utf8)
    guard needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
