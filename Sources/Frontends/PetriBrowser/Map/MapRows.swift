/// How the boxes of a layer share its rows: as high as there is room, and no more of them than fit.
struct MapRows: Hashable {
  /// How high a box is: four rows with the title, three with the name, one without a frame.
  let height: Int
  /// From one box's first row to the next one's.
  let pitch: Int
  /// How many are shown.
  let shown: Int
  /// Whether there are more of them than are shown, so that a row at each end gives their number.
  let isCut: Bool

  /// - Parameters:
  ///   - count: how many boxes there are.
  ///   - room: how many rows there are.
  init(count: Int, room: Int) {
    let ways: [(height: Int, pitch: Int)] = [(4, 7), (4, 6), (4, 5), (4, 4), (3, 3), (1, 2), (1, 1)]
    let way = ways.first { way in (count - 1) * way.pitch + way.height <= room }
    (height, pitch) = way ?? (height: 1, pitch: 1)
    isCut = way == nil
    shown = isCut ? max(1, room - 2) : count
  }

  /// The row of a box in which ways reach it.
  var attachment: Int { height > 1 ? 1 : 0 }

  /// The first rows of boxes: as near as there is room to where they would be, in their order.
  func tops(wanting wanted: [Double], room: Int) -> [Int] {
    guard !wanted.isEmpty else { return [] }
    let first = isCut ? 1 : 0
    let last = max(first, room - height - first)
    func pushed(_ rows: [Double]) -> [Double] {
      var rows = rows
      for place in rows.indices.dropFirst() { rows[place] = max(rows[place], rows[place - 1] + Double(pitch)) }
      return rows
    }
    let down = pushed(wanted)
    // All rows are moved back by as much as they were pushed down on average.
    let shift = zip(down, wanted).reduce(0) { $0 + $1.0 - $1.1 } / Double(wanted.count)
    var rows = pushed(down.map { max(Double(first), $0 - shift) }).map { Int($0.rounded()) }
    for place in rows.indices.dropFirst() { rows[place] = max(rows[place], rows[place - 1] + pitch) }
    var limit = last
    for place in rows.indices.reversed() {
      rows[place] = min(rows[place], limit)
      limit = rows[place] - pitch
    }
    return rows
  }
}
