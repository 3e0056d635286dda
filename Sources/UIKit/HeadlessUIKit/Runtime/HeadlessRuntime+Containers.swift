public import Foundation

extension HeadlessRuntime {
  /// The image of a bar button item: its own, or the symbol of a system item; nil for a text item.
  public static func image(of item: UIBarButtonItem) -> UIImage? {
    item.image ?? symbolName(of: item).flatMap { UIImage(systemName: $0) }
  }

  public static func barFont(isBold: Bool) -> UIFont {
    isBold ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
  }

  /// The visible title of the back button: the full one, `Back` if it doesn't fit, or an empty one.
  public static func shownBackTitle(in bar: UINavigationBar) -> String { BarLayout(bar).backTitle }

  public static func itemFrames(in bar: UIView) -> [ObjectIdentifier: CGRect] {
    switch bar {
    case let bar as UINavigationBar: BarLayout(bar).frames
    case let bar as UIToolbar: BarLayout(bar).frames
    default: [:]
    }
  }

  /// The row of a navigation bar that has its items and inline title, reduced to the space for the title.
  public static func titleRow(of bar: UINavigationBar) -> CGRect {
    let (free, row) = (BarLayout(bar).free, bar.row)
    return CGRect(x: free.start, y: row.top, width: max(0, free.end - free.start), height: row.height)
  }

  /// The offsets of a toolbar's items, whose widths are nil for flexible spaces, which share the remaining width.
  public static func spread(_ widths: [CGFloat?], over width: CGFloat, gap: CGFloat) -> [CGFloat] {
    let buttons = widths.compactMap(\.self)
    let taken = buttons.reduce(0, +) + gap * CGFloat(max(0, buttons.count - 1))
    let spaces = widths.count - buttons.count
    let share = spaces == 0 ? 0 : max(0, width - taken) / CGFloat(spaces)
    var x: CGFloat = 0
    return widths.map { width in
      defer { x += width.map { $0 + gap } ?? share }
      return x
    }
  }

  /// The symbol of a system item, which UIKit doesn't expose; nil for text items and custom ones.
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

extension HeadlessRuntime {
  /// Swipes to the next or previous page. Returns false without a page, a data source or a window, or during a
  /// transition.
  @discardableResult
  public static func swipe(
    _ direction: UIPageViewController.NavigationDirection,
    in controller: UIPageViewController
  ) -> Bool {
    guard beginSwipe(direction, in: controller) else { return false }
    finishSwipe(in: controller)
    return true
  }

  @discardableResult
  public static func beginSwipe(
    _ direction: UIPageViewController.NavigationDirection,
    in controller: UIPageViewController
  ) -> Bool {
    controller.beginSwipe(direction)
  }

  public static func finishSwipe(in controller: UIPageViewController) {
    controller.endSwipe(completed: true)
  }

  public static func cancelSwipe(in controller: UIPageViewController) {
    controller.endSwipe(completed: false)
  }
}

extension HeadlessRuntime {
  /// Whether the view behind a presented controller is dimmed; behind a sheet only above its largest undimmed detent.
  public static func isDimmed(behind controller: UIViewController) -> Bool {
    (controller.presentationController as? UISheetPresentationController)?.isDimming ?? true
  }
}

extension HeadlessRuntime {
  /// Swipes to show or hide a column. Returns false if the split view is collapsed or `presentsWithGesture` is false.
  @discardableResult
  public static func swipe(showingColumn: Bool, in controller: UISplitViewController) -> Bool {
    controller.swipe(showing: showingColumn)
  }

  public static func columnLines(of controller: UISplitViewController) -> [CGRect] { controller.columnLines }
}

extension HeadlessRuntime {
  /// A property of the status bar that a controller decides.
  public enum StatusBarQuestion: Sendable {
    case style
    case hidden
  }

  /// The controller that decides about a window's status bar: a descendant of the root or of the topmost presented
  /// controller that covers the screen or captures the status bar.
  public static func statusBarController(
    in window: UIWindow,
    for question: StatusBarQuestion = .style
  ) -> UIViewController? {
    let top = window.rootViewController.map { topmost($0, countsCapturing: true) }
    return follow(top) { question == .style ? $0.childForStatusBarStyle : $0.childForStatusBarHidden }
  }

  public static func homeIndicatorController(in window: UIWindow) -> UIViewController? {
    follow(window.rootViewController.map { topmost($0, countsCapturing: false) }) { $0.childForHomeIndicatorAutoHidden }
  }

  public static func deferringGesturesController(in window: UIWindow) -> UIViewController? {
    follow(window.rootViewController.map { topmost($0, countsCapturing: false) }) {
      $0.childForScreenEdgesDeferringSystemGestures
    }
  }

  /// The controller that decides about the orientation: the root or the topmost full-screen presented one.
  public static func orientationController(in window: UIWindow) -> UIViewController? {
    window.rootViewController.map { topmost($0, countsCapturing: false) }
  }

  private static func topmost(_ root: UIViewController, countsCapturing: Bool) -> UIViewController {
    var best = root
    var current = root
    while let presentation = current.presentation {
      current = presentation.presented
      let captures = countsCapturing && current.modalPresentationCapturesStatusBarAppearance
      if presentation.controller.presentationStyle == .fullScreen || captures { best = current }
    }
    return best
  }

  private static func follow(
    _ start: UIViewController?,
    _ next: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    var current = start
    while let controller = current, let child = next(controller), child !== controller { current = child }
    return current
  }
}
