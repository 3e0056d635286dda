import PetriText

/// The difference between two pictures of a screen.
struct PictureDifference {
  /// The cells of the left one that the right one doesn't have.
  private(set) var left: [CanvasRectangle] = []
  /// The cells of the right one that the left one doesn't have.
  private(set) var right: [CanvasRectangle] = []
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
      return
    }
    for y in 0..<one.height {
      var x = 0
      while x < one.width {
        let start = x
        while x < one.width, PictureDifference.differ(one[x, y], other[x, y], comparesColors) { x += 1 }
        if x > start { left.append(CanvasRectangle(x: start, y: y, width: x - start, height: 1)) } else { x += 1 }
      }
    }
    right = left
  }

  /// The rows of either in which something differs.
  var rows: Set<Int> { Set((left + right).map(\.y)) }

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
