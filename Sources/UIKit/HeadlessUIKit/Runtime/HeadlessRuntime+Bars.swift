public import Foundation

extension HeadlessRuntime {
  /// The picture of a bar's button: its own, else the symbol by which iOS draws one of the system's; nil for a word.
  public static func image(of item: UIBarButtonItem) -> UIImage? {
    item.image ?? symbolName(of: item).flatMap { UIImage(systemName: $0) }
  }

  /// The font of the words on a bar's buttons; it is the same at every text size.
  public static func barFont(isBold: Bool) -> UIFont {
    isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
  }

  /// The text that is seen on the way back of a bar: the full one, `Back` where it has no room, and none beside the
  /// chevron where that has no room either.
  public static func shownBackTitle(in bar: UINavigationBar) -> String { BarLayout(bar).backTitle }

  /// Where the buttons of a navigation bar or a toolbar are in it, and the way back, by their items.
  public static func itemFrames(in bar: UIView) -> [ObjectIdentifier: CGRect] {
    switch bar {
    case let bar as UINavigationBar: BarLayout(bar).frames
    case let bar as UIToolbar: BarLayout(bar).frames
    default: [:]
    }
  }

  /// The row of a navigation bar's buttons and of its small title, and what its buttons leave of it for that.
  public static func titleRow(of bar: UINavigationBar) -> CGRect {
    let (free, row) = (BarLayout(bar).free, bar.row)
    return CGRect(x: free.start, y: row.top, width: max(0, free.end - free.start), height: row.height)
  }

  /// Where each of a toolbar's items begins. The rest of the bar is shared out among its spaces, and comes last where there are none.
  ///
  /// - Parameters:
  ///   - widths: those of its items; nil for a space.
  ///   - room: the width of the bar without its margins.
  ///   - gap: the least distance between two buttons.
  public static func spread(_ widths: [CGFloat?], over room: CGFloat, gap: CGFloat) -> [CGFloat] {
    let buttons = widths.compactMap(\.self)
    let taken = buttons.reduce(0, +) + gap * CGFloat(max(0, buttons.count - 1))
    let spaces = widths.count - buttons.count
    let share = spaces == 0 ? 0 : max(0, room - taken) / CGFloat(spaces)
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width.map { $0 + gap } ?? share }
      return x
    }
  }

  /// The symbol by which iOS draws one of the system's buttons, which UIKit keeps to itself; nil for a button that is a
  /// word, or isn't the system's.
  public static func symbolName(of item: UIBarButtonItem) -> String? {
    switch item.systemItem {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }
}
