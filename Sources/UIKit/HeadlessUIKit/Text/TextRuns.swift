import Foundation

/// Measures attributed text: each character in its own font, each line as high as its tallest font.
struct TextRuns {
  struct Run {
    let attributes: [NSAttributedString.Key: Any]
    let font: UIFont
  }

  /// A line of clusters, with its width in 1/100,000 em of the first font.
  struct Line {
    var clusters: ArraySlice<FontCluster>
    var units: Int
    var isCut = false
    /// The ascender, descender and leading of the line, in points.
    let ascender: CGFloat
    let descent: CGFloat
    let height: CGFloat
    let leading: CGFloat
  }

  let runs: [Run]
  let hasSeveralFonts: Bool
  private let clusters: [FontCluster]
  private let measure: TextMeasure

  init(_ text: NSAttributedString, font: UIFont) {
    let base = TextMeasure(font: font)
    var (runs, clusters): ([Run], [FontCluster]) = ([], [])
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let run = Run(attributes: attributes, font: attributes[.font] as? UIFont ?? font)
      let own = TextMeasure(font: run.font)
      let isBase = run.font == font
      let isNext = runs.last?.font == run.font
      var last = isNext ? clusters.last?.character : nil
      func scaled(_ units: Int) -> Int {
        isBase ? units : Int((own.points(units) / base.pointsPerUnit).rounded())
      }
      for character in string.substring(with: range) {
        let kerning = last.map { character.kerning(after: $0, by: own) } ?? 0
        let units = scaled(own.units(of: character))
        clusters.append(FontCluster(character: character, run: runs.count, units: units, kerning: scaled(kerning)))
        last = character
      }
      runs.append(run)
    }
    self.runs = runs
    self.clusters = clusters
    measure = base
    hasSeveralFonts = runs.contains { $0.font != font }
  }

  func points(_ units: Int) -> CGFloat { measure.points(units) }

  /// Breaks the text into lines that fit a width, by the rules for text in one font.
  func lines(width: CGFloat?, byCharacter: Bool, limit: Int) -> (lines: [Line], isCut: Bool) {
    var (lines, isCut): ([Line], Bool) = ([], false)
    measure.breakLines(of: clusters, available: measure.available(width), byCharacter: byCharacter) { range, units in
      guard limit == 0 || lines.count < limit else {
        isCut = true
        return false
      }
      lines.append(line(clusters[range], units: units))
      return true
    }
    return (lines, isCut)
  }

  private func line(_ clusters: ArraySlice<FontCluster>, units: Int) -> Line {
    var fonts: [UIFont] = []
    var last: Int?
    for cluster in clusters where cluster.run != last {
      last = cluster.run
      fonts.append(runs[cluster.run].font)
    }
    // An empty line is as high as a line in the text's first font.
    if fonts.isEmpty { fonts = [measure.font] }
    func most(_ value: (UIFont) -> CGFloat) -> CGFloat { fonts.reduce(value(fonts[0])) { max($0, value($1)) } }
    let visible = clusters.prefix(upTo: (clusters.lastIndex { !$0.isSpace } ?? clusters.startIndex - 1) + 1)
    return Line(
      clusters: visible,
      units: units,
      ascender: most { $0.ascender },
      descent: most { -$0.descender },
      height: most { $0.lineHeight },
      leading: most { $0.leading }
    )
  }

  func size(width: CGFloat?, byCharacter: Bool, limit: Int) -> CGSize {
    let lines = lines(width: width, byCharacter: byCharacter, limit: limit).lines
    return CGSize(width: points(lines.reduce(0) { max($0, $1.units) }), height: TextRuns.height(of: lines))
  }

  static func height(of lines: some Sequence<Line>) -> CGFloat {
    var (height, leading): (CGFloat, CGFloat) = (0, 0)
    for line in lines {
      height += leading + line.height
      leading = line.leading
    }
    return height
  }

  func cut(_ line: inout Line, width: CGFloat) {
    func ellipsis() -> Int {
      let font = line.clusters.last.map { runs[$0.run].font } ?? measure.font
      let own = TextMeasure(font: font)
      let kerning = line.clusters.last.map { Character("…").kerning(after: $0.character, by: own) } ?? 0
      return Int((own.points(own.units(of: "…") + kerning) / measure.pointsPerUnit).rounded())
    }
    while let last = line.clusters.last, points(line.units + ellipsis()) > width + 0.01 {
      line.units -= last.units
      line.clusters.removeLast()
      if !line.clusters.isEmpty { line.units -= last.kerning }
    }
    line.units += ellipsis()
    line.isCut = true
  }

  func text(of line: Line) -> String { String(line.clusters.map(\.character)) + (line.isCut ? "…" : "") }
}
