import PetriText

/// The four quarters of a cell, which can have two colours together.
struct CellQuarters {
  /// Upper left, upper right, lower left, lower right.
  private let colors: [SIMD3<Float>]

  init(_ grid: PixelGrid, _ x: Int, _ y: Int) {
    colors = [(0, 0), (1, 0), (0, 1), (1, 1)].map { grid[2 * x + $0.0, 2 * y + $0.1] }
  }

  init(_ colors: [SIMD3<Float>]) {
    self.colors = colors
  }

  /// Which quarters have the first colour, and the block that shows it; the halves first, which every font has.
  private static let blocks: [(places: Set<Int>, text: String)] = [
    ([0, 1], "▀"), ([0, 2], "▌"), ([0], "▘"), ([1], "▝"), ([2], "▖"), ([3], "▗"), ([0, 3], "▚"),
  ]

  /// All of it in one colour.
  var mean: Paint { Paint(CellQuarters.mean(colors)) }

  /// The block and the two colours that are nearest to what the quarters have.
  var cell: CanvasCell {
    let first = Paint(colors[0]).cellColor
    if colors.allSatisfy({ Paint($0).cellColor == first }) {
      return CanvasCell(text: " ", columns: 1, style: CellStyle(foreground: first, background: first))
    }
    var best: (error: Float, text: String, front: SIMD3<Float>, back: SIMD3<Float>)?
    for (places, text) in CellQuarters.blocks {
      let inside = CellQuarters.mean(colors.indices.filter { places.contains($0) }.map { colors[$0] })
      let outside = CellQuarters.mean(colors.indices.filter { !places.contains($0) }.map { colors[$0] })
      let error = colors.indices.reduce(Float(0)) { sum, place in
        let difference = colors[place] - (places.contains(place) ? inside : outside)
        return sum + (difference * difference).sum()
      }
      if best.map({ error < $0.error - 0.001 }) ?? true { best = (error, text, inside, outside) }
    }
    guard let best else { return .blank }
    let style = CellStyle(foreground: Paint(best.front).cellColor, background: Paint(best.back).cellColor)
    return CanvasCell(text: best.text, columns: 1, style: style)
  }

  private static func mean(_ colors: [SIMD3<Float>]) -> SIMD3<Float> {
    colors.reduce(SIMD3<Float>(), +) / Float(max(1, colors.count))
  }
}

extension Paint {
  fileprivate init(_ color: SIMD3<Float>) {
    self.init(red: Double(color.x), green: Double(color.y), blue: Double(color.z))
  }
}
