import Foundation

extension UIPageViewController {
  private static let duration: TimeInterval = 0.3

  // MARK: By code

  func setPages(
    _ given: [UIViewController],
    _ direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    guard let new = accepted(given, animated: animated) else { return }
    endAtOnce()
    forgetNeighbors()
    let old = pages
    let isAnimated = animated && UIView.areAnimationsEnabled && isOnScreen
    let next = PageTransition(
      from: old,
      to: new,
      direction,
      isAnimated: isAnimated,
      isSwipe: false,
      completion: completion
    )
    pages = new
    for page in next.entering { takeIn(page) }
    for page in next.leaving { page.sendWillMove(to: nil) }
    refreshPageControl()
    guard isOnScreen else {
      settleMoves(of: next)
      for page in next.leaving { takeOff(page) }
      if let completion { CommitQueue.shared.end { completion(true) } }
      viewIfLoaded?.setNeedsLayout()
      return
    }
    begin(next)
    decide(next, completed: true)
  }

  private func accepted(_ given: [UIViewController], animated: Bool) -> [UIViewController]? {
    let isBook = transitionStyle == .pageCurl
    let required = isBook && (storedSpine == .mid || (isDoubleSided && animated)) ? 2 : 1
    let hasBack = isBook && isDoubleSided && storedSpine != .mid && given.count == 2
    guard given.count == required || hasBack || (asksForSpine && (1...2).contains(given.count)) else {
      HeadlessRuntime.misuse(
        "The number of view controllers provided (\(given.count)) doesn't match the number required (\(required)) for "
          + "the requested transition"
      )
      return nil
    }
    // The back of a page is only seen while it curls.
    return hasBack && !asksForSpine ? [given[0]] : given
  }

  // MARK: By hand

  /// Begins a turn by hand; false if there is no page in that direction.
  func beginSwipe(_ direction: NavigationDirection) -> Bool {
    guard isOnScreen, transition == nil, !pages.isEmpty, let dataSource else { return false }
    if transitionStyle == .scroll {
      guard scrollView.isScrollEnabled else { return false }
      askForNeighbors(of: dataSource)
    } else if !gestureRecognizers.contains(where: \.isEnabled) {
      return false
    }
    guard let new = pages(towards: direction, dataSource) else { return false }
    delegate?.pageViewController(self, willTransitionTo: new)
    let next = PageTransition(
      from: pages,
      to: new,
      direction,
      isAnimated: UIView.areAnimationsEnabled,
      isSwipe: true
    )
    for page in next.entering { takeIn(page) }
    begin(next)
    return true
  }

  func endSwipe(completed: Bool) {
    guard let transition, transition.isSwipe, !transition.isDecided else { return }
    decide(transition, completed: completed)
  }

  private func pages(
    towards direction: NavigationDirection,
    _ source: any UIPageViewControllerDataSource
  ) -> [UIViewController]? {
    if transitionStyle == .scroll { return (direction == .forward ? after : before)?.map { [$0] } }
    func next(to page: UIViewController?) -> UIViewController? {
      guard let page else { return nil }
      return direction == .forward
        ? source.pageViewController(self, viewControllerAfter: page)
        : source.pageViewController(self, viewControllerBefore: page)
    }
    guard let first = next(to: direction == .forward ? pages.last : pages.first) else { return nil }
    guard isDoubleSided || storedSpine == .mid else { return [first] }
    guard let second = next(to: first) else { return nil }
    if storedSpine != .mid { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  /// Asks for both neighbours of a scrolling page when a swipe begins, and keeps them.
  private func askForNeighbors(of source: any UIPageViewControllerDataSource) {
    guard let page = pages.first else { return }
    if before == nil { before = .some(source.pageViewController(self, viewControllerBefore: page)) }
    if after == nil { after = .some(source.pageViewController(self, viewControllerAfter: page)) }
  }

  func forgetNeighbors() {
    before = nil
    after = nil
  }

  /// Keeps the previous page as a neighbour after a swipe, and asks for the next one.
  private func shiftNeighbors(_ transition: PageTransition) {
    guard transitionStyle == .scroll, let old = transition.old.first else { return }
    let isForward = transition.direction == .forward
    before = isForward ? .some(old) : nil
    after = isForward ? nil : .some(old)
    if let dataSource { askForNeighbors(of: dataSource) }
    if let pageControl {
      pageControl.currentPage = currentDot + (isForward ? 1 : -1)
      currentDot = pageControl.currentPage
    }
  }

  // MARK: The turn

  /// Calls `viewWillAppear` of the new page before `viewWillDisappear` of the old one, in both styles.
  private func begin(_ next: PageTransition) {
    transition = next
    for page in next.entering { page.loadViewIfNeeded() }
    layOutPages()
    for page in next.entering { page.beginAppearance(true, animated: next.isAnimated) }
    for page in next.leaving { page.beginAppearance(false, animated: next.isAnimated) }
    for page in next.entering { place(page) }
    layOutPages()
    CommitQueue.shared.start {
      for page in next.entering { page.sendIsAppearing() }
    }
  }

  private func decide(_ transition: PageTransition, completed: Bool) {
    transition.isDecided = true
    let isCurl = transitionStyle == .pageCurl
    if !completed, isCurl { turnBack(transition) }
    let finish: @MainActor () -> Void = { [weak self] in
      guard let self, !transition.isOver else { return }
      self.finish(transition, completed: completed, finished: true)
    }
    if transition.isAnimated {
      HeadlessRuntime.clock.schedule(after: Self.duration, finish)
    } else {
      CommitQueue.shared.end(finish)
    }
  }

  /// A cancelled curl reverses at once; it ends when the page lies flat.
  private func turnBack(_ transition: PageTransition) {
    for page in transition.entering { page.beginAppearance(false, animated: transition.isAnimated) }
    comeBack(transition)
  }

  private func finish(_ transition: PageTransition, completed: Bool, finished: Bool) {
    transition.isOver = true
    self.transition = nil
    if completed {
      endCompleted(transition)
    } else {
      endCancelled(transition)
    }
    transition.completion?(finished)
    guard transition.isSwipe else { return }
    delegate?.pageViewController(
      self,
      didFinishAnimating: finished,
      previousViewControllers: transition.old,
      transitionCompleted: completed
    )
    if completed, pages.elementsEqual(transition.new, by: ===) { shiftNeighbors(transition) }
  }

  /// Ends the turn. The new page's `viewDidAppear` comes first with scrolling, the old page's `viewDidDisappear` with
  /// curling.
  private func endCompleted(_ transition: PageTransition) {
    let (leaving, entering) = (transition.leaving, transition.entering)
    if transition.isSwipe {
      for page in leaving { page.sendWillMove(to: nil) }
      pages = transition.new
    }
    if transitionStyle == .scroll {
      end(entering)
      endAndTakeOff(leaving)
    } else {
      endAndTakeOff(leaving)
      end(entering)
    }
    settleMoves(of: transition)
    layOutPages()
  }

  /// Cancels the turn. The old page reappears completely before the new one leaves with scrolling; curling turns back.
  private func endCancelled(_ transition: PageTransition) {
    let (leaving, entering) = (transition.leaving, transition.entering)
    if transitionStyle == .scroll {
      comeBack(transition)
      end(leaving)
      for page in entering { page.beginAppearance(false, animated: transition.isAnimated) }
      endAndTakeOff(entering)
    } else {
      endAndTakeOff(entering)
      end(leaving)
    }
    for page in entering {
      page.sendWillMove(to: nil)
      page.leaveParent()
    }
    layOutPages()
  }

  private func comeBack(_ transition: PageTransition) {
    guard isOnScreen else { return }
    for page in transition.leaving { page.beginAppearance(true, animated: transition.isAnimated) }
    for page in transition.leaving { page.sendIsAppearing() }
  }

  private func end(_ pages: [UIViewController]) {
    for page in pages { page.endAppearance(in: self) }
  }

  private func endAndTakeOff(_ pages: [UIViewController]) {
    for page in pages { takeOff(page) }
    end(pages)
  }

  /// Ends the current turn because another one begins: a turn by hand is cancelled if it wasn't decided.
  private func endAtOnce() {
    guard let transition else { return }
    if transition.isSwipe, !transition.isDecided {
      if transitionStyle == .pageCurl { turnBack(transition) }
      return finish(transition, completed: false, finished: false)
    }
    let goesBack = transition.isSwipe && transition.leaving.contains { $0.appearance == .appearing }
    finish(transition, completed: !goesBack, finished: false)
  }

  // MARK: Children

  private func takeIn(_ page: UIViewController) {
    adoptDriven(page)
  }

  private func settleMoves(of transition: PageTransition) {
    for page in transition.entering where page.parent === self {
      page.sendDidMove(to: self)
      if appearance == .appeared { page.appearanceState.isMovingToParent = false }
    }
    for page in transition.leaving where page.parent === self { page.leaveParent() }
  }
}
