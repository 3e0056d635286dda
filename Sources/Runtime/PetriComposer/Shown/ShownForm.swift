package import PetriUIKit

/// How a view is drawn. There are fewer forms than kinds: a new kind takes one that is there, or adds one, which wireframe and SVG
/// then draw.
package enum ShownForm: Sendable {
  /// As the views in it.
  case subviews
  /// As lines of text.
  case text(ShownLabel)
  /// As a title on a background.
  case button(ShownButton)
  /// As a crossed box with a name.
  case picture(name: String?)
  /// As a symbol in the colour of what may be tapped.
  case symbol(UIImage)
  /// As texts on fields of their own, or as a month.
  case dates(ShownDates)
  /// As a row between others.
  case wheel(titles: [String], selected: Int)
  /// As lines that are typed in, or read.
  case lines(ShownTextView)
  /// As a line that is typed in.
  case field(ShownTextField)
  /// As a knob that is at one of two ends.
  case toggle(ShownSwitch)
  /// As a bar with a knob at a share of it.
  case slider(share: Float)
  /// As a minus and a plus.
  case stepper(isEnabled: Bool)
  /// As titles side by side.
  case segments(ShownSegments)
  /// As a bar of which a share is filled.
  case bar(share: Float)
  /// As a ring that turns.
  case spinner(isAnimating: Bool)
  /// As dots.
  case dots(ShownDots)
  case navigationBar(ShownNavigationBar)
  case tabBar(ShownTabBar)
  case toolbar(ShownToolbar)
  /// As blank keys, with the word of the return key.
  case keyboard(ShownKeyboard)
  /// As a sign at the end of a row.
  case mark(ShownRowMark)
  /// As a thin line.
  case line
  /// As colours that go over into one another.
  case gradient(Gradient, cornerRadius: CGFloat)
  /// As a frame around the views in it.
  case box(cornerRadius: CGFloat)
  /// As a frame, or lines above and below, around rows of a list.
  case section(isInset: Bool)

  /// Whether views in it are drawn over it, though it is drawn in one piece.
  package var holdsViews: Bool { if case .navigationBar = self { true } else { false } }
}
