package import Foundation
package import PetriCatalog

/// A line of the tree, with where that is on the screen and in the files.
package struct PlacedLine: Equatable, Sendable {
  /// How deep it is; 0 is the outermost.
  package let depth: Int
  /// The line without its branches.
  package let text: String
  /// The frame in the window, in points; `nil` for what has none, or isn't on screen.
  package let frame: CGRect?
  /// The definition; `nil` for what no catalogue made.
  package let place: Place?
}

extension LaunchedScreen {
  /// The lines of the tree without its first one.
  package var placedLines: [PlacedLine] {
    var lines: [PlacedLine] = []
    var waiting = TreeText(self, hasSpots: true).document.root.map { [(node: $0, depth: 0)] } ?? []
    while let (node, depth) = waiting.popLast() {
      lines.append(PlacedLine(depth: depth, text: node.line, frame: node.spot?.frame, place: node.spot?.place))
      waiting += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}
