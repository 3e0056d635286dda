import PetriText
import PetriUIKit

/// The size of a picture's cell, in points.
struct PictureCell {
  let width: Double
  let height: Double
}

/// The letters that are written on a picture's cells.
struct PictureLetters {
  struct Letter {
    let cell: CanvasCell
    var paint: Paint
  }

  /// As many columns a text that is cut has at least.
  private static let leastCut = 4
  /// So many times as high as a letter a cell may be.
  private static let highest = 2.2

  let columns: Int
  let rows: Int
  /// How many points a cell is wide, and how many it is high.
  let cell: PictureCell
  private var letters: [Letter?]
  /// The columns that layout gives the lines of each row.
  private var spans: [Int: [ClosedRange<Double>]] = [:]

  /// - Parameter lines: all that are going to be written, so that none takes another's room.
  init(columns: Int, rows: Int, cell: PictureCell, lines: [DrawingText]) {
    self.columns = columns
    self.rows = rows
    self.cell = cell
    letters = Array(repeating: nil, count: columns * rows)
    for line in lines where !line.text.isEmpty { spans[row(of: line), default: []].append(span(of: line)) }
  }

  subscript(x: Int, y: Int) -> Letter? { letters[y * columns + x] }

  /// Writes a line where it is, as far as it is seen.
  ///
  /// - Returns: whether there was room for it; where not, nothing is written.
  mutating func write(_ line: DrawingText, _ paint: Paint, within clip: CGRect) -> Bool {
    let text = line.text.truncated(toColumns: room(for: line, within: clip))
    let isCut = text != line.text
    let count = text.columns
    let row = row(of: line)
    // Half of a word is not written, nor less than a few letters of one, nor letters of cells that are much higher than they.
    guard !line.isWordBroken, count > 0, !isCut || count >= PictureLetters.leastCut,
      cell.height <= Double(line.font.size) * PictureLetters.highest,
      (0..<rows).contains(row)
    else { return false }
    let at = Double(line.x) / cell.width
    let start: Double =
      switch line.anchor {
      case .left: at
      case .middle: at - Double(count) / 2
      case .right: at - Double(count)
      }
    var x = Int(start.rounded())
    guard x >= 0, x + count <= columns else { return false }
    let around = max(0, x - 1)..<min(columns, x + count + 1)
    guard around.allSatisfy({ self[$0, row] == nil }) else { return false }
    for character in text {
      let width = DisplayWidth.columns(of: character)
      let center = CGPoint(x: CGFloat((Double(x) + 0.5) * cell.width), y: CGFloat(middle(of: line)))
      if width > 0, character != " ", clip.contains(center) {
        let style = CellStyle(bold: line.font.isBold, underlined: line.isUnderlined)
        letters[row * columns + x] = Letter(
          cell: CanvasCell(text: String(character), columns: width, style: style),
          paint: paint
        )
      }
      x += width
    }
    return true
  }

  /// The height of the middle of its letters, in points.
  private func middle(of line: DrawingText) -> Double { Double(line.baseline) - 0.35 * Double(line.font.size) }

  private func row(of line: DrawingText) -> Int { Int((middle(of: line) / cell.height).rounded(.down)) }

  /// The columns that layout gives it.
  private func span(of line: DrawingText) -> ClosedRange<Double> {
    let (at, width) = (Double(line.x) / cell.width, max(0, Double(line.width) / cell.width))
    return switch line.anchor {
    case .left: at...(at + width)
    case .middle: (at - width / 2)...(at + width / 2)
    case .right: (at - width)...at
    }
  }

  /// How many columns a line may take: somewhat more than layout gives it, where nothing is beside it. Letters of cells are wider than a
  /// screen's.
  private func room(for line: DrawingText, within clip: CGRect) -> Int {
    let own = span(of: line)
    let middle = (own.lowerBound + own.upperBound) / 2
    var left = max(0, Double(clip.minX) / cell.width)
    var right = min(Double(columns), Double(clip.maxX) / cell.width)
    for other in spans[row(of: line)] ?? [] where other != own {
      if other.upperBound <= middle { left = max(left, other.upperBound + 1) }
      if other.lowerBound >= middle { right = min(right, other.lowerBound - 1) }
    }
    let free =
      switch line.anchor {
      case .left: right - own.lowerBound
      case .middle: 2 * min(middle - left, right - middle)
      case .right: own.upperBound - left
      }
    let width = own.upperBound - own.lowerBound
    return max(0, Int(min(max(free, width), width * PictureLetters.growthLimit + 1)))
  }

  /// So many times as long as layout has it a line may get.
  private static let growthLimit = 2.5

  /// Fills a frame over letters, which hides them or lets them shine through.
  mutating func cover(_ frame: CGRect, _ paint: Paint, within clip: CGRect) {
    let seen = frame.intersection(clip)
    guard !seen.isNull, paint.opacity > 0 else { return }
    let (wide, high) = (cell.width, cell.height)
    let left = max(0, Int((Double(seen.minX) / wide - 0.5).rounded(.up)))
    let top = max(0, Int((Double(seen.minY) / high - 0.5).rounded(.up)))
    let right = min(columns, Int((Double(seen.maxX) / wide - 0.5).rounded(.up)))
    let bottom = min(rows, Int((Double(seen.maxY) / high - 0.5).rounded(.up)))
    guard left < right, top < bottom else { return }
    for y in top..<bottom {
      for x in left..<right {
        guard let letter = self[x, y] else { continue }
        let isHidden = paint.opacity > 0.7
        letters[y * columns + x] = isHidden ? nil : Letter(cell: letter.cell, paint: paint.over(letter.paint))
      }
    }
  }
}
