import PetriText

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
