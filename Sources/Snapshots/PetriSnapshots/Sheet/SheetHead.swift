import PetriCatalog

/// The header of a sheet: its screen, the command that prints its base, and its cells.
///
///     # tree v1
///     # petri launch cart --as tree --fixture examples
///     # base: iphone-16 light large en
///     # cells: iphone-16 light large/accessibility-xl ar/en/ru
///     # cells: ipad-11/iphone-se light/dark large en
struct SheetHead: Sendable {
  let header: SnapshotHeader
  let command: String
  /// The cell with a complete text.
  let root: CellName
  let cells: [CellName]
  let lineCount: Int

  private static let baseMark = "# base: "
  private static let cellsMark = "# cells: "

  init(header: SnapshotHeader, command: String, root: CellName, cells: [CellName]) {
    self.header = header
    self.command = command
    self.root = root
    self.cells = cells
    lineCount = 0
  }

  var lines: [String] {
    let base = CellProducts.lines(of: [root]).map { SheetHead.baseMark + $0 }
    let cells = cells.count > 1 ? CellProducts.lines(of: cells).map { SheetHead.cellsMark + $0 } : []
    return [header.line, command] + base + cells
  }

  /// Parses the first lines of a sheet.
  ///
  /// - Throws: `SheetProblem`.
  init(_ lines: [Substring]) throws(SheetProblem) {
    guard let first = lines.first, let header = SnapshotHeader(of: first) else {
      throw SheetProblem(line: 1, "the first line must name the kind of text and its version: '# tree v1'")
    }
    guard lines.count > 1, SheetHead.begins(lines[1], "# petri launch ") else {
      throw SheetProblem(line: 2, "the second line must be the command that prints the text")
    }
    guard lines.count > 2, let base = SheetHead.product(in: lines[2], SheetHead.baseMark), base.count == 1,
      let root = base.cells.first
    else {
      throw SheetProblem(line: 3, "the third line must name the base: '# base: iphone-16 light large en'")
    }
    var count = 3
    var cells: Set<CellName> = []
    var nameBytes = 0
    while count < lines.count, SheetHead.begins(lines[count], SheetHead.cellsMark) {
      guard let product = SheetHead.product(in: lines[count], SheetHead.cellsMark) else {
        throw SheetProblem(line: count + 1, "it must name cells: '# cells: iphone-16/ipad-11 light large en'")
      }
      nameBytes = nameBytes.adding(product.nameBytes)
      if let problem = SheetLimits.problem(cells: cells.count.adding(product.count), nameBytes: nameBytes) {
        throw SheetProblem(line: count + 1, problem)
      }
      for cell in product.cells where !cells.insert(cell).inserted {
        throw SheetProblem(line: count + 1, "the cell \(cell) is named twice")
      }
      count += 1
    }
    if cells.isEmpty { cells = [root] }
    guard cells.contains(root) else { throw SheetProblem(line: 3, "the base isn't among the cells") }
    self.header = header
    command = String(lines[1])
    self.root = root
    self.cells = cells.sorted()
    lineCount = count
  }

  /// The cells that a file names, even if it is malformed or has conflict markers. Lines with more cells than a file
  /// can hold are ignored.
  static func namedCells(in lines: [Substring]) -> Set<CellName> {
    var cells: Set<CellName> = []
    for line in lines {
      guard let product = product(in: line, baseMark) ?? product(in: line, cellsMark),
        SheetLimits.problem(cells: cells.count.adding(product.count) / 2, nameBytes: product.nameBytes) == nil
      else { continue }
      cells.formUnion(product.cells)
    }
    return cells
  }

  private static func product(in line: Substring, _ mark: String) -> CellProduct? {
    begins(line, mark) ? CellProduct(Substring(line.utf8.dropFirst(mark.utf8.count))) : nil
  }

  private static func begins(_ line: Substring, _ mark: String) -> Bool { line.utf8.starts(with: mark.utf8) }
}

/// The reason why a sheet, or one of its cells, can't be read.
public struct SheetProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The 1-based line.
  public let line: Int
  /// The problem.
  public let description: String
  /// Whether the line is a merge conflict marker.
  public let isConflict: Bool

  init(line: Int, _ description: String, isConflict: Bool = false) {
    self.line = line
    self.description = description
    self.isConflict = isConflict
  }
}

/// Limits that protect against hostile files, in which a line can name billions of cells.
enum SheetLimits {
  static let cells = 20_000
  /// The maximum total length of their names, in bytes.
  static let nameBytes = 16 << 20
  /// The maximum number of steps to read the sections of a file, enough for one section per cell.
  static let steps = cells * (cells + stepsPerName)
  /// The number of steps for each cell that a section names.
  static let stepsPerName = 40
  /// The maximum total length of the cells' texts, in bytes.
  static let textBytes = 1 << 30

  /// The error for a number of cells; `nil` if it is within the limits.
  static func problem(cells count: Int, nameBytes bytes: Int) -> String? {
    if count > cells { return "a file can hold at most \(cells) cells" }
    return bytes > nameBytes ? "the names of a file's cells can have at most \(nameBytes) bytes" : nil
  }
}
