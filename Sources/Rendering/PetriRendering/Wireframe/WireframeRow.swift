import PetriText

/// The texts in one row of a wireframe, laid out without overlaps.
///
/// Letters of small or narrow fonts are narrower than a cell. A text that doesn't fit into its view's cells takes free
/// cells beside them, or else its neighbours are moved. Only text that doesn't fit into the row is truncated.
struct WireframeRow {
  private struct Place {
    let text: WireframeText
    /// The cells available to the text.
    var bounds: Range<Int>
    var columns: Int
    var start = 0

    var end: Int { start + columns }
    /// The number of columns by which the text exceeds its view.
    var excess: Int { columns - text.cells.width }

    /// The available cells if the text keeps its alignment.
    var aligned: Range<Int> {
      switch text.anchor {
      case .left: text.cells.x..<bounds.upperBound
      case .middle: bounds
      case .right: bounds.lowerBound..<text.cells.x + text.cells.width
      }
    }

    /// The column at which the text starts if nothing is in its way.
    var own: Int {
      let spare = text.cells.width - columns
      return switch text.anchor {
      case .left: text.cells.x
      // A shift rounds down, also below zero.
      case .middle: text.cells.x + (spare >> 1)
      case .right: text.cells.x + spare
      }
    }
  }

  private var places: [Place]

  /// Lays out the rows in which a text doesn't fit into its cells.
  static func settle(_ texts: [WireframeText], on layers: inout WireframeLayers) {
    let rows = Dictionary(grouping: texts.filter { $0.isWhole(on: layers) }, by: \.cells.y)
    for texts in rows.values where texts.contains(where: { $0.columns > $0.cells.width }) {
      var row = WireframeRow(texts, on: &layers)
      row.arrange()
      row.widen()
      row.write(on: &layers)
    }
  }

  /// Erases the texts from the row; of overlapping texts, only the first is laid out.
  private init(_ texts: [WireframeText], on layers: inout WireframeLayers) {
    var apart: [WireframeText] = []
    for text in texts.sorted(by: { $0.cells.x < $1.cells.x }) {
      if let last = apart.last, text.cells.x < last.cells.x + last.cells.width { continue }
      apart.append(text)
      layers.erase(text.cells)
    }
    places = apart.map { text in
      let columns = max(text.least, min(text.columns, text.cells.width))
      return Place(text: text, bounds: WireframeRow.bounds(of: text, on: layers), columns: columns)
    }
  }

  /// The cells available to a text: its own, and the free ones on both sides except one next to other content.
  private static func bounds(of text: WireframeText, on layers: WireframeLayers) -> Range<Int> {
    let (cells, clip) = (text.cells, text.clip)
    let before = (clip.x..<cells.x).last { !layers.isFree($0, cells.y) }
    let after = (cells.x + cells.width..<clip.x + clip.width).first { !layers.isFree($0, cells.y) }
    let low = before.map { min(cells.x, $0 + 2) } ?? clip.x
    let high = after.map { max(cells.x + cells.width, $0 - 1) } ?? clip.x + clip.width
    return low..<high
  }

  private func gap(after index: Int) -> Int {
    let (one, next) = (places[index], places[index + 1])
    let isTouching = one.text.cells.x + one.text.cells.width == next.text.cells.x
    return isTouching && one.excess <= 0 && next.excess <= 0 ? 0 : 1
  }

  /// Places all texts; if the row is too short, they keep their sides and the longest are truncated.
  private mutating func arrange() {
    if moveApart() { return }
    for index in places.indices { places[index].bounds = places[index].aligned }
    while !moveApart() {
      guard let longest = places.indices.max(by: { places[$0].excess < places[$1].excess }),
        places[longest].excess > 0
      else { return }
      places[longest].columns -= 1
    }
  }

  /// Moves texts that overlap the previous ones, in reading order first.
  ///
  /// - Returns: whether all texts fit.
  private mutating func moveApart() -> Bool {
    for index in places.indices { places[index].start = places[index].own }
    if places.first(where: { $0.excess > 0 })?.text.anchor == .right {
      moveLeft()
      moveRight()
    } else {
      moveRight()
      moveLeft()
    }
    return places.allSatisfy { $0.start >= $0.bounds.lowerBound && $0.end <= $0.bounds.upperBound }
  }

  private mutating func moveRight() {
    for index in places.indices {
      let free = index > 0 ? places[index - 1].end + gap(after: index - 1) : places[index].start
      places[index].start = max(places[index].start, places[index].bounds.lowerBound, free)
    }
  }

  private mutating func moveLeft() {
    for index in places.indices.reversed() {
      let free = index + 1 < places.count ? places[index + 1].start - gap(after: index) : places[index].end
      let end = min(places[index].end, places[index].bounds.upperBound, free)
      places[index].start = end - places[index].columns
    }
  }

  /// Widens texts that have optional padding, such as bracketed titles, into free cells.
  private mutating func widen() {
    for index in places.indices where places[index].columns < places[index].text.columns {
      let place = places[index]
      let low = max(place.bounds.lowerBound, index > 0 ? places[index - 1].end + 1 : place.bounds.lowerBound)
      let high = min(
        place.bounds.upperBound,
        index + 1 < places.count ? places[index + 1].start - 1 : place.bounds.upperBound
      )
      let missing = place.text.columns - place.columns
      let (before, after) = (max(0, place.start - low), max(0, high - place.end))
      var (left, right) = (0, 0)
      switch place.text.anchor {
      case .left: right = min(missing, after)
      case .right: left = min(missing, before)
      case .middle:
        left = min((missing + 1) / 2, before)
        right = min(missing - left, after)
        left = min(missing - right, before)
      }
      let columns = place.columns + left + right
      guard place.text.text(columns: columns) != place.text.text(columns: place.columns) else { continue }
      places[index].start -= left
      places[index].columns = columns
    }
  }

  private func write(on layers: inout WireframeLayers) {
    for place in places {
      let cells = CanvasRectangle(x: place.start, y: place.text.cells.y, width: place.columns, height: 1)
      layers.stamp(place.text.row(columns: place.columns), at: cells, clip: place.text.clip, as: .text)
    }
  }
}
