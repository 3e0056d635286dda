public import PetriText

/// Makes the bytes that turn the picture on a terminal into another: changed cells only.
/// Pictures of pixels are sent once, after the cells, and taken away when they are over.
///
/// Terminals disagree about how wide some characters are, so the cursor is placed anew after each that is not ASCII.
/// One that may overlap its neighbours, or not fill all of its own cells, is drawn on blanks, and the rest of its row
/// after it.
public struct FrameWriter: Sendable {
  private var shown: Canvas?
  private var cursorPlace: [Int] = []
  /// The pictures of pixels that are shown, each in its slot.
  private var pictures: [Int: PlacedPicture] = [:]
  /// The bytes that take away pictures that are over.
  private var removal = ""
  /// How pictures of pixels are sent; none are where it is `nil`.
  public var graphics: GraphicsProtocol? {
    willSet { if newValue != graphics { forget() } }
  }
  private let colors: ColorLevel
  private let isASCII: Bool

  /// A writer that doesn't know the terminal's current picture.
  ///
  /// - Parameters:
  ///   - colors: how many colours the terminal shows; weight and reversal are always sent.
  ///   - isASCII: whether only ASCII is sent, for terminals that know no more.
  public init(colors: ColorLevel, isASCII: Bool = false) {
    self.colors = colors
    self.isASCII = isASCII
  }

  /// Forgets the known picture: the next one is drawn completely.
  public mutating func forget() {
    shown = nil
    // They may still be there.
    removal += pictures.keys.sorted().map { graphics?.sequence(removing: $0) ?? "" }.joined()
    pictures = [:]
  }

  /// The bytes of a picture, and where the cursor is after it.
  ///
  /// - Returns: "" where nothing changed.
  public mutating func frame(_ canvas: Canvas, cursor: (x: Int, y: Int)) -> String {
    let wanted = graphics == nil ? [] : Array(canvas.pictures.prefix(GraphicsProtocol.maximumCount))
    let known = shown.flatMap { $0.width == canvas.width && $0.height == canvas.height ? $0 : nil }
    defer { cursorPlace = [cursor.x, cursor.y] }
    if known == canvas {
      return cursorPlace == [cursor.x, cursor.y] ? "" : "\u{1B}[\(cursor.y + 1);\(cursor.x + 1)H"
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

  /// The cells that are not as they were.
  private func cells(of canvas: Canvas, _ known: Canvas?, _ change: PictureChange) -> String {
    // Cleared cells are blank, and need not be drawn blank.
    let before = known ?? Canvas(width: canvas.width, height: canvas.height)
    var text = known == nil ? "\u{1B}[0m\u{1B}[2J" : ""
    var style: CellStyle?
    for y in 0..<canvas.height {
      var x = 0
      // Where the terminal's own cursor is in this row, as long as that is sure.
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
    /// Cells that a picture of them was on.
    var stale: [CanvasRectangle] = []
    /// Cells that a picture stays on.
    var kept: [CanvasRectangle] = []
    var new: [Int: PlacedPicture] = [:]

    func isStale(_ x: Int, _ y: Int) -> Bool { stale.contains { $0.contains(x, y) } }

    func isKept(_ x: Int, _ y: Int) -> Bool { kept.contains { $0.contains(x, y) } }
  }

  /// Finds a slot for each picture: its own where it stays, one that is free where it is new.
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
      // One that is sent into its slot takes its place.
      if slots[slot] == nil { removal += graphics.sequence(removing: slot) }
      if graphics.isOfCells { change.stale.append(picture.cells) }
    }
    pictures = slots
    return change
  }
}

extension CanvasCell {
  /// Whether terminals disagree about how many columns it takes: clusters of several code points, and wide characters.
  fileprivate var isOfUnsureWidth: Bool {
    columns != 1 || (text.utf8.count > 1 && text.unicodeScalars.dropFirst().first != nil)
  }
}
