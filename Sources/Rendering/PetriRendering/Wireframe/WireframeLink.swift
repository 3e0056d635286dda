import PetriComposer
import PetriText

/// A part of a line that is tapped by itself.
struct WireframeLink {
  let run: TappedRun
  /// Where it is in the line.
  var columns: Range<Int>

  /// The links of a label's lines, however they are broken: their letters follow one another as the text's do.
  @MainActor
  static func links(of label: ShownLabel, in lines: [String]) -> [[WireframeLink]] {
    guard !label.tappedRuns.isEmpty else { return lines.map { _ in [] } }
    var letters = label.letters[...]
    return lines.map { line in
      var links: [WireframeLink] = []
      var column = 0
      for character in line {
        let end = column + DisplayWidth.columns(of: character)
        defer { column = end }
        // An ellipsis is none of the text's letters.
        guard !character.isWhitespace, letters.first?.character == character, let run = letters.removeFirst().run else {
          continue
        }
        if links.last?.run === run {
          links[links.count - 1].columns = links[links.count - 1].columns.lowerBound..<end
        } else {
          links.append(WireframeLink(run: run, columns: column..<end))
        }
      }
      return links
    }
  }
}
