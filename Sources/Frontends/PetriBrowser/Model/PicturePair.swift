import PetriText

/// Two pictures of a screen side by side.
struct PicturePair {
  let before: Canvas
  let after: Canvas
  let difference: PictureDifference
  /// The words above them.
  var titles = (left: "before", right: "after")
  /// The focus in the right one.
  var focused: CanvasRectangle?
  /// The keys that show more of them.
  var keys = PicturePane.Keys()
  /// Their rows that are shown.
  private var rows: (before: [Int], after: [Int])

  init(before: Canvas, after: Canvas, difference: PictureDifference? = nil) {
    self.before = before
    self.after = after
    self.difference = difference ?? PictureDifference(before, after, comparesColors: true)
    rows = (FittedRows(of: before).rows, FittedRows(of: after).rows)
  }

  /// Leaves out blank rows where not all of it fits: of two of a height the same, so that what is side by side stays so.
  mutating func fit(height: Int) {
    guard before.height == after.height else {
      rows = (FittedRows(before, height: height).rows, FittedRows(after, height: height).rows)
      return
    }
    let shared = FittedRows(before, and: after, height: height).rows
    rows = (shared, shared)
  }

  /// The difference in words.
  var words: String { BrowserModel.words(about: difference, hasOtherColors: before != after) }

  /// How many rows of the higher one are shown.
  var height: Int { max(rows.before.count, rows.after.count) }

  /// How many columns the wider one has.
  var width: Int { max(before.width, after.width) }

  /// The rows, counted among those that are shown, in which something differs.
  var differingRows: Set<Int> {
    guard difference.hasSameSize else {
      let (left, right) = (Set(difference.left.map(\.y)), Set(difference.right.map(\.y)))
      return Set(rows.before.indices.filter { left.contains(rows.before[$0]) })
        .union(rows.after.indices.filter { right.contains(rows.after[$0]) })
    }
    return Set(rows.before.indices.filter { difference.rows.contains(rows.before[$0]) })
  }

  /// The first row that is shown where nobody has scrolled: one before the first difference, where that isn't seen from
  /// the top.
  func top(room: Int) -> Int {
    let differing = differingRows
    let first = differing.min() ?? 0
    return (differing.max() ?? 0) < room ? 0 : max(0, first - 2)
  }

  /// The panes of both, as something marks their differences.
  func panes(left: Int, mark: ([CanvasRectangle], inout Canvas) -> Void) -> (left: PicturePane, right: PicturePane) {
    func pane(_ picture: Canvas, _ cells: [CanvasRectangle], _ rows: [Int], _ focused: CanvasRectangle?) -> PicturePane
    {
      var picture = picture
      mark(cells, &picture)
      if let focused { picture.restyle(focused) { $0.select() } }
      var pane = PicturePane(picture: picture, left: left, keys: keys)
      pane.show(rows)
      return pane
    }
    return (
      pane(before, difference.left, rows.before, nil), pane(after, difference.right, rows.after, focused)
    )
  }
}
