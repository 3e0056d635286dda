import PetriText

/// The help in as many columns as a wide window needs to show all of it.
struct HelpPage {
  /// A row of a column.
  struct Line: Hashable {
    var keys = ""
    var text = ""
    var isTitle = false
  }

  /// The columns from left to right, each with its rows.
  let columns: [[Line]]
  /// The columns that each of them takes of the window.
  let width: Int
  /// The columns that keys take in each.
  let keyWidth: Int

  /// A text is rather wrapped than wider.
  private static let maximumText = 40

  /// - Parameters:
  ///   - texts: the help's texts, the most important first.
  ///   - width: the window's columns.
  ///   - height: the rows that are seen at once.
  init(_ texts: [HelpText], width: Int, height: Int) {
    let rows = texts.flatMap(\.rows)
    keyWidth = (rows.map(\.keys.columns).max() ?? 0) + 2
    let text = min(HelpPage.maximumText, rows.map(\.text.columns).max() ?? 0)
    let most = max(1, (width - 1) / (keyWidth + text + 3))
    var count = 1
    var packed = HelpPage.pack(texts, into: 1, keyWidth, width)
    while count < most, packed.contains(where: { $0.count > height }) {
      count += 1
      packed = HelpPage.pack(texts, into: count, keyWidth, width)
    }
    columns = packed
    self.width = (width - 1) / max(1, count)
  }

  /// The rows of the longest column.
  var height: Int { columns.map(\.count).max() ?? 0 }

  /// The texts in so many columns, one below the other, the longest column as short as can be.
  private static func pack(_ texts: [HelpText], into count: Int, _ keyWidth: Int, _ width: Int) -> [[Line]] {
    let room = max(10, (width - 1) / count - keyWidth - 2)
    let blocks = texts.map { lines(of: $0, room) }
    let longest = blocks.map(\.count).max() ?? 0
    let all = blocks.reduce(0) { $0 + $1.count + 1 }
    var best = pack(blocks, height: all)
    for height in longest...max(longest, all) {
      best = pack(blocks, height: height)
      if best.count <= count { break }
    }
    return best
  }

  private static func pack(_ blocks: [[Line]], height: Int) -> [[Line]] {
    blocks.reduce(into: [[]]) { columns, block in
      let last = columns[columns.count - 1]
      if last.isEmpty {
        columns[columns.count - 1] = block
      } else if last.count + 1 + block.count <= height {
        columns[columns.count - 1] += [Line()] + block
      } else {
        columns.append(block)
      }
    }
  }

  private static func lines(of text: HelpText, _ room: Int) -> [Line] {
    [Line(text: text.title, isTitle: true)]
      + text.rows.flatMap { row in
        row.text.wrapped(toColumns: room).enumerated().map { Line(keys: $0 > 0 ? "" : row.keys, text: $1) }
      }
  }
}

extension BrowserModel {
  /// The help: the keys that work where one is, then those elsewhere.
  var helpPage: HelpPage { HelpPage(helpTexts, width: columns, height: layout.stage.height) }

  func drawHelp(on canvas: inout Canvas) {
    let page = helpPage
    for (place, lines) in page.columns.enumerated() {
      let x = 1 + place * page.width
      for (offset, line) in lines.dropFirst(helpTop ?? 0).prefix(layout.stage.height).enumerated() {
        let y = layout.stage.y + offset
        canvas.put(line.keys, x: x, y: y, style: .key)
        canvas.put(line.text, x: line.isTitle ? x : x + page.keyWidth, y: y, style: line.isTitle ? .heading : .plain)
      }
    }
  }
}
