import PetriUIKit

/// The way in which a shape is painted: its inside, or its edge.
enum DrawingPaint: Hashable {
  /// All of it.
  case fill(Paint)
  /// A line along its edge, a point wide by default.
  case stroke(Paint, width: CGFloat = 1)
}

/// A line of text, already broken and cut as it is to be shown, harmless and without what can't be seen.
struct DrawingText: Hashable {
  let text: String
  /// Where its anchor is.
  let x: CGFloat
  let baseline: CGFloat
  let anchor: TextAnchor
  /// How wide layout has it, in points.
  let width: CGFloat
  let font: DrawingFont
  let paint: Paint
  /// How wide the ellipsis is that it is cut with; 0 where it isn't cut.
  var ellipsis: CGFloat = 0
  /// Whether there is a line below it.
  var isUnderlined = false
  /// Whether there is a line through it.
  var isStruckThrough = false
  /// Whether its last word goes on in the next line.
  var isWordBroken = false
}

/// An element of a drawing.
enum DrawingElement: Hashable {
  case rectangle(CGRect, radius: CGFloat, DrawingPaint)
  case gradient(CGRect, radius: CGFloat, DrawingGradient)
  case line(from: CGPoint, to: CGPoint, Paint)
  case disc(center: CGPoint, radius: CGFloat, Paint, edge: Paint?)
  /// A spinner: a ring of dashes.
  case ring(center: CGPoint, radius: CGFloat, Paint)
  case text(DrawingText)
  /// A symbol, as large as there is room, in the middle of a frame.
  case symbol(SymbolIcon, CGRect, Paint)
  /// An image, all of one colour where it has a tint; where images aren't drawn, a crossed frame.
  case image(DrawnImage, CGRect, DrawnImage.Fit, tint: Paint?, frame: Paint)
  /// A view with what is in it, up to its ``end``.
  case view(controller: String?, id: String?, opacity: CGFloat)
  /// The elements of something with a name, up to its ``end``.
  case named(String)
  /// Elements that are seen only within a frame with round corners, up to its ``end``.
  case clipped(CGRect, radius: CGFloat = 0)
  case end
}
