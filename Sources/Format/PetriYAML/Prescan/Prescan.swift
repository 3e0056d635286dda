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

extension Prescan {
  mutating func checkLines() {
    let limits = options.limits
    let starts = file.lineStarts
    var directives = 0
    let count = file.bytes.count
    var long: [Int] = []
    var percents: [Int] = []
    file.bytes.withUnsafeBufferPointer { bytes in
      for line in 0..<starts.count {
        let start = line == 0 ? file.byteOrderMarkLength : Int(starts[line])
        let end = line + 1 < starts.count ? Int(starts[line + 1]) : count
        if end - start > min(limits.lineBytes, limits.blanksInLine) { long.append(line) }
        if start < count, bytes[start] == UInt8(ascii: "%") { percents.append(line) }
      }
    }
    for line in percents {
      directives += 1
      checkDirective(line: line, number: directives)
    }
    for line in long where !isFatal { checkLongLine(line) }
    checkBlankLines()
  }

  private mutating func checkDirective(line: Int, number: Int) {
    let range = file.lineRange(line + 1)
    if isStrict {
      report(.directive, at: range)
      mask(range, with: UInt8(ascii: "#"))
    } else if number == options.limits.directives + 1 {
      report(.limitExceeded(.directives, options.limits.directives), at: range)
      isFatal = true
    }
  }

  private mutating func checkLongLine(_ line: Int) {
    let limits = options.limits
    let range = file.lineRange(line + 1)
    if range.count > limits.lineBytes {
      let offset = range.lowerBound + limits.lineBytes
      report(.limitExceeded(.lineBytes(range.count), limits.lineBytes), at: offset..<offset)
      isFatal = true
      return
    }
    var run = 0
    for index in range {
      let byte = file.bytes[index]
      run = byte == 0x20 || byte == 0x09 ? run + 1 : 0
      if run > limits.blanksInLine {
        report(.limitExceeded(.blanksInLine, limits.blanksInLine), at: (index + 1 - run)..<(index + 1))
        isFatal = true
        return
      }
    }
  }

  /// Finds runs of blank lines. Every run that exceeds the limit contains one of the lines that are sampled.
  private mutating func checkBlankLines() {
    let limit = max(1, options.limits.blankLines)
    let step = max(1, limit / 2)
    var line = step
    while line <= file.lineCount {
      var last = line
      if isBlank(line) {
        var first = line
        while first > 1, isBlank(first - 1) { first -= 1 }
        while last < file.lineCount, isBlank(last + 1) { last += 1 }
        if last - first + 1 > limit {
          let offset = file.lineRange(first).lowerBound
          report(.limitExceeded(.blankLines(last - first + 1), limit), at: offset..<offset)
          isFatal = true
          return
        }
      }
      line = max(line + step, last + 1)
    }
  }

  private func isBlank(_ line: Int) -> Bool {
    file.bytes[file.lineRange(line)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
