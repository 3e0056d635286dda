extension HeadlessRuntime {
  /// Swipes to the next page or the one before. Returns false if there is none, without a data source, off screen,
  /// and while a page is turning.
  @discardableResult
  public static func swipe(
    _ direction: UIPageViewController.NavigationDirection,
    in controller: UIPageViewController
  ) -> Bool {
    guard beginSwipe(direction, in: controller) else { return false }
    finishSwipe(in: controller)
    return true
  }

  /// Begins to swipe and keeps the finger down. Returns false where there is nothing to swipe to.
  @discardableResult
  public static func beginSwipe(
    _ direction: UIPageViewController.NavigationDirection,
    in controller: UIPageViewController
  ) -> Bool {
    controller.beginSwipe(direction)
  }

  /// Ends a swipe so that the page turns.
  public static func finishSwipe(in controller: UIPageViewController) {
    controller.endSwipe(completed: true)
  }

  /// Ends a swipe so that the page goes back.
  public static func cancelSwipe(in controller: UIPageViewController) {
    controller.endSwipe(completed: false)
  }
}
