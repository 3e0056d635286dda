/// A snapshot file: all cells of a screen in one rendering. The base has a complete text, other cells have edits.
///
///     # tree v1
///     # petri launch cart --as tree --fixture examples
///     # base: iphone-16 light large en
///     # cells: iphone-16 light/dark large en/ru
///     cart
///     content: cart  appeared  0 0 393 852
///     └─ label title "Cart"
///
///     in ru, like the base, except:
///       label title: "Корзина"
///
/// A cell without a section equals the base. The cells of another fixture refer to that fixture's cell in the base
/// environment, whose edits follow `with FIXTURE, like the base, except:`. A cell that can't be described by edits has
/// a complete text of its own.
public struct SnapshotSheet: Sendable {
  let head: SheetHead
  let base: String
  let sections: [Section]

  struct Section: Sendable {
    let cells: [CellName]
    let content: Content

    enum Content: Sendable {
      case edits([(line: Int, edit: TreeEdit)])
      case text(String)
    }
  }

  /// The kind of text and its version.
  public var header: SnapshotHeader { head.header }
  /// The cells, sorted.
  public var cells: [CellName] { head.cells }

  /// Determines the cell that another one refers to.
  struct Likeness {
    let root: CellName
    /// The cell that the cells of each other fixture refer to.
    let anchors: [String: CellName]

    init(root: CellName, cells: [CellName]) {
      self.root = root
      var anchors: [String: CellName] = [:]
      for cell in cells where cell.fixture != root.fixture {
        let isInBase = cell.environment == root.environment
        if anchors[cell.fixture] == nil || isInBase { anchors[cell.fixture] = cell }
      }
      self.anchors = anchors
    }

    /// Whether other cells of the same fixture refer to a cell.
    func isAnchor(_ cell: CellName) -> Bool { anchors[cell.fixture] == cell }

    /// The cells that are neither the root nor an anchor.
    func others(of cells: [CellName]) -> [CellName] { cells.filter { $0 != root && !isAnchor($0) } }
  }
}

extension SnapshotSheet {
  private var tooLarge: SheetProblem {
    SheetProblem(line: 4, "the texts of a file's cells can have at most \(SheetLimits.textBytes) bytes")
  }

  /// The texts of cells without headers, or the reasons why they can't be read.
  ///
  /// - Parameter wanted: The cells; `nil` for all.
  public func texts(of wanted: [CellName]? = nil) -> [CellName: Result<String, SheetProblem>] {
    var reader = SheetReader(self)
    var texts: [CellName: Result<String, SheetProblem>] = [:]
    var bytes = 0
    for cell in wanted ?? cells {
      let text = reader.text(ofHeld: cell)
      if case .success(let text)? = text { bytes += text.utf8.count }
      texts[cell] = bytes > SheetLimits.textBytes ? .failure(tooLarge) : text
    }
    return texts
  }
}
