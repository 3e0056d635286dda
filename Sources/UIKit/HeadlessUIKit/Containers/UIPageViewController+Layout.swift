import Foundation

extension UIPageViewController {
  private var isVertical: Bool { navigationOrientation == .vertical }

  private var isRightToLeft: Bool { storedView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var container: UIView? {
    guard isViewLoaded else { return nil }
    return transitionStyle == .scroll ? scrollView : storedView
  }

  /// Shows the pages without callbacks, because the container is about to appear.
  func installPages() {
    for page in pages {
      page.loadViewIfNeeded()
      place(page)
    }
    layOutPages()
  }

  func place(_ page: UIViewController) {
    guard let container, let view = page.view else { return }
    if page.wrapper(in: container) != nil { return }
    let wrapper = UIViewControllerWrapperView(frame: frame(of: page))
    view.frame = wrapper.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    wrapper.addSubview(view)
    // A page that curls away is in front of the one that it uncovers.
    if transitionStyle == .pageCurl, transition?.direction == .forward {
      container.insertSubview(wrapper, at: 0)
    } else {
      container.addSubview(wrapper)
    }
  }

  func takeOff(_ page: UIViewController) {
    page.removeWrapper(from: container)
  }

  func layOutPages() {
    guard let storedView else { return }
    if transitionStyle == .scroll { layOutScrollView(in: storedView) }
    let turning = transition.map { $0.old + $0.new } ?? []
    for page in pages + turning { page.setWrappedFrame(frame(of: page), in: container) }
  }

  private func layOutScrollView(in view: UIView) {
    let bounds = view.bounds
    var height = bounds.height
    if let pageControl {
      let own = pageControl.intrinsicContentSize.height
      let y = bounds.height - view.safeAreaInsets.bottom - own
      pageControl.frame = CGRect(x: 0, y: y, width: bounds.width, height: own)
      height = y
    }
    if isVertical {
      scrollView.frame = CGRect(x: 0, y: -spacing / 2, width: bounds.width, height: height + spacing)
      scrollView.contentSize = CGSize(width: bounds.width, height: (height + spacing) * 3)
      scrollView.contentOffset = CGPoint(x: 0, y: height + spacing)
    } else {
      scrollView.frame = CGRect(x: -spacing / 2, y: 0, width: bounds.width + spacing, height: height)
      scrollView.contentSize = CGSize(width: (bounds.width + spacing) * 3, height: height)
      scrollView.contentOffset = CGPoint(x: bounds.width + spacing, y: 0)
    }
  }

  private func frame(of page: UIViewController) -> CGRect {
    if transitionStyle == .scroll { return scrolledFrame(of: page) }
    let bounds = storedView?.bounds ?? .zero
    guard storedSpine == .mid else { return bounds }
    let isSecond: Bool
    if let transition, let index = transition.new.firstIndex(where: { $0 === page }) {
      isSecond = index == 1
    } else {
      isSecond = pages.firstIndex { $0 === page } == 1
    }
    if isVertical {
      let half = bounds.height / 2
      return CGRect(x: 0, y: isSecond ? half : 0, width: bounds.width, height: half)
    }
    let half = bounds.width / 2
    return CGRect(x: isSecond != isRightToLeft ? half : 0, y: 0, width: half, height: bounds.height)
  }

  private func scrolledFrame(of page: UIViewController) -> CGRect {
    let size = scrollView.frame.size
    var slot: CGFloat = 1
    if let transition, transition.entering.contains(where: { $0 === page }) {
      slot = (transition.direction == .forward) != (isRightToLeft && !isVertical) ? 2 : 0
    }
    if isVertical {
      return CGRect(x: 0, y: slot * size.height + spacing / 2, width: size.width, height: size.height - spacing)
    }
    return CGRect(x: slot * size.width + spacing / 2, y: 0, width: size.width - spacing, height: size.height)
  }

  // MARK: Page control

  func refreshPageControl() {
    guard transitionStyle == .scroll else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    guard let dataSource, count > 0 else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let control = pageControl ?? makePageControl()
    pageControl = control
    control.numberOfPages = count
    control.currentPage = dataSource.presentationIndex(for: self)
    currentDot = control.currentPage
    if isViewLoaded, control.superview == nil { storedView?.addSubview(control) }
    viewIfLoaded?.setNeedsLayout()
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    let turn = UIAction { [weak self, weak control] _ in
      guard let self, let control else { return }
      let direction = control.currentPage > currentDot ? NavigationDirection.forward : .reverse
      control.currentPage = currentDot
      if beginSwipe(direction) { endSwipe(completed: true) }
    }
    control.addAction(turn, for: .valueChanged)
    return control
  }

  // MARK: Turning the device

  /// Asks the delegate for the spine location of curling pages after a rotation.
  func orientationMayHaveChanged() {
    guard transitionStyle == .pageCurl, let size = storedView?.bounds.size else { return }
    let isLandscape = size.width > size.height
    defer { wasLandscape = isLandscape }
    guard let wasLandscape, wasLandscape != isLandscape, let delegate else { return }
    asksForSpine = true
    let spine = delegate.pageViewController(self, spineLocationFor: isLandscape ? .landscapeRight : .portrait)
    asksForSpine = false
    guard spine != .none else { return }
    let required = spine == .mid ? 2 : 1
    guard pages.isEmpty || pages.count == required else {
      return HeadlessRuntime.misuse(
        "The number of view controllers provided (\(pages.count)) doesn't match the number required (\(required)) for "
          + "the requested spine location"
      )
    }
    storedSpine = spine
    if spine == .mid { isDoubleSided = true }
  }
}
