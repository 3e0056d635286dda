/// The first lines of a sheet: its screen, how its base is printed, and its cells.
///
///     # tree v1
///     # petri launch cart --as tree --fixture examples
///     # base: iphone-16 light large en
///     # cells: iphone-16 light large/accessibility-xl ar/en/ru
///     # cells: ipad-11/iphone-se light/dark large en
struct SheetHead: Sendable {
  let header: SnapshotHeader
  /// The second line.
  let command: String
  /// The cell whose text is complete.
  let root: CellName
  /// The cells, sorted.
  let cells: [CellName]
  /// How many lines there are.
  let lineCount: Int

  private static let baseMark = "# base: "
  private static let cellsMark = "# cells: "

  /// Makes the head of a sheet of some cells.
  init(header: SnapshotHeader, command: String, root: CellName, cells: [CellName]) {
    self.header = header
    self.command = command
    self.root = root
    self.cells = cells
    lineCount = 0
  }

  /// Its lines.
  var lines: [String] {
    let base = CellProducts.lines(of: [root]).map { SheetHead.baseMark + $0 }
    let cells = cells.count > 1 ? CellProducts.lines(of: cells).map { SheetHead.cellsMark + $0 } : []
    return [header.line, command] + base + cells
  }

  /// Reads the first of a sheet's lines.
  ///
  /// - Throws: `SheetProblem`.
  init(_ lines: [Substring]) throws(SheetProblem) {
    guard let first = lines.first, let header = SnapshotHeader(of: first) else {
      throw SheetProblem(line: 1, "the first line must name the kind of text and its version: '# tree v1'")
    }
    guard lines.count > 1, SheetHead.begins(lines[1], "# petri launch ") else {
      throw SheetProblem(line: 2, "the second line must be the command that prints the text")
    }
    guard lines.count > 2, let root = SheetHead.cells(in: lines[2], SheetHead.baseMark), root.count == 1 else {
      throw SheetProblem(line: 3, "the third line must name the base: '# base: iphone-16 light large en'")
    }
    var count = 3
    var cells: Set<CellName> = []
    while count < lines.count, SheetHead.begins(lines[count], SheetHead.cellsMark) {
      guard let own = SheetHead.cells(in: lines[count], SheetHead.cellsMark) else {
        throw SheetProblem(line: count + 1, "it must name cells: '# cells: iphone-16/ipad-11 light large en'")
      }
      for cell in own where !cells.insert(cell).inserted {
        throw SheetProblem(line: count + 1, "the cell \(cell) is named twice")
      }
      count += 1
    }
    if cells.isEmpty { cells = [root[0]] }
    guard cells.contains(root[0]) else { throw SheetProblem(line: 3, "the base isn't among the cells") }
    self.header = header
    command = String(lines[1])
    self.root = root[0]
    self.cells = cells.sorted()
    lineCount = count
  }

  /// The cells that a file names, whatever else is wrong with it: on both sides of a conflict.
  static func namedCells(in lines: [Substring]) -> Set<CellName> {
    Set(lines.flatMap { cells(in: $0, baseMark) ?? cells(in: $0, cellsMark) ?? [] })
  }

  private static func cells(in line: Substring, _ mark: String) -> [CellName]? {
    guard begins(line, mark), let cells = CellProducts.cells(of: Substring(line.utf8.dropFirst(mark.utf8.count))) else {
      return nil
    }
    return cells
  }

  private static func begins(_ line: Substring, _ mark: String) -> Bool { line.utf8.starts(with: mark.utf8) }
}
