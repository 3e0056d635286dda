/// All cells of a screen as one kind of text, as one file holds them: the base's text, then the differences of the
/// others.
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
/// A cell that no section is about reads like the base. A cell of another fixture is like that fixture's own cell in
/// the base's environment, which `with FIXTURE, like the base, except:` is about. A difference that can't be written
/// node by node is there as a text of its own.
public struct SnapshotSheet: Sendable {
  let head: SheetHead
  /// The base's text.
  let base: String
  let sections: [Section]

  /// The edits of some cells, or the cell that they read like.
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
  /// The cells that it holds, sorted.
  public var cells: [CellName] { head.cells }

  /// The cell that another is like where nothing else is written.
  struct Likeness {
    let root: CellName
    /// The cell of each other fixture that its others are like.
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

    /// Whether a cell is the one that others of its fixture are like.
    func isAnchor(_ cell: CellName) -> Bool { anchors[cell.fixture] == cell }

    /// The cells that are neither the root nor an anchor.
    func others(of cells: [CellName]) -> [CellName] { cells.filter { $0 != root && !isAnchor($0) } }
  }
}

extension SnapshotSheet {
  private var tooLarge: SheetProblem {
    SheetProblem(line: 4, "the texts of a file's cells can have at most \(SheetLimits.textBytes) bytes")
  }

  /// The texts of some cells, each without the lines that head it, or why it can't be read.
  ///
  /// - Parameter wanted: the cells; all without any.
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
