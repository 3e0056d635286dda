import PetriSnapshots
import PetriText

/// Formats lists of cells as one line per file: the cell's name if it is the only one, otherwise the number of cells.
enum FileLine {
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
