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
  var character: Range<Int> {
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
    YAMLFinding(problem, at: offsets ?? character)
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

/// The kinds of libyaml errors. libyaml describes them only as text, which only this type parses.
enum LibYAMLError {
  // Scanner errors
  case missingColon, misplacedColon, misplacedItem, reservedCharacter, unclosedQuote, escape, loneSign, blockText, tab,
    tag
  // Parser errors
  case separator, nodeContent, item, key, documentStart, unknownTag
  case other

  init(scanner problem: String, context: String) {
    switch problem {
    case _ where problem.contains("tab character"): self = .tab
    case "could not find expected ':'": self = .missingColon
    case "mapping values are not allowed in this context": self = .misplacedColon
    case "block sequence entries are not allowed in this context": self = .misplacedItem
    case "found character that cannot start any token": self = .reservedCharacter
    case "found unexpected end of stream", "found unexpected document indicator": self = .unclosedQuote
    case "did not find expected hexdecimal number": self = .escape
    case _ where problem.contains("escape"): self = .escape
    case "did not find expected alphabetic or numeric character": self = .loneSign
    case "did not find expected comment or line break": self = .blockText
    case _ where context.contains("tag") || problem.contains("tag"): self = .tag
    default: self = .other
    }
  }

  init(parser problem: String) {
    switch problem {
    case _ where problem.contains("',' or"): self = .separator
    case _ where problem.contains("node content"): self = .nodeContent
    case "did not find expected '-' indicator": self = .item
    case "did not find expected key": self = .key
    case "did not find expected <document start>": self = .documentStart
    case _ where problem.contains("tag") || problem.contains("incompatible YAML"): self = .unknownTag
    default: self = .other
    }
  }
}

extension String {
  fileprivate func contains(_ other: String) -> Bool {
    let needle = Array(other.utf8)
    let bytes = Array(utf8)
    guard needle.count <= bytes.count else { return false }
    return (0...(bytes.count - needle.count)).contains { bytes[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
