import PetriUIKit

@testable import PetriRendering

/// All symbols beside each other, each as large as in a tab and as in a text, and below them some that are made of them.
@MainActor
enum SymbolSheet {
  private static let columns = 10
  private static let cell = CGSize(width: 96, height: 74)
  private static let made = """
    house.fill bell.badge bell.slash cart.badge.plus person.fill person.2.fill person.crop.circle.fill \
    person.badge.plus person.badge.key star.fill star.slash heart.fill heart.circle.fill bookmark.fill folder.fill \
    folder.badge.plus folder.badge.questionmark lock.fill lock.shield eye.slash eye.slash.fill checkmark.circle \
    checkmark.circle.fill xmark.circle.fill plus.circle.fill info.circle questionmark.circle ellipsis.circle \
    arrow.down.circle.fill exclamationmark.triangle exclamationmark.triangle.fill checkmark.seal.fill \
    checkmark.shield.fill xmark.octagon.fill exclamationmark.icloud wifi.slash calendar.badge.clock clock.fill \
    camera.fill photo.fill play.circle.fill envelope.fill message.fill paperplane.fill trash.fill doc.fill \
    tag.fill gift.fill chevron.left chevron.forward.circle arrow.up.left arrowshape.turn.up.right.fill bubble.right \
    speaker.slash.fill mic.slash video.fill checkmark.square.fill arrow.up.right.square plus.magnifyingglass \
    line.3.horizontal.decrease.circle
    """.split(separator: " ").map(String.init)

  static var drawing: Drawing {
    let names = SymbolTable.names
    let rows = (names.count + columns - 1) / columns
    let all = rows + 1 + (made.count + columns - 1) / columns
    var drawing = Drawing(
      size: CGSize(width: CGFloat(columns) * cell.width, height: (CGFloat(all) - 0.5) * cell.height)
    )
    drawing.rectangle(CGRect(origin: .zero, size: drawing.size), .fill(.white))
    draw(names, below: 0, on: &drawing)
    draw(made, below: (CGFloat(rows) + 0.5) * cell.height, on: &drawing)
    return drawing
  }

  private static func draw(_ names: [String], below top: CGFloat, on drawing: inout Drawing) {
    let (ink, blue) = (Paint(red: 0.1, green: 0.1, blue: 0.12), Paint(red: 0, green: 0.48, blue: 1))
    for (place, name) in names.enumerated() {
      guard let icon = SymbolIcon.named(name, isMirrored: false) else { continue }
      let x = CGFloat(place % columns) * cell.width
      let y = top + CGFloat(place / columns) * cell.height
      drawing.add(.symbol(icon, CGRect(x: x + 18, y: y + 10, width: 32, height: 32), ink))
      drawing.add(.symbol(icon, CGRect(x: x + 60, y: y + 16, width: 20, height: 20), blue))
      for (row, line) in lines(of: name).enumerated() {
        DrawingSymbols.line(
          line,
          x: x + cell.width / 2,
          baseline: y + 54 + 9 * CGFloat(row),
          anchor: .middle,
          room: cell.width - 2,
          font: .systemFont(ofSize: 8),
          ink,
          &drawing
        )
      }
    }
  }

  /// A long name in two lines, about as long.
  private static func lines(of name: String) -> [String] {
    guard name.count > 20 else { return [name] }
    let points = name.indices.filter { name[$0] == "." }
    let middle = points.min { one, other in
      abs(name.distance(from: name.startIndex, to: one) * 2 - name.count)
        < abs(name.distance(from: name.startIndex, to: other) * 2 - name.count)
    }
    return middle.map { [String(name[...$0]), String(name[name.index(after: $0)...])] } ?? [name]
  }
}
