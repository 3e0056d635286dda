import Foundation

struct TableLayout {
  struct Section {
    var header: CGRect
    var footer: CGRect
    /// The top of each row, and the bottom of the last.
    var edges: [CGFloat]

    var rows: Int { edges.count - 1 }
    var top: CGFloat { header.minY }
    var bottom: CGFloat { footer.maxY }
  }

  var sections: [Section] = []
  var height: CGFloat = 0

  func frame(of path: IndexPath) -> CGRect {
    guard sections.indices.contains(path.section), path.row >= 0, path.row < sections[path.section].rows else {
      return .zero
    }
    let (header, edges) = (sections[path.section].header, sections[path.section].edges)
    let height = edges[path.row + 1] - edges[path.row]
    return CGRect(x: header.minX, y: edges[path.row], width: header.width, height: height)
  }

  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard bottom > top else { return [] }
    var found: [IndexPath] = []
    let first = sections.partition { $0.bottom > top }
    for index in first..<sections.count {
      let section = sections[index]
      if section.top >= bottom { break }
      var row = max(0, section.edges.partition { $0 > top } - 1)
      while row < section.rows, section.edges[row] < bottom {
        if section.edges[row + 1] > top { found.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return found
  }
}

extension Array {
  /// The first index at which a condition holds that then holds for all later ones.
  func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
