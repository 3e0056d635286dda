public import PetriText

/// Encodes the changes between two frames for a terminal.
///
/// Terminals disagree about the width of some characters, so the cursor is positioned after each character that isn't
/// ASCII. A character of uncertain width is drawn on spaces, followed by the rest of its row. Pixel images are sent
/// once, after the cells, and removed later.
public struct FrameWriter: Sendable {
  private var shown: Canvas?
  private var cursorPosition: [Int] = []
  private var pictures: [Int: PlacedPicture] = [:]
  private var removal = ""
  /// The protocol for images; `nil` for none.
  public var graphics: GraphicsProtocol? {
    willSet { if newValue != graphics { forget() } }
  }
  private let colors: ColorLevel
  private let isASCII: Bool

  /// Creates a writer for a number of colours; without colours, bold and reverse are still sent.
  public init(colors: ColorLevel, isASCII: Bool = false) {
    self.colors = colors
    self.isASCII = isASCII
  }

  /// Forgets the known frame, so that the next one is drawn completely.
  public mutating func forget() {
    shown = nil
    // Images may still be visible.
    removal += pictures.keys.sorted().map { graphics?.sequence(removing: $0) ?? "" }.joined()
    pictures = [:]
  }

  /// The bytes that draw a frame and position the cursor; empty if nothing changed.
  public mutating func frame(_ canvas: Canvas, cursor: (x: Int, y: Int)) -> String {
    let wanted = graphics == nil ? [] : Array(canvas.pictures.prefix(GraphicsProtocol.maximumCount))
    let known = shown.flatMap { $0.width == canvas.width && $0.height == canvas.height ? $0 : nil }
    defer { cursorPosition = [cursor.x, cursor.y] }
    if known == canvas {
      return cursorPosition == [cursor.x, cursor.y] ? "" : "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H"
    }
    if known == nil { forget() }
    let change = change(to: wanted)
    var text = removal + cells(of: canvas, known, change)
    removal = ""
    for (slot, picture) in change.new.sorted(by: { $0.key < $1.key }) {
      text += graphics?.sequence(showing: picture, slot: slot) ?? ""
    }
    shown = canvas
    return text + "\u{1B}[0m\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H"
  }

  private func cells(of canvas: Canvas, _ known: Canvas?, _ change: PictureChange) -> String {
    // Cleared cells are blank already.
    let before = known ?? Canvas(width: canvas.width, height: canvas.height)
    var text = known == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    var style: CellStyle?
    for y in 0..<canvas.height {
      var x = 0
      // The terminal's cursor column in this row, if it is certain.
      var at: Int?
      var isInRow = false
      var isRestWanted = false
      while x < canvas.width {
        let cell = canvas[x, y]
        let width = max(1, cell.columns)
        let isSame = before[x, y] == cell && (cell.columns < 2 || before[x + 1, y] == canvas[x + 1, y])
        if isSame && !isRestWanted && !change.isStale(x, y) || change.isKept(x, y) {
          x += width
          continue
        }
        isRestWanted = isRestWanted || cell.isOfUnsureWidth || before[x, y].isOfUnsureWidth
        if cell.columns == 0 {
          x += 1
          continue
        }
        if at != x { text += isInRow ? "\u{1B}[\(x + 1)G" : "\u{1B}[\(y + 1);\(x + 1)H" }
        isInRow = true
        let wanted = cell.style(for: colors)
        if style != wanted {
          text += "\u{1B}[0m" + (wanted == .plain ? "" : wanted.escapeSequence)
          style = wanted
        }
        let shown = isASCII ? cell.inASCII : cell.text
        if shown.utf8.count > cell.columns, cell.isOfUnsureWidth {
          text += String(repeating: " ", count: width) + "\u{1B}[\(x + 1)G"
        }
        text += shown
        at = shown.utf8.count == 1 ? x + 1 : nil
        x += width
      }
    }
    return text
  }

  // MARK: - Pictures of pixels

  private struct PictureChange {
    var stale: [CanvasRectangle] = []
    var kept: [CanvasRectangle] = []
    var new: [Int: PlacedPicture] = [:]

    func isStale(_ x: Int, _ y: Int) -> Bool { stale.contains { $0.contains(x, y) } }

    func isKept(_ x: Int, _ y: Int) -> Bool { kept.contains { $0.contains(x, y) } }
  }

  /// Assigns slots: images keep theirs, and new ones get free ones.
  private mutating func change(to wanted: [PlacedPicture]) -> PictureChange {
    var change = PictureChange()
    guard let graphics else { return change }
    var slots = pictures.filter { wanted.contains($0.value) }
    change.kept = slots.values.map(\.cells)
    for picture in wanted where !slots.values.contains(picture) {
      guard let slot = (0..<GraphicsProtocol.maximumCount).first(where: { slots[$0] == nil }) else { break }
      slots[slot] = picture
      change.new[slot] = picture
    }
    for (slot, picture) in pictures.sorted(by: { $0.key < $1.key }) where slots[slot] != picture {
      // An image sent into the slot replaces it.
      if slots[slot] == nil { removal += graphics.sequence(removing: slot) }
      if graphics.isOfCells { change.stale.append(picture.cells) }
    }
    pictures = slots
    return change
  }
}

extension CanvasCell {
  /// Whether terminals disagree about its width, as for clusters and wide characters.
  fileprivate var isOfUnsureWidth: Bool {
    columns != 1 || (text.utf8.count > 1 && text.unicodeScalars.dropFirst().first != nil)
  }
}
