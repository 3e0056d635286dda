package import PetriCatalog
package import PetriUIKit

/// A bar with buttons.
package struct ShownToolbar: ShownKind {
  /// The bar.
  package let view: UIToolbar
  /// The buttons, in the order in which they are read.
  package let items: [ShownBarItem]

  @MainActor
  package init?(_ view: UIView, _ kind: ViewKind?) {
    guard let view = view as? UIToolbar else { return nil }
    self.view = view
    items = ShownBarItem.items(view.items)
  }

  /// How wide its buttons may be: as they want while there is room, and where there isn't, those that want more than a fair share of it
  /// have as much as each other.
  ///
  /// - Parameters:
  ///   - widths: those that its buttons want, without the spaces.
  ///   - room: the width of the bar without its margins.
  ///   - gap: the least space between two buttons.
  package func rooms(for widths: [CGFloat], in room: CGFloat, gap: CGFloat) -> [CGFloat] {
    var rooms = widths
    var free = room - gap * CGFloat(max(0, widths.count - 1))
    for (place, index) in widths.indices.sorted(by: { widths[$0] < widths[$1] }).enumerated() {
      rooms[index] = max(0, min(widths[index], free / CGFloat(widths.count - place)))
      free -= rooms[index]
    }
    return rooms
  }

  /// Where its buttons begin.
  ///
  /// The rest of the bar is shared out among the spaces, and comes last where there are none.
  ///
  /// - Parameters:
  ///   - widths: those of its buttons, without the spaces.
  ///   - room: the width of the bar without its margins.
  ///   - gap: the least space between two buttons.
  package func starts(of widths: [CGFloat], in room: CGFloat, gap: CGFloat) -> [CGFloat] {
    let taken = widths.reduce(0, +) + gap * CGFloat(max(0, widths.count - 1))
    let spaces = items.count(where: \.isSpace)
    let share = spaces == 0 ? 0 : max(0, room - taken) / CGFloat(spaces)
    var starts: [CGFloat] = []
    var x: CGFloat = 0
    for item in items {
      if item.isSpace {
        x += share
      } else {
        let width = widths[starts.count]
        starts.append(x)
        x += width + gap
      }
    }
    return starts
  }

  package var texts: [String] { items.compactMap(\.writtenTitle) }
  package var form: ShownForm { .toolbar(self) }
  package var touch: ShownTouch { .bar }
  @MainActor package var paint: ShownPaint? { ShownPaint(view.standardAppearance.backgroundColor ?? view.barTintColor) }
}

extension UIView {
  /// Its buttons, where it is a toolbar; `nil` where it isn't.
  var toolbarItems: [ShownBarItem]? {
    if case .toolbar(let bar) = ShownView.kind(of: self).form { bar.items } else { nil }
  }
}
