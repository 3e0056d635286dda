/// Writes the texts of cells as a sheet. The result is independent of the order in which cells were recorded.
struct SheetWriter {
  private let head: SheetHead
  private let texts: [CellName: String]
  private let likeness: SnapshotSheet.Likeness

  /// The end of the title of a section with edits.
  static let likeTheBase = ", like the base, except:"

  /// The text of a sheet.
  ///
  /// - Parameters:
  ///   - texts: The texts of the cells, at least one, without headers.
  ///   - base: The cell with the complete text, if it is present.
  ///   - command: Returns the command that prints a cell.
  static func text(
    of texts: [CellName: String],
    _ header: SnapshotHeader,
    base: CellName,
    command: (CellName) -> String
  ) -> String {
    let cells = texts.keys.sorted()
    let root = texts[base] != nil ? base : cells.first ?? base
    let head = SheetHead(header: header, command: command(root), root: root, cells: cells)
    return SheetWriter(head: head, texts: texts, likeness: SnapshotSheet.Likeness(root: root, cells: cells)).text
  }

  private var text: String {
    var lines = head.lines + SheetLine.lines(of: texts[head.root] ?? "")
    for section in sections() {
      lines.append("")
      lines.append(section.title)
      lines += section.lines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private struct Section {
    let title: String
    let lines: [String]
  }

  private func sections() -> [Section] {
    let isTree = head.header.kind == SnapshotHeader.treeKind
    let root = isTree ? texts[head.root].flatMap { FlatTree($0) } : nil
    var found = Found()
    if let root {
      found = differences(to: root)
    } else {
      // A cell without a section equals the root.
      let text = texts[head.root] ?? ""
      found.own = head.cells.filter { texts[$0].map { !$0.utf8.elementsEqual(text.utf8) } ?? false }
    }
    return editSections(found) + textSections(found.own)
  }

  // MARK: - Edits

  /// The edits by their text, with the cells that share them, and the cells that need a complete text.
  private struct Found {
    var edits: [String: Edit] = [:]
    var own: [CellName] = []

    struct Edit {
      /// The position in the reference tree of the first cell.
      let order: (reference: Int, index: Int, rank: Int)
      let edit: TreeEdit
      var anchors: [CellName] = []
      var others: [CellName] = []
    }
  }

  private struct Reference {
    let tree: KeyedTree
    let ids: [Int]
  }

  private func differences(to root: FlatTree) -> Found {
    var found = Found()
    var ids = SubtreeIDs()
    var references = [head.root: Reference(tree: KeyedTree(root), ids: ids.ids(of: root))]
    let rootIndices = references[head.root]?.tree.indices ?? [:]
    let anchors = head.cells.filter { $0 != head.root && likeness.isAnchor($0) }
    for cell in anchors + likeness.others(of: head.cells) {
      guard let text = texts[cell] else { continue }
      let isAnchor = likeness.isAnchor(cell)
      let anchor = isAnchor ? head.root : likeness.anchors[cell.fixture] ?? head.root
      let name = references[anchor] == nil ? head.root : anchor
      guard let reference = references[name] else { continue }
      if let other = texts[name], other.utf8.elementsEqual(text.utf8) {
        if isAnchor { references[cell] = reference }
        continue
      }
      guard let new = FlatTree(text), let edits = SheetWriter.edits(from: reference, to: new, ids.ids(of: new), text)
      else {
        found.own.append(cell)
        continue
      }
      if isAnchor { references[cell] = Reference(tree: KeyedTree(new), ids: ids.ids(of: new)) }
      for (index, edit) in edits {
        let isHeadline = edit.node == KeyedTree.headlineKey
        // The position in the root takes precedence if the root has a node with this key.
        let order = isHeadline ? (0, -1, 0) : rootIndices[edit.node].map { (0, $0, edit.rank) } ?? (1, index, edit.rank)
        let key = edit.lines.joined(separator: "\n")
        if isAnchor {
          found.edits[key, default: Found.Edit(order: order, edit: edit)].anchors.append(cell)
        } else {
          found.edits[key, default: Found.Edit(order: order, edit: edit)].others.append(cell)
        }
      }
    }
    return found
  }

  /// The edits, if applying them reproduces the text.
  private static func edits(from old: Reference, to new: FlatTree, _ ids: [Int], _ text: String) -> [TreeDifference
    .Indexed]?
  {
    guard let edits = TreeDifference.edits(from: old.tree, old.ids, to: new, ids),
      case .success(let made) = TreeEditing.text(of: old.tree, with: edits.map(\.edit)),
      made.utf8.elementsEqual(text.utf8), edits.allSatisfy({ TreeEdit(lines: $0.edit.lines) == $0.edit })
    else { return nil }
    return edits
  }

  private func editSections(_ found: Found) -> [Section] {
    var byTitle: [[String: [(String, Found.Edit)]]] = [[:], [:]]
    let others = likeness.others(of: head.cells)
    let selectors = CellSelectors(of: others, besides: [head.root] + likeness.anchors.values)
    let numbers = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
    var words: [[Int]: String] = [:]
    for (key, edit) in found.edits {
      if !edit.anchors.isEmpty {
        let title = "with \(CellWords.text(of: edit.anchors.map(\.fixture)))\(SheetWriter.likeTheBase)"
        byTitle[0][title, default: []].append((key, edit))
      }
      if !edit.others.isEmpty {
        let members = edit.others.compactMap { numbers[$0] }
        let own = words[members] ?? selectors.words(for: members)
        words[members] = own
        byTitle[1]["\(own)\(SheetWriter.likeTheBase)", default: []].append((key, edit))
      }
    }
    return byTitle.flatMap { sections in
      sections.sorted { $0.key < $1.key }.map { title, edits in
        let sorted = edits.sorted { $0.1.order != $1.1.order ? $0.1.order < $1.1.order : $0.0 < $1.0 }
        return Section(title: title, lines: sorted.flatMap { $0.1.edit.lines.map(SheetLine.escaped) })
      }
    }
  }

  // MARK: - Texts

  private func textSections(_ own: [CellName]) -> [Section] {
    let others = head.cells.filter { $0 != head.root }
    let selectors = CellSelectors(of: others, besides: [head.root])
    let numbers = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1, $0) })
    var cells: [[UInt8]: [Int]] = [:]
    for cell in own {
      guard let text = texts[cell], let number = numbers[cell] else { continue }
      cells[Array(text.utf8), default: []].append(number)
    }
    return cells.map { bytes, members in
      Section(
        title: "\(selectors.words(for: members.sorted())):",
        lines: SheetLine.lines(of: String(decoding: bytes, as: UTF8.self))
      )
    }
    .sorted { $0.title < $1.title }
  }
}
