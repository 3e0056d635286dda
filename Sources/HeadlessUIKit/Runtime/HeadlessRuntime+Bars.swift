extension HeadlessRuntime {
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
