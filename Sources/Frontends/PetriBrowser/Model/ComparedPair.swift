import PetriCatalog
import PetriText

/// Two ways in which a screen is shown side by side.
struct ComparedPair: Hashable, Sendable {
  /// A side.
  struct Side: Hashable, Sendable {
    /// The variant that it has and the other hasn't: `dark`, `ar`.
    let title: String
    /// The request for the picture.
    let request: PreviewRequest
    /// Whether it is the picture from before the files changed.
    var isBefore = false
  }

  /// The setting in which they differ: `appearance`, `locale`.
  let kind: String
  let left: Side
  let right: Side
}

extension ComparedPair {
  /// All pairs of a screen: the present picture beside each other appearance, locale, fixture, device and size of
  /// texts, and beside the screen as it was before the files changed.
  ///
  /// - Parameters:
  ///   - base: the request that is shown.
  ///   - changed: the request for which it is known how it was before.
  ///   - room: the room for a picture in an environment, where that isn't the same in all.
  static func all(
    of base: PreviewRequest,
    in catalog: BrowserCatalog,
    fixtures: [String],
    changed: PreviewRequest? = nil,
    room: ((ShownEnvironment) -> PreviewRequest.Room?)? = nil
  ) -> [ComparedPair] {
    var pairs: [ComparedPair] = []
    func add<Value: Equatable>(
      _ kind: String,
      _ path: WritableKeyPath<PreviewRequest, Value>,
      _ values: [Value],
      _ title: (Value) -> String
    ) {
      for value in values where value != base[keyPath: path] {
        var other = base
        other[keyPath: path] = value
        if let room { other.room = room(other.environment) }
        pairs.append(
          ComparedPair(
            kind: kind,
            left: Side(title: title(base[keyPath: path]), request: base),
            right: Side(title: title(value), request: other)
          )
        )
      }
    }
    if let changed {
      let before = Side(title: "before", request: changed, isBefore: true)
      pairs.append(ComparedPair(kind: "files", left: before, right: Side(title: "now", request: changed)))
    }
    add("appearance", \.environment.appearance, catalog.appearances, \.rawValue)
    add("locale", \.environment.locale, catalog.locales) { $0 }
    add("fixture", \.fixture, fixtures.map { Optional($0) }) { $0 ?? "examples" }
    add("device", \.environment.device, catalog.devices) { $0 }
    add("size of texts", \.environment.contentSize, catalog.contentSizes, \.rawValue)
    return pairs
  }
}

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

/// The difference between two pictures of a screen.
struct PictureDifference {
  /// The cells of the left one in which something is that the right one doesn't have there.
  let left: [CanvasRectangle]
  /// The cells of the right one in which something is that the left one doesn't have there.
  let right: [CanvasRectangle]
  /// The rows of either in which something differs.
  let rows: Set<Int>
  /// Whether they have the same size, so that cells can be compared.
  let hasSameSize: Bool

  /// Compares cells where the sizes are the same, words otherwise.
  ///
  /// - Parameter comparesColors: whether another colour is a difference.
  init(_ one: Canvas, _ other: Canvas, comparesColors: Bool) {
    hasSameSize = one.width == other.width && one.height == other.height
    guard hasSameSize else {
      let words = (PictureDifference.words(of: one), PictureDifference.words(of: other))
      let texts = (Set(words.0.map(\.text)), Set(words.1.map(\.text)))
      left = words.0.filter { !texts.1.contains($0.text) }.map(\.cells)
      right = words.1.filter { !texts.0.contains($0.text) }.map(\.cells)
      rows = Set((left + right).map(\.y))
      return
    }
    var differing: [(x: Int, y: Int)] = []
    for y in 0..<one.height {
      for x in 0..<one.width where PictureDifference.differ(one[x, y], other[x, y], comparesColors) {
        differing.append((x, y))
      }
    }
    rows = Set(differing.map(\.y))
    // Where much differs, lines are marks enough themselves.
    let isMuch = differing.count * 8 >= one.width * one.height
    (left, right) = (
      PictureDifference.marks(differing, in: one, lettersOnly: isMuch),
      PictureDifference.marks(differing, in: other, lettersOnly: isMuch)
    )
  }

  /// The cells among those that differ in which there is something: blanks are no difference that a mark shows, but one between two
  /// words that differ is one with them.
  private static func marks(
    _ differing: [(x: Int, y: Int)],
    in picture: Canvas,
    lettersOnly: Bool
  ) -> [CanvasRectangle] {
    var marks: [CanvasRectangle] = []
    for (x, y) in differing {
      let cell = picture[x, y]
      // The right half of a wide letter is the letter's.
      guard lettersOnly ? cell.isLetter : cell.text != " " && cell.columns > 0 else { continue }
      if let last = marks.last, last.y == y, last.x + last.width >= x - 1 {
        marks[marks.count - 1].width = x + cell.columns - last.x
      } else {
        marks.append(CanvasRectangle(x: x, y: y, width: max(1, cell.columns), height: 1))
      }
    }
    return marks
  }

  private static func differ(_ one: CanvasCell, _ other: CanvasCell, _ comparesColors: Bool) -> Bool {
    if comparesColors { return one != other }
    // The blocks of a picture are its colours.
    let isColor = one.isBlock || other.isBlock
    return one.text != other.text && !isColor
  }

  private static func words(of canvas: Canvas) -> [(text: String, cells: CanvasRectangle)] {
    var words: [(text: String, cells: CanvasRectangle)] = []
    for y in 0..<canvas.height {
      var (text, start) = ("", 0)
      for x in 0...canvas.width {
        let cell = canvas[x, y]
        if x < canvas.width, cell.isLetter {
          if text.isEmpty { start = x }
          text += cell.text
        } else if !text.isEmpty, x == canvas.width || cell.columns > 0 {
          words.append((text, CanvasRectangle(x: start, y: y, width: x - start, height: 1)))
          text = ""
        }
      }
    }
    return words
  }
}

extension CanvasCell {
  /// Whether it is a part of a word, and not of a frame or of a picture.
  fileprivate var isLetter: Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return text != " " && !(0x2500...0x25FF).contains(scalar.value)
  }

  fileprivate var isBlock: Bool { text.unicodeScalars.first.map { (0x2580...0x259F).contains($0.value) } ?? false }
}
