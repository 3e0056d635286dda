internal import PetriDiagnostics

/// The findings of an own pass over the bytes before libyaml sees them: faults that libyaml reports badly, silently
/// accepts, or is slow at.
struct Prescan {
  let file: SourceFile
  let options: YAMLOptions
  /// Whether no byte is above 0x7F.
  var isASCII = true
  /// The first tab of each line that has one in its indentation.
  var tabs: [Int] = []
  var findings: [YAMLFinding] = []
  /// The bytes with the reported ones made harmless, as long as the file; `nil` where nothing was reported.
  var masked: [UInt8]?
  /// Whether reading on makes no sense.
  var isFatal = false

  /// So many problems are reported; a file with more isn't read on.
  static let maxFindings = 100

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

  mutating func report(_ problem: YAMLProblem, at offsets: Range<Int>) {
    guard findings.count < Self.maxFindings else {
      isFatal = true
      return
    }
    findings.append(YAMLFinding(problem, at: offsets))
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
      report(.limitExceeded(.fileBytes(bytes.count), limit), at: 0..<0)
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
      report(.wrongEncoding(name), at: 0..<0)
      isFatal = true
    }
  }
}
