import PetriComposer
import PetriText

struct WireframeLink {
  let run: TappedRun
  var columns: Range<Int>

  /// The links in the lines of a label. Matches characters in order, so that it doesn't matter how the lines are
  /// broken.
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
        // A truncating ellipsis isn't part of the text.
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
