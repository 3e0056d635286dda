internal import PetriDiagnostics

/// A pass over the bytes before libyaml, for problems that libyaml reports badly, accepts silently, or handles slowly.
struct Prescan {
  let file: SourceFile
  let options: YAMLOptions
  var isASCII = true
  /// The offset of the first tab in the indentation of each line that has one.
  var tabs: [Int] = []
  var findings: [YAMLFinding] = []
  /// The bytes with faulty ones replaced by harmless ones of the same length; nil if there are none.
  var masked: [UInt8]?
  /// Whether parsing must not continue.
  var isFatal = false

  /// The maximum number of findings; parsing stops beyond it.
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

  /// Overwrites a range in the bytes that libyaml sees.
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
