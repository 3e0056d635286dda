internal import PetriDiagnostics

/// What an own pass over the bytes finds before libyaml sees them: what libyaml reports badly, silently accepts, or is
/// slow at.
struct Prescan {
  let file: SourceFile
  let options: YAMLOptions
  /// Whether no byte is above 0x7F.
  var isASCII = true
  /// The first tab of each line that has one in its indentation.
  var tabs: [Int] = []
  var diagnostics: [Diagnostic] = []
  /// The bytes with what was complained about made harmless, as long as the file; nil if nothing was.
  var masked: [UInt8]?
  /// Whether reading on makes no sense.
  var isFatal = false

  /// So many complaints are made; a file with more isn't read on.
  static let maxDiagnostics = 100

  init(_ file: SourceFile, options: YAMLOptions) {
    self.file = file
    self.options = options
  }

  var isStrict: Bool { options.profile == .petri }

  mutating func run() {
    checkSizeAndEncoding()
    if !isFatal { checkCharacters() }
    if !isFatal { checkLines() }
  }

  mutating func complain(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.maxDiagnostics else {
      isFatal = true
      return
    }
    diagnostics.append(diagnostic)
  }

  mutating func complain(_ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, label: String? = nil) {
    complain(Diagnostic(code: code, message, at: file.range(start, end), label: label))
  }

  /// Puts a byte in the place of others for libyaml.
  mutating func mask(_ range: Range<Int>, with byte: UInt8) {
    if masked == nil { masked = file.bytes }
    for index in range { masked?[index] = byte }
  }

  private mutating func checkSizeAndEncoding() {
    let bytes = file.bytes
    let limit = min(options.limits.fileBytes, 1 << 30)
    if bytes.count > limit {
      complain(.limit("fileBytes", limit, "the file has \(bytes.count) bytes", at: file.range(0, 0)))
      isFatal = true
      return
    }
    let start = Array(bytes.prefix(4))
    let name: String? =
      switch (start.first, start.dropFirst().first) {
      case (0xFF, 0xFE): start == [0xFF, 0xFE, 0, 0] ? "UTF-32" : "UTF-16"
      case (0xFE, 0xFF): "UTF-16"
      case (0, 0): start == [0, 0, 0xFE, 0xFF] ? "UTF-32" : nil
      default: nil
      }
    if let name {
      complain(.wrongEncoding, "the file is encoded in \(name)", 0, 0, label: "save it as UTF-8")
      isFatal = true
    }
  }
}

extension Diagnostic {
  /// The error that says that a limit is passed.
  static func limit(_ name: String, _ limit: Int, _ found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      code: .limitExceeded,
      "\(found); the limit '\(name)' is \(limit)",
      at: range
    )
  }
}
