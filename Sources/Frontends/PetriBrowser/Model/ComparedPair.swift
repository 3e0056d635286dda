import PetriCatalog
import PetriText

struct ComparedPair: Hashable, Sendable {
  struct Side: Hashable, Sendable {
    /// The value in which it differs: `dark`, `ar`.
    let title: String
    let request: PreviewRequest
    /// Whether the picture shows the screen before the files changed.
    var isBefore = false
  }

  /// The differing setting: `appearance`, `locale`.
  let kind: String
  let left: Side
  let right: Side
}

extension ComparedPair {
  /// All pairs of a screen: the current picture with each other appearance, locale, fixture, device and text size, and
  /// the screen before and after the files changed. `changed` is the request for which the earlier picture is known.
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

struct PicturePair {
  let before: Canvas
  let after: Canvas
  let difference: PictureDifference
  var titles = (left: "before", right: "after")
  var focused: CanvasRectangle?
  var keys = PicturePane.Keys()
  private var rows: (before: [Int], after: [Int])

  init(before: Canvas, after: Canvas, difference: PictureDifference? = nil) {
    self.before = before
    self.after = after
    self.difference = difference ?? PictureDifference(before, after, comparesColors: true)
    rows = (FittedRows(of: before).rows, FittedRows(of: after).rows)
  }

  /// Removes blank rows that don't fit; the same ones from both pictures if they are equally high.
  mutating func fit(height: Int) {
    guard before.height == after.height else {
      rows = (FittedRows(before, height: height).rows, FittedRows(after, height: height).rows)
      return
    }
    let shared = FittedRows(before, and: after, height: height).rows
    rows = (shared, shared)
  }

  var words: String { BrowserModel.words(about: difference, hasOtherColors: before != after) }

  var height: Int { max(rows.before.count, rows.after.count) }

  var width: Int { max(before.width, after.width) }

  var differingRows: Set<Int> {
    guard difference.hasSameSize else {
      let (left, right) = (Set(difference.left.map(\.y)), Set(difference.right.map(\.y)))
      return Set(rows.before.indices.filter { left.contains(rows.before[$0]) })
        .union(rows.after.indices.filter { right.contains(rows.after[$0]) })
    }
    return Set(rows.before.indices.filter { difference.rows.contains(rows.before[$0]) })
  }

  /// The initial scroll position: shortly before the first difference if not all are visible from the top.
  func top(room: Int) -> Int {
    let differing = differingRows
    let first = differing.min() ?? 0
    return (differing.max() ?? 0) < room ? 0 : max(0, first - 2)
  }

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

struct PictureDifference {
  /// The cells of the left picture that differ, without blanks.
  let left: [CanvasRectangle]
  /// The cells of the right picture that differ, without blanks.
  let right: [CanvasRectangle]
  let rows: Set<Int>
  /// Whether the pictures have the same size and are compared by cells.
  let hasSameSize: Bool

  /// Compares cells if the sizes are equal, otherwise words.
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
    // If much differs, lines would be too many marks.
    let isMuch = differing.count * 8 >= one.width * one.height
    (left, right) = (
      PictureDifference.marks(differing, in: one, lettersOnly: isMuch),
      PictureDifference.marks(differing, in: other, lettersOnly: isMuch)
    )
  }

  /// The differing cells to mark. Blanks aren't marked, except between two differing words.
  private static func marks(
    _ differing: [(x: Int, y: Int)],
    in picture: Canvas,
    lettersOnly: Bool
  ) -> [CanvasRectangle] {
    var marks: [CanvasRectangle] = []
    for (x, y) in differing {
      let cell = picture[x, y]
      // The right half of a wide character belongs to it.
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
    comparesColors ? one != other : one.text != other.text
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
  fileprivate var isLetter: Bool {
    guard let scalar = text.unicodeScalars.first else { return false }
    return text != " " && !(0x2500...0x25FF).contains(scalar.value)
  }
}
