import PetriComposer
import PetriUIKit

extension DrawingSymbols {
  /// Draws blank keys and the title of the return key; the other keys depend on the language.
  func keyboard(_ keyboard: ShownKeyboard, at frame: CGRect, _ drawing: inout Drawing) {
    suggestions(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: keyboard.barHeight), &drawing)
    // On phones with a home indicator, there is a row without keys below the keyboard in portrait.
    let below = keyboard.bottomInset > 30 ? 75 : keyboard.bottomInset
    let room = CGRect(
      x: frame.minX + 3,
      y: frame.minY + keyboard.barHeight,
      width: frame.width - 6,
      height: max(0, frame.height - keyboard.barHeight - below)
    )
    let rows = keyboard.returnKey == nil ? Self.digits : Self.letters
    let height = room.height / CGFloat(rows.count)
    for (row, keys) in rows.enumerated() {
      let unit = room.width / 10
      var x = room.minX + keys.indent * unit
      for key in keys.keys {
        let place = CGRect(x: x, y: room.minY + CGFloat(row) * height, width: key.width * unit, height: height)
        draw(key, of: keyboard, in: place.insetBy(dx: 3, dy: min(5.5, height / 8)), &drawing)
        x += key.width * unit
      }
    }
  }

  /// Draws the bar of three suggestions as the two lines between them.
  private func suggestions(_ bar: CGRect, _ drawing: inout Drawing) {
    guard bar.height > 0 else { return }
    let paint = Paint(.separator, in: traits)
    for third in [1, 2] {
      let x = bar.minX + bar.width * CGFloat(third) / 3
      drawing.add(.line(from: CGPoint(x: x, y: bar.minY + 12), to: CGPoint(x: x, y: bar.maxY - 10), paint))
    }
  }

  private func draw(_ key: Key, of keyboard: ShownKeyboard, in frame: CGRect, _ drawing: inout Drawing) {
    guard key.kind != .gap else { return }
    let isReturn = key.kind == .returnKey
    let isBlue = isReturn && keyboard.isReturnKeyTinted
    let isDark = traits.userInterfaceStyle == .dark
    let light: UIColor = isDark ? .systemGray2 : .white
    let fill: UIColor = isBlue ? .systemBlue : key.kind == .letter ? light : .systemGray3
    drawing.rectangle(frame, radius: 5, .fill(Paint(fill, in: traits)))
    guard isReturn, let word = keyboard.returnKey else { return }
    let font = UIFont.systemFont(ofSize: 16)
    Self.line(
      word,
      x: frame.midX,
      baseline: frame.midY + font.capHeight / 2,
      anchor: .middle,
      room: frame.width - 4,
      font: font,
      Paint(isBlue ? .white : .label, in: traits),
      &drawing
    )
  }

  /// The position and width of a key, in tenths of the keyboard's width.
  private struct Key {
    enum Kind {
      case letter, other, returnKey, gap
    }

    let kind: Kind
    let width: CGFloat

    init(_ kind: Kind = .letter, _ width: CGFloat = 1) {
      self.kind = kind
      self.width = width
    }
  }

  private typealias Row = (indent: CGFloat, keys: [Key])

  private static let letters: [Row] = [
    (0, Array(repeating: Key(), count: 10)),
    (0.5, Array(repeating: Key(), count: 9)),
    (0, [Key(.other, 1.3), Key(.gap, 0.2)] + Array(repeating: Key(), count: 7) + [Key(.gap, 0.2), Key(.other, 1.3)]),
    (0, [Key(.other, 1.25), Key(.other, 1.25), Key(.letter, 5), Key(.returnKey, 2.5)]),
  ]

  private static let digits: [Row] =
    Array(
      repeating: (0, Array(repeating: Key(.letter, 10 / 3), count: 3)),
      count: 3
    ) + [(0, [Key(.gap, 10 / 3), Key(.letter, 10 / 3), Key(.other, 10 / 3)])]
}
