import PetriSnapshots
import PetriText

/// The name by which a command lists cells that it did the same with: a cell where it is alone in its file, else the
/// file with their number.
enum FileLine {
  /// The names, cleaned, in the order of the cells.
  static func lines(of cells: [CellResult]) -> [String] {
    var files: [(path: String, cells: [CellResult])] = []
    for cell in cells {
      if files.last?.path == cell.path {
        files[files.count - 1].cells.append(cell)
      } else {
        files.append((cell.path, [cell]))
      }
    }
    return files.map { path, cells in
      cells.count == 1 ? cells[0].name.cleaned : "\(path.cleaned) (\(cells.count) cells)"
    }
  }
}
