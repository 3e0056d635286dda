import PetriUIKit

/// The room for the keyboard is taken from the column: one that can be shorter ends at it, one that fills the screen
/// scrolls above it, and any other moves up as far as the input in use needs. Bars stay where they are, behind the
/// keyboard.
extension ContentView {
  /// The least distance of what is typed in from the keyboard, in points.
  private static let gap: CGFloat = 8

  /// How much of the bottom the keyboard covers besides the safe area, in points.
  var coveredHeight: CGFloat { max(0, keyboardLayoutGuide.layoutFrame.height - safeAreaInsets.bottom) }

  /// Shows what is typed in above the keyboard, when one of the two is another than before.
  func showFocus(_ covered: CGFloat) {
    guard covered > 0, let input = stack.firstFocused else {
      shownFocus = nil
      return
    }
    stack.layoutIfNeeded()
    let scrolls = sequence(first: input.superview) { $0?.superview }.prefix { $0 !== self }.compactMap {
      $0 as? UIScrollView
    }
    if shownFocus != ShownFocus(input: ObjectIdentifier(input), covered: covered) {
      shownFocus = ShownFocus(input: ObjectIdentifier(input), covered: covered)
      for scroll in scrolls {
        scroll.layoutIfNeeded()
        let place = input.convert(input.bounds, to: scroll).insetBy(dx: 0, dy: -ContentView.gap)
        let content = CGRect(origin: .zero, size: scroll.contentSize)
        scroll.scrollRectToVisible(place.intersection(content), animated: false)
      }
    }
    guard scrolls.isEmpty else { return }
    let place = input.convert(input.bounds, to: self)
    // A column that ends at the keyboard ends there.
    let gap = isFlexible ? 0 : ContentView.gap
    let below = place.maxY + gap - keyboardLayoutGuide.layoutFrame.minY
    if below > 0 { stack.frame.origin.y -= below }
  }

  /// The input that was last shown above the keyboard.
  struct ShownFocus: Equatable {
    let input: ObjectIdentifier
    let covered: CGFloat
  }
}

extension UIScrollView {
  /// Lets its end be scrolled above what covers its bottom.
  func leaveRoom(below height: CGFloat) {
    guard contentInset.bottom != height else { return }
    contentInset.bottom = height
  }
}

extension UIView {
  /// The first responder among this view and those below.
  fileprivate var firstFocused: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstFocused { return found }
    }
    return nil
  }
}
