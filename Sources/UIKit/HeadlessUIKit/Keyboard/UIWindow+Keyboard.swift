import Foundation

extension UIWindow {
  var inputHost: _UIInputSetHostView? {
    guard showsSoftwareKeyboard else { return nil }
    return subviews.lazy.compactMap { $0 as? _UIInputSetHostView }.last
  }

  func keyboardMayChange() {
    guard showsSoftwareKeyboard else { return }
    CommitQueue.shared.start { [weak self] in self?.updateKeyboard() }
  }

  func updateKeyboard() {
    let host = inputHost
    let wanted = shownInputSet
    let end = wanted.map { frame(of: $0) } ?? offScreen(host?.frame ?? .zero)
    if let host, let wanted, host.set == wanted, host.frame == end { return bringSubviewToFront(host) }
    guard host != nil || wanted != nil else { return }
    let change = KeyboardChange(from: host?.frame ?? offScreen(end), to: end)
    change.post(wanted == nil ? .willHide : .willShow)
    host?.removeFromSuperview()
    if let wanted {
      let new = _UIInputSetHostView(wanted, frame: end)
      new.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      addSubview(new)
    }
    moveKeyboardGuides()
    CommitQueue.shared.end { change.post(wanted == nil ? .didHide : .didShow) }
  }

  /// Removes the keyboard at once, as when a hardware keyboard is attached.
  func takeKeyboardAway() {
    guard let host = inputHost else { return }
    let change = KeyboardChange(from: host.frame, to: offScreen(host.frame))
    change.post(.willHide)
    host.removeFromSuperview()
    moveKeyboardGuides()
    CommitQueue.shared.end { change.post(.didHide) }
  }

  private var shownInputSet: InputSet? {
    guard showsSoftwareKeyboard, let responder = firstResponder else { return nil }
    let front = sequence(first: rootViewController) { $0?.presentedViewController }.prefix { $0 != nil }
      .compactMap(\.self)
    if front.count > 1, let top = front.last?.viewIfLoaded {
      let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
      guard view?.isDescendant(of: top) ?? true else { return nil }
    }
    return InputSet(responder)
  }

  private func frame(of set: InputSet) -> CGRect {
    let height = min(bounds.height, set.accessoryHeight(width: bounds.width) + set.height(in: self))
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func offScreen(_ frame: CGRect) -> CGRect {
    CGRect(x: 0, y: bounds.height, width: bounds.width, height: frame.height)
  }

  private func moveKeyboardGuides() {
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if view is UITransitionView { view.setNeedsLayout() }
      if view.constraintState.systemGuides[.keyboard] != nil {
        view.setNeedsLayout()
        view.constraintsChanged()
      }
      waiting += view.subviews
    }
  }
}

extension UIView {
  var coveredByKeyboard: CGFloat {
    guard let window, let host = window.inputHost else { return 0 }
    let top = convert(host.frame.origin, from: window).y - bounds.minY
    return min(bounds.height, max(0, bounds.height - top))
  }
}
