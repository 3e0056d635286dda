package import PetriUIKit

/// The paint of a bar besides its view's own background.
package struct ShownPaint {
  /// The colour.
  package let color: UIColor
  /// How far it reaches above the bar: below the status bar, too, where the bar is right under it.
  package let above: CGFloat

  init?(_ color: UIColor?) {
    guard let color else { return nil }
    self.color = color
    above = 0
  }

  @MainActor
  init?(_ color: UIColor?, ofTopBar view: UIView) {
    guard let color else { return nil }
    self.color = color
    let top = view.superview?.safeAreaInsets.top ?? 0
    above = view.frame.minY <= top ? max(0, view.frame.minY) : 0
  }
}
