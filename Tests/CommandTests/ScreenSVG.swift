import Foundation
import PetriText

/// The screen of an emulated terminal, as an SVG document: letters in a monospaced font, blocks and frames as shapes,
/// so that it looks alike wherever it is looked at.
struct ScreenSVG {
  /// The colours of a terminal.
  struct Theme {
    let background: String
    let foreground: String
    /// The sixteen that are its own.
    let colors: [String]

    static let dark = Theme(
      background: "#1B1D22",
      foreground: "#D5D8DE",
      colors: [
        "#1B1D22", "#E06C75", "#98C379", "#E5C07B", "#61AFEF", "#C678DD", "#56B6C2", "#ABB2BF", "#5C6370", "#F28B93",
        "#B5E08F", "#FFD68A", "#82C7FF", "#DD9CF2", "#7FD5E0", "#FFFFFF",
      ]
    )
    /// xterm's own colours on white, the palest that there are.
    static let light = Theme(
      background: "#FFFFFF",
      foreground: "#000000",
      colors: [
        "#000000", "#CD0000", "#00CD00", "#CDCD00", "#0000EE", "#CD00CD", "#00CDCD", "#E5E5E5", "#7F7F7F", "#FF0000",
        "#00FF00", "#FFFF00", "#5C5CFF", "#FF00FF", "#00FFFF", "#FFFFFF",
      ]
    )
  }

  private let screen: EmulatedScreen
  private let theme: Theme
  private var lines: [String] = []

  private static let width = 8.4
  private static let height = 18.0
  private static let baseline = 13.5
  private static let edge = 10.0

  private init(_ screen: EmulatedScreen, _ theme: Theme) {
    self.screen = screen
    self.theme = theme
  }

  /// The document.
  static func text(of screen: EmulatedScreen, theme: Theme) -> String {
    var svg = ScreenSVG(screen, theme)
    svg.draw()
    return svg.lines.joined(separator: "\n") + "\n"
  }

  private mutating func draw() {
    let all = (Double(screen.columns) * Self.width, Double(screen.rows) * Self.height)
    let size = (number(all.0 + 2 * Self.edge), number(all.1 + 2 * Self.edge))
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(size.0)\" height=\"\(size.1)\" viewBox=\"0 0 \(size.0) \(size.1)\">"
    )
    lines.append("<rect width=\"\(size.0)\" height=\"\(size.1)\" rx=\"8\" fill=\"\(theme.background)\"/>")
    lines.append(
      "<g transform=\"translate(\(number(Self.edge)) \(number(Self.edge)))\" shape-rendering=\"crispEdges\">"
    )
    for y in 0..<screen.rows { drawBackgrounds(y) }
    lines.append("</g>")
    lines.append(
      "<g transform=\"translate(\(number(Self.edge)) \(number(Self.edge)))\" font-size=\"14\" xml:space=\"preserve\""
        + " font-family=\"DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace\">"
    )
    for y in 0..<screen.rows { drawLetters(y) }
    for picture in screen.graphics.placed where !picture.file.isEmpty {
      let cells = picture.cells
      lines.append(
        "<image \(place(Double(cells.x), Double(cells.y), Double(cells.width), Double(cells.height)))"
          + " preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Data(picture.file).base64EncodedString())\"/>"
      )
    }
    lines.append("</g>")
    lines.append("</svg>")
  }

  // MARK: - Colours

  private func colors(_ style: CellStyle) -> (front: String, back: String) {
    let front = style.foreground.map { code($0) } ?? theme.foreground
    let back = style.background.map { code($0) } ?? theme.background
    return style.isReversed ? (back, front) : (front, back)
  }

  private func code(_ color: CellColor) -> String {
    func code(_ red: Int, _ green: Int, _ blue: Int) -> String {
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
    switch color {
    case .rgb(let red, let green, let blue): return code(Int(red), Int(green), Int(blue))
    case .indexed(let number) where number < 16: return theme.colors[Int(number)]
    case .indexed(let number) where number >= 232:
      let grey = 8 + 10 * (Int(number) - 232)
      return code(grey, grey, grey)
    case .indexed(let number):
      let steps = [0, 95, 135, 175, 215, 255]
      let place = Int(number) - 16
      return code(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
    }
  }

  // MARK: - Rows

  private mutating func drawBackgrounds(_ y: Int) {
    var x = 0
    while x < screen.columns {
      let back = colors(screen[x, y].style).back
      var end = x + 1
      while end < screen.columns, colors(screen[end, y].style).back == back { end += 1 }
      if back != theme.background { rectangle(Double(x), Double(y), Double(end - x), 1, back) }
      x = end
    }
  }

  private mutating func drawLetters(_ y: Int) {
    var x = 0
    while x < screen.columns {
      let cell = screen[x, y]
      let next = x + max(1, cell.columns)
      guard cell.text != " ", !cell.text.isEmpty else {
        if cell.style.isUnderlined { underline(x, y, 1, colors(cell.style).front) }
        x = next
        continue
      }
      if let shape = Shape(cell.text) {
        // A line of one kind is one.
        var end = next
        while shape.isRepeatable, end < screen.columns, screen[end, y] == cell { end += 1 }
        draw(shape, x, y, count: end - x, cell.style)
        x = end
        continue
      }
      var text = cell.text
      var end = next
      if cell.text.utf8.count == 1 {
        while end < screen.columns, screen[end, y].text.utf8.count == 1, screen[end, y].style == cell.style {
          text += screen[end, y].text
          end += 1
        }
        let blanks = text.reversed().prefix { $0 == " " }.count
        text.removeLast(blanks)
        end -= blanks
      }
      write(text, x, y, columns: end - x, cell.style)
      x = end
    }
  }

  private mutating func write(_ text: String, _ x: Int, _ y: Int, columns: Int, _ style: CellStyle) {
    var keys = "x=\"\(number(Double(x) * Self.width))\" y=\"\(number(Double(y) * Self.height + Self.baseline))\""
    keys += " fill=\"\(colors(style).front)\""
    if columns > 1, text.utf8.count == columns {
      keys += " textLength=\"\(number(Double(columns) * Self.width))\" lengthAdjust=\"spacingAndGlyphs\""
    }
    if style.isBold { keys += " font-weight=\"700\"" }
    if style.isDim { keys += " fill-opacity=\"0.6\"" }
    lines.append("<text \(keys)>\(XMLText.escaped(text))</text>")
    if style.isUnderlined { underline(x, y, columns, colors(style).front) }
  }

  private mutating func underline(_ x: Int, _ y: Int, _ columns: Int, _ color: String) {
    rectangle(Double(x), Double(y) + 0.86, Double(columns), 0.06, color)
  }

  // MARK: - Shapes

  /// A shape drawn in place of a letter, in shares of a cell.
  private enum Shape {
    /// Filled parts: x, y, width, height.
    case parts([(Double, Double, Double, Double)])
    /// How much of a cell is filled.
    case shade(Double)
    /// Lines from the middle: to the left, to the right, up, down; round where two meet.
    case frame(left: Bool, right: Bool, up: Bool, down: Bool, isRound: Bool, isHeavy: Bool)
    /// A diagonal, up or down.
    case diagonal(isUp: Bool)

    var isRepeatable: Bool {
      switch self {
      case .parts(let parts): parts.count == 1 && parts[0].0 == 0 && parts[0].2 == 1
      case .shade: true
      case .frame(let left, let right, let up, let down, _, _): left && right && !up && !down
      case .diagonal: false
      }
    }

    private static let parts: [Character: [(Double, Double, Double, Double)]] = [
      "█": [(0, 0, 1, 1)], "▀": [(0, 0, 1, 0.5)], "▄": [(0, 0.5, 1, 0.5)], "▌": [(0, 0, 0.5, 1)],
      "▐": [(0.5, 0, 0.5, 1)], "▘": [(0, 0, 0.5, 0.5)], "▝": [(0.5, 0, 0.5, 0.5)], "▖": [(0, 0.5, 0.5, 0.5)],
      "▗": [(0.5, 0.5, 0.5, 0.5)], "▚": [(0, 0, 0.5, 0.5), (0.5, 0.5, 0.5, 0.5)],
      "▞": [(0.5, 0, 0.5, 0.5), (0, 0.5, 0.5, 0.5)], "▂": [(0, 0.75, 1, 0.25)], "▆": [(0, 0.25, 1, 0.75)],
      "▁": [(0, 0.875, 1, 0.125)], "▔": [(0, 0, 1, 0.125)], "▏": [(0, 0, 0.125, 1)], "▕": [(0.875, 0, 0.125, 1)],
      "▃": [(0, 0.625, 1, 0.375)], "▅": [(0, 0.375, 1, 0.625)], "▇": [(0, 0.125, 1, 0.875)],
      "▙": [(0, 0, 0.5, 0.5), (0, 0.5, 1, 0.5)], "▛": [(0, 0, 1, 0.5), (0, 0.5, 0.5, 0.5)],
      "▜": [(0, 0, 1, 0.5), (0.5, 0.5, 0.5, 0.5)], "▟": [(0.5, 0, 0.5, 0.5), (0, 0.5, 1, 0.5)],
    ]
    private static let shades: [Character: Double] = ["░": 0.2, "▒": 0.4, "▓": 0.65]
    private static let frames: [(letters: String, sides: String)] = [
      ("─━╌", "lr"), ("│┃╎", "ud"), ("┌╭┏", "rd"), ("┐╮┓", "ld"), ("└╰┗", "ru"), ("┘╯┛", "lu"), ("├┣", "rud"),
      ("┤┫", "lud"), ("┬┳", "lrd"), ("┴┻", "lru"), ("┼╋", "lrud"), ("╴", "l"), ("╵", "u"), ("╶", "r"), ("╷", "d"),
    ]

    init?(_ text: String) {
      guard let letter = text.first, text.count == 1 else { return nil }
      if let parts = Shape.parts[letter] {
        self = .parts(parts)
      } else if let shade = Shape.shades[letter] {
        self = .shade(shade)
      } else if let (_, sides) = Shape.frames.first(where: { $0.letters.contains(letter) }) {
        self = .frame(
          left: sides.contains("l"),
          right: sides.contains("r"),
          up: sides.contains("u"),
          down: sides.contains("d"),
          isRound: "╭╮╰╯".contains(letter),
          isHeavy: "━┃┏┓┗┛┣┫┳┻╋".contains(letter)
        )
      } else if letter == "╱" || letter == "╲" {
        self = .diagonal(isUp: letter == "╱")
      } else {
        return nil
      }
    }
  }

  private mutating func draw(_ shape: Shape, _ x: Int, _ y: Int, count: Int, _ style: CellStyle) {
    let front = colors(style).front
    let opacity = style.isDim ? " stroke-opacity=\"0.6\"" : ""
    let (left, top) = (Double(x) * Self.width, Double(y) * Self.height)
    let (right, bottom) = (left + Double(count) * Self.width, top + Self.height)
    let (middle, center) = ((left + right) / 2, (top + bottom) / 2)
    func point(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }
    switch shape {
    case .parts(let parts):
      for part in parts {
        rectangle(Double(x) + part.0, Double(y) + part.1, part.2 * Double(count), part.3, front, isDim: style.isDim)
      }
    case .shade(let share):
      lines.append(
        "<rect \(place(Double(x), Double(y), Double(count), 1)) fill=\"\(front)\" fill-opacity=\"\(share)\"/>"
      )
    case .diagonal(let isUp):
      let path = isUp ? "M\(point(left, bottom))L\(point(right, top))" : "M\(point(left, top))L\(point(right, bottom))"
      lines.append("<path d=\"\(path)\" stroke=\"\(front)\"\(opacity) fill=\"none\"/>")
    case .frame(let toLeft, let toRight, let up, let down, let isRound, let isHeavy):
      var path = ""
      if isRound {
        let (side, end) = (toLeft ? left : right, up ? top : bottom)
        let (near, far) = (toLeft ? middle - 4 : middle + 4, up ? center - 5 : center + 5)
        path =
          "M\(point(side, center))L\(point(near, center))Q\(point(middle, center)) \(point(middle, far))"
          + "L\(point(middle, end))"
      } else {
        if toLeft || toRight {
          path += "M\(point(toLeft ? left : middle, center))L\(point(toRight ? right : middle, center))"
        }
        if up || down { path += "M\(point(middle, up ? top : center))L\(point(middle, down ? bottom : center))" }
      }
      let weight = isHeavy ? " stroke-width=\"2\"" : ""
      lines.append("<path d=\"\(path)\" stroke=\"\(front)\"\(opacity)\(weight) fill=\"none\"/>")
    }
  }

  private mutating func rectangle(
    _ x: Double,
    _ y: Double,
    _ columns: Double,
    _ rows: Double,
    _ color: String,
    isDim: Bool = false
  ) {
    lines.append("<rect \(place(x, y, columns, rows)) fill=\"\(color)\"\(isDim ? " fill-opacity=\"0.6\"" : "")/>")
  }

  private func place(_ x: Double, _ y: Double, _ columns: Double, _ rows: Double) -> String {
    "x=\"\(number(x * Self.width))\" y=\"\(number(y * Self.height))\""
      + " width=\"\(number(columns * Self.width))\" height=\"\(number(rows * Self.height))\""
  }

  private func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
