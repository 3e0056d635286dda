import PetriCatalog
import PetriText

extension SnapshotSheet {
  /// Reads a file.
  ///
  /// Carriage returns before line feeds are ignored, because a checkout may have added them.
  ///
  /// - Throws: `SheetProblem` for a file that isn't text, has conflict markers, or is malformed.
  init(_ bytes: [UInt8]) throws(SheetProblem) { try self.init(lines: SheetText.lines(of: bytes), of: bytes) }

  /// Reads the lines of a file.
  ///
  /// - Throws: `SheetProblem` for a file that has conflict markers or is malformed.
  init(lines: [Substring], of bytes: [UInt8]) throws(SheetProblem) {
    if let line = lines.firstIndex(where: { SheetLine.isConflictMarker($0) }) {
      throw SheetProblem(line: line + 1, "it contains merge conflict markers", isConflict: true)
    }
    let head = try SheetHead(lines)
    guard bytes.last == 0x0A else { throw SheetProblem(line: lines.count, "the last line must end with a line break") }
    var titles = lines.indices.dropFirst(head.lineCount).filter { SheetLine.isSection(lines[$0]) }
    for title in titles where title == head.lineCount || !lines[title - 1].isEmpty {
      throw SheetProblem(line: title + 1, "an empty line must be before a section")
    }
    titles.append(lines.count + 1)
    self.head = head
    base = try SnapshotSheet.text(of: lines[head.lineCount..<(titles[0] - 1)])
    var sections: [Section] = []
    var parser = SectionParser(head: head)
    for (title, next) in zip(titles, titles.dropFirst()) {
      sections.append(try parser.section(lines[title..<(next - 1)]))
    }
    self.sections = sections
    try parser.check()
  }

  fileprivate static func text(of lines: ArraySlice<Substring>) throws(SheetProblem) -> String {
    switch SheetLine.text(of: lines) {
    case .success(let text): return text
    case .failure(let problem): throw SheetProblem(line: problem.index + 1, "the line has an escape that isn't one")
    }
  }
}

enum SheetText {
  /// The lines, without carriage returns.
  ///
  /// - Throws: `SheetProblem` for bytes that aren't UTF-8.
  static func lines(of bytes: [UInt8]) throws(SheetProblem) -> [Substring] {
    let plain = withoutCarriageReturns(bytes)
    guard let text = String(validating: plain, as: UTF8.self) else {
      var line = 1
      for part in plain.split(separator: 0x0A, omittingEmptySubsequences: false) {
        if String(validating: part, as: UTF8.self) == nil { break }
        line += 1
      }
      throw SheetProblem(line: line, "it isn't valid UTF-8")
    }
    var lines = text.lineSlices
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      result.append(byte)
    }
    return result
  }
}

private struct SectionParser {
  private let head: SheetHead
  private let likeness: SnapshotSheet.Likeness
  private let others: CellSelectors
  private let all: CellSelectors
  private var own: [CellName: Int] = [:]
  private var edited: [CellName: Int] = [:]
  private var steps = 0

  init(head: SheetHead) {
    self.head = head
    likeness = SnapshotSheet.Likeness(root: head.root, cells: head.cells)
    others = CellSelectors(of: likeness.others(of: head.cells), besides: [])
    all = CellSelectors(of: head.cells.filter { $0 != head.root }, besides: [])
  }

  mutating func section(_ lines: ArraySlice<Substring>) throws(SheetProblem) -> SnapshotSheet.Section {
    let (index, title) = (lines.startIndex, lines[lines.startIndex])
    let end = SheetWriter.likeTheBase.utf8
    if title.utf8.count > end.count, title.utf8.suffix(end.count).elementsEqual(end) {
      let cells = try cells(Substring(title.utf8.dropLast(end.count)), at: index)
      try count(cells.count * SheetLimits.stepsPerName, at: index)
      for cell in cells where edited[cell] == nil { edited[cell] = index + 1 }
      return SnapshotSheet.Section(cells: cells, content: .edits(try edits(lines.dropFirst())))
    }
    try count(all.steps(of: title), at: index)
    guard title.utf8.last == UInt8(ascii: ":"), let members = all.members(of: Substring(title.utf8.dropLast())) else {
      throw unknown(title, at: index)
    }
    let cells = members.map { all.cells[$0] }
    for cell in cells where own.updateValue(index + 1, forKey: cell) != nil {
      throw SheetProblem(line: index + 1, "the cell \(cell) has a text already")
    }
    return SnapshotSheet.Section(cells: cells, content: .text(try SnapshotSheet.text(of: lines.dropFirst())))
  }

  /// - Throws: `SheetProblem` for a cell with both a complete text and edits.
  func check() throws(SheetProblem) {
    for (cell, line) in own where edited[cell] != nil {
      throw SheetProblem(line: line, "the cell \(cell) has a text, and is said to be like the base")
    }
  }

  private mutating func count(_ more: Int, at index: Int) throws(SheetProblem) {
    steps = steps.adding(more)
    guard steps <= SheetLimits.steps else {
      throw SheetProblem(line: index + 1, "the sections of a file can look through at most \(SheetLimits.steps) cells")
    }
  }

  private mutating func cells(_ words: Substring, at index: Int) throws(SheetProblem) -> [CellName] {
    let parts = words.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "with" else {
      try count(others.steps(of: words), at: index)
      guard let members = others.members(of: words) else { throw unknown(words, at: index) }
      return members.map { others.cells[$0] }
    }
    guard let fixtures = CellWords.values(of: parts[1]) else { throw unknown(words, at: index) }
    let anchors = fixtures.compactMap { likeness.anchors[$0] }
    guard anchors.count == fixtures.count, Set(anchors).count == anchors.count else { throw unknown(words, at: index) }
    return anchors
  }

  private func unknown(_ words: Substring, at index: Int) -> SheetProblem {
    SheetProblem(line: index + 1, "'\(words)' doesn't name cells that the file holds")
  }

  private func edits(_ lines: ArraySlice<Substring>) throws(SheetProblem) -> [(line: Int, edit: TreeEdit)] {
    var edits: [(line: Int, edit: TreeEdit)] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let start = index
      var own: [String] = []
      repeat {
        guard let line = SheetLine.unescaped(lines[index]) else {
          throw SheetProblem(line: index + 1, "the line has an escape that isn't one")
        }
        own.append(line)
        index += 1
      } while index < lines.endIndex && TreeEdit.goesOn(SheetLine.unescaped(lines[index]) ?? "")
      guard let edit = TreeEdit(lines: own) else {
        throw SheetProblem(line: start + 1, "the line must say what a node has otherwise: '  NODE: VALUE'")
      }
      edits.append((start + 1, edit))
    }
    guard !edits.isEmpty else { throw SheetProblem(line: lines.startIndex, "the section is empty") }
    return edits
  }
}
