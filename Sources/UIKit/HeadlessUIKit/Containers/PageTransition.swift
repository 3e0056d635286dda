/// One turn of a page, from its beginning to its end.
@MainActor
final class PageTransition {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  let isAnimated: Bool
  let completion: ((Bool) -> Void)?
  /// Whether a person turns the page.
  let isSwipe: Bool
  /// Whether nobody can change any more how it ends.
  var isDecided = false
  var isOver = false

  init(
    from old: [UIViewController],
    to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection,
    isAnimated: Bool,
    isSwipe: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.old = old
    self.new = new
    self.direction = direction
    self.isAnimated = isAnimated
    self.isSwipe = isSwipe
    self.completion = completion
  }

  var leaving: [UIViewController] { old.filter { page in !new.contains { $0 === page } } }
  var entering: [UIViewController] { new.filter { page in !old.contains { $0 === page } } }
}
