import PetriText

/// A screen before and after something.
struct PicturePair {
  let before: Canvas
  let after: Canvas
  let difference: PictureDifference
  /// The focus in the one after.
  var focused: CanvasRectangle?
  /// The keys that move them.
  var keys: PicturePane.Keys = ("", "")

  init(before: Canvas, after: Canvas, difference: PictureDifference? = nil) {
    self.before = before
    self.after = after
    self.difference = difference ?? PictureDifference(before, after, comparesColors: true)
  }

  /// The difference in words.
  var words: String { BrowserModel.words(about: difference, hasOtherColors: before != after) }

  /// How many rows the higher one has.
  var height: Int { max(before.height, after.height) }

  /// The first row that is shown where nobody has scrolled: one before the first difference, where that isn't seen from
  /// the top.
  func top(room: Int) -> Int {
    let first = difference.rows.min() ?? 0
    return (difference.rows.max() ?? 0) < room ? 0 : max(0, first - 2)
  }
}
