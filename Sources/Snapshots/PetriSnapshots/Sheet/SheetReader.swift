/// Reconstructs the texts of a sheet's cells on demand.
struct SheetReader: Sendable {
  private let sheet: SnapshotSheet
  private let likeness: SnapshotSheet.Likeness
  private let held: Set<CellName>
  private var own: [CellName: String] = [:]
  private var edits: [CellName: [Int]] = [:]
  private var trees: [CellName: KeyedTree] = [:]
  private var anchorTexts: [CellName: Result<String, SheetProblem>] = [:]

  init(_ sheet: SnapshotSheet) {
    self.sheet = sheet
    likeness = SnapshotSheet.Likeness(root: sheet.head.root, cells: sheet.cells)
    held = Set(sheet.cells)
    own[sheet.head.root] = sheet.base
    for (index, section) in sheet.sections.enumerated() {
      for cell in section.cells {
        switch section.content {
        case .edits: edits[cell, default: []].append(index)
        case .text(let text): own[cell] = text
        }
      }
    }
  }

  /// The text of a cell, or the reason why it can't be read; `nil` if the cell isn't in the sheet.
  mutating func text(ofHeld cell: CellName) -> Result<String, SheetProblem>? {
    held.contains(cell) ? text(of: cell) : nil
  }

  private mutating func text(of cell: CellName) -> Result<String, SheetProblem> {
    if let text = own[cell] { return .success(text) }
    let reference = reference(of: cell)
    guard let edits = edits(of: cell) else { return text(ofReference: reference) }
    guard let tree = tree(of: reference) else {
      return .failure(SheetProblem(line: edits[0].line, "what the cell is like isn't a tree"))
    }
    return TreeEditing.text(of: tree, with: edits.map(\.edit)).mapError { misfit in
      SheetProblem(line: edits[misfit.index].line, misfit.reason)
    }
  }

  private func edits(of cell: CellName) -> [(line: Int, edit: TreeEdit)]? {
    edits[cell]?.flatMap { index -> [(line: Int, edit: TreeEdit)] in
      if case .edits(let own) = sheet.sections[index].content { own } else { [] }
    }
  }

  private func reference(of cell: CellName) -> CellName {
    guard let anchor = likeness.anchors[cell.fixture], anchor != cell else { return sheet.head.root }
    // A cell with a complete text may not be a tree.
    return own[anchor] == nil ? anchor : sheet.head.root
  }

  private mutating func text(ofReference cell: CellName) -> Result<String, SheetProblem> {
    if let text = anchorTexts[cell] { return text }
    let text = text(of: cell)
    anchorTexts[cell] = text
    return text
  }

  private mutating func tree(of cell: CellName) -> KeyedTree? {
    if let known = trees[cell] { return known }
    guard case .success(let text) = text(ofReference: cell), let tree = FlatTree(text) else { return nil }
    let keyed = KeyedTree(tree)
    trees[cell] = keyed
    return keyed
  }
}
