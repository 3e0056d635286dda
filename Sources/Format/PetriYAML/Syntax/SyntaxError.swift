internal import CYAML
internal import PetriDiagnostics

/// An error of libyaml, and the mistake that probably caused it.
///
/// In about half of the cases, libyaml reports a later line than the faulty one. The extensions decide for each error
/// which of its two locations to blame, and inspect the lines around.
struct SyntaxError {
  let file: SourceFile
  let kind: Kind
  let problem: String
  /// The offset at which libyaml noticed the error.
  let offset: Int
  let context: String
  /// The start of the text that libyaml was reading.
  let contextOffset: Int?

  enum Kind {
    case memory, reader
    case scanner(LibYAMLError)
    case parser(LibYAMLError)
  }

  init(_ parser: UnsafeMutablePointer<yaml_parser_t>, file: SourceFile, offsets: inout OffsetCursor) {
    self.file = file
    problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    context = parser.pointee.context.map { String(cString: $0) } ?? ""
    switch parser.pointee.error {
    case YAML_MEMORY_ERROR: kind = .memory
    case YAML_READER_ERROR: kind = .reader
    case YAML_SCANNER_ERROR: kind = .scanner(LibYAMLError(scanner: problem, context: context))
    default: kind = .parser(LibYAMLError(parser: problem))
    }
    if case .reader = kind {
      offset = min(parser.pointee.problem_offset + file.byteOrderMarkLength, file.bytes.count)
    } else {
      offset = Int(offsets.offset(of: parser.pointee.problem_mark.index))
    }
    contextOffset = parser.pointee.context == nil ? nil : Int(offsets.offset(of: parser.pointee.context_mark.index))
  }

  var byte: UInt8? { offset < file.bytes.count ? file.bytes[offset] : nil }
  var isAtEnd: Bool { file.bytes[min(offset, file.bytes.count)...].allSatisfy { " \t\r\n".utf8.contains($0) } }
  var line: LineView { LineView(file, at: min(offset, max(0, file.bytes.count - 1))) }
  var contextLine: LineView? { contextOffset.map { LineView(file, at: $0) } }
  /// The range of the character at the offset.
  var place: Range<Int> {
    guard offset < file.bytes.count else { return file.bytes.count..<file.bytes.count }
    return offset..<(offset + (UTF8Decoding.decode(file.bytes, at: offset)?.length ?? 1))
  }

  func finding() -> YAMLFinding {
    switch kind {
    case .memory: YAMLFinding(.noMemory, at: nil)
    case .reader: finding(.unreadable(problem))
    case .scanner(let error): scannerFinding(error) ?? fallback
    case .parser(let error): parserFinding(error) ?? fallback
    }
  }

  /// Whether a finding about the profile is a consequence of this error.
  func explains(_ other: YAMLFinding, _ blame: YAMLFinding) -> Bool {
    guard other.problem.mayFollowFromSyntax, let offsets = other.offsets else { return false }
    let noticed = line.number
    let first = min(noticed, blame.offsets.map { file.line(at: $0.lowerBound) } ?? noticed)
    return file.line(at: offsets.upperBound) >= first
  }

  private var fallback: YAMLFinding {
    finding(.invalid(problem, context: context, begin: contextOffset == offset ? nil : contextOffset))
  }

  func finding(_ problem: YAMLProblem, at offsets: Range<Int>? = nil) -> YAMLFinding {
    YAMLFinding(problem, at: offsets ?? place)
  }

  func restOfValue(from start: Int) -> Range<Int> {
    let line = restOfLine(from: start)
    let before = file.bytes[file.lineRange(file.line(at: start)).lowerBound..<start]
    let depth = before.reduce(0) { depth, byte in
      "[{".utf8.contains(byte) ? depth + 1 : "]}".utf8.contains(byte) ? depth - 1 : depth
    }
    guard depth > 0 else { return line }
    return start..<(file.bytes[line].firstIndex { ",]}".utf8.contains($0) } ?? line.upperBound)
  }

  func restOfLine(from start: Int) -> Range<Int> {
    start..<max(start, LineView(file, at: start).contentEnd)
  }
}

extension YAMLProblem {
  fileprivate var mayFollowFromSyntax: Bool {
    switch self {
    case .multiLineText, .textAfterQuote, .missingSpace, .unexpectedItem, .unexpectedIndentation, .commentInValue: true
    default: false
    }
  }
}
