public import Foundation

extension HeadlessRuntime {
  /// Swipes over a split view: shows one column more, or hides one. Returns whether the swipe did anything: not while
  /// it is collapsed, nor where `presentsWithGesture` is false.
  @discardableResult
  public static func swipe(showingColumn: Bool, in controller: UISplitViewController) -> Bool {
    controller.swipe(showing: showingColumn)
  }

  /// The lines between the columns of a split view, in its view's coordinates; none where it is collapsed.
  public static func columnLines(of controller: UISplitViewController) -> [CGRect] { controller.columnLines }
}
