import PetriCatalog

/// The contents of a snapshot file.
public struct SheetFile: Sendable {
  /// The path relative to the catalogue's folder.
  public let path: String
  /// The bytes; `nil` if there is no file.
  public let bytes: [UInt8]?
  private let content: Content

  private enum Content: Sendable {
    case absent
    case sheet(SnapshotSheet)
    /// A file that can't be read, with the cells that it names nevertheless.
    case broken(SheetProblem, cells: Set<CellName>)
  }

  init(path: String, bytes: [UInt8]?) {
    self.path = path
    self.bytes = bytes
    content = bytes.map { SheetFile.content(of: $0) } ?? .absent
  }

  private static func content(of bytes: [UInt8]) -> Content {
    do throws(SheetProblem) {
      let lines = try SheetText.lines(of: bytes)
      do throws(SheetProblem) {
        return .sheet(try SnapshotSheet(lines: lines, of: bytes))
      } catch {
        return .broken(error, cells: SheetHead.namedCells(in: lines))
      }
    } catch {
      return .broken(error, cells: [])
    }
  }

  /// The cells that a file names, sorted; reads only the header.
  static func cells(in bytes: [UInt8], at path: String) -> [CellName] {
    var lines: [Substring] = []
    var start = 0
    while start + 1 < bytes.count, bytes[start] == UInt8(ascii: "#"), bytes[start + 1] == 0x20 {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[start..<end]
      lines.append(Substring(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)))
      start = end + 1
    }
    let mayBeConflict = start < bytes.count && "<>|=".utf8.contains(bytes[start])
    if !mayBeConflict, let head = try? SheetHead(lines) { return head.cells }
    return SheetFile(path: path, bytes: bytes).cells
  }

  var cells: [CellName] {
    switch content {
    case .absent: []
    case .sheet(let sheet): sheet.cells
    case .broken(_, let cells): cells.sorted()
    }
  }

  /// Whether the file is a snapshot, possibly of another screen, according to its first two lines.
  var isSnapshot: Bool {
    guard let name = path.split(separator: "/").last, let bytes else { return false }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 3, let kind = Rendering(rawValue: String(parts[parts.count - 2])) else { return false }
    let lines = bytes.split(maxSplits: 2, omittingEmptySubsequences: false) { $0 == 0x0A }.prefix(2).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    return lines.count == 2 && SnapshotHeader(of: lines[0])?.kind == kind.rawValue
      && SnapshotCommand(lines[1]).map { command in
        command.fileName.utf8.elementsEqual(name.utf8)
      } ?? false
  }

  /// The text of each cell without its header, or the reason why it can't be read.
  var results: [CellName: Result<String, SheetProblem>] {
    if case .sheet(let sheet) = content { sheet.texts() } else { [:] }
  }

  /// The text of each readable cell without its header.
  var texts: [CellName: String] { results.compactMapValues { try? $0.get() } }

  // MARK: - Comparing

  /// A reader for the texts of the cells; `nil` if the file can't be read.
  var reader: SheetReader? {
    if case .sheet(let sheet) = content { SheetReader(sheet) } else { nil }
  }

  /// The reference of a cell.
  ///
  /// - Parameters:
  ///   - cell: A cell of this file.
  ///   - reader: The ``reader``, which caches texts.
  func reference(for cell: SnapshotCell, _ reader: inout SheetReader?) -> CellReference {
    switch content {
    case .absent: return .none
    case .broken(let problem, _): return .broken(problem)
    case .sheet(let sheet):
      if let problem = foreign(sheet, cell) { return .broken(problem) }
      switch reader?.text(ofHeld: cell.name) {
      case nil: return .none
      case .failure(let problem)?: return .broken(problem)
      case .success(let text)?:
        return sheet.header.version == cell.rendering.version ? .text(cell.header + text) : .outdated(sheet.header)
      }
    }
  }

  /// The error for a file of another kind or screen.
  private func foreign(_ sheet: SnapshotSheet, _ cell: SnapshotCell) -> SheetProblem? {
    if sheet.header.kind != cell.rendering.rawValue {
      return SheetProblem(
        line: 1,
        "the kind of text must be '\(cell.rendering.rawValue)'; found '\(sheet.header.kind)'"
      )
    }
    let command = cell.command(of: sheet.head.root)
    guard sheet.head.command != command,
      SnapshotCommand(sheet.head.command)?.fileName != SnapshotCommand(command)?.fileName
    else { return nil }
    return SheetProblem(line: 2, "the command must be '\(command.dropFirst(2))'")
  }

  // MARK: - Writing

  private func isReadable(as rendering: Rendering) -> Bool {
    if case .sheet(let sheet) = content { sheet.header.version == rendering.version } else { false }
  }

  /// The texts of the cells that aren't about to be written.
  ///
  /// - Parameter matrix: The cells of the catalogue. An unreadable obsolete cell may be lost; `nil` if no cell may be
  ///   lost.
  /// - Throws: `StoreFailure` if a cell would be lost.
  func texts(
    besides written: Set<CellName>,
    like cell: SnapshotCell,
    of matrix: SnapshotMatrix? = nil
  ) throws(StoreFailure) -> [CellName: String] {
    var left = Set(cells).subtracting(written)
    if let matrix, !isReadable(as: cell.rendering) { left = left.filter { matrix.has($0, besides: cell) } }
    guard !left.isEmpty else { return [:] }
    let reason: String
    switch content {
    case .absent: return [:]
    case .sheet(let sheet) where sheet.header.version != cell.rendering.version:
      reason = "it is \(sheet.header.kind) v\(sheet.header.version)"
    case .broken(let problem, _): reason = "line \(problem.line): \(problem)"
    case .sheet(let sheet):
      var texts: [CellName: String] = [:]
      var found: SheetProblem?
      for (name, text) in sheet.texts(of: Array(left)) {
        switch text {
        case .success(let text): texts[name] = text
        case .failure(let problem): found = problem
        }
      }
      guard let found else { return texts }
      reason = "line \(found.line): \(found)"
    }
    throw StoreFailure(
      path: path,
      action: .write,
      reason: "\(reason); to write it anew, write all its cells: 'petri snapshot record \(cell.screen)'"
    )
  }
}
