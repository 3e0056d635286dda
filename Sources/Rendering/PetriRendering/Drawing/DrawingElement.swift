import PetriUIKit

/// The way a shape is painted.
enum DrawingPaint: Hashable {
  /// The interior is filled.
  case fill(Paint)
  /// The edge is stroked, by default one point wide.
  case stroke(Paint, width: CGFloat = 1)
}

/// A line of text, already wrapped and truncated, without control and invisible characters.
struct DrawingText: Hashable {
  let text: String
  /// The horizontal position of the anchor.
  let x: CGFloat
  let baseline: CGFloat
  let anchor: TextAnchor
  /// The width that layout gives the text, in points.
  let width: CGFloat
  let font: DrawingFont
  let paint: Paint
  /// The width of the ellipsis of a truncated text; 0 for any other.
  var ellipsis: CGFloat = 0
  var isUnderlined = false
  var isStruckThrough = false
  /// Whether the last word continues on the next line.
  var isWordBroken = false
}

enum DrawingElement: Hashable {
  case rectangle(CGRect, radius: CGFloat, DrawingPaint)
  case gradient(CGRect, radius: CGFloat, DrawingGradient)
  case line(from: CGPoint, to: CGPoint, Paint)
  case disc(center: CGPoint, radius: CGFloat, Paint, edge: Paint?)
  /// A spinner, drawn as a ring of dashes.
  case ring(center: CGPoint, radius: CGFloat, Paint)
  case text(DrawingText)
  /// A symbol, scaled to fit a frame and centered in it.
  case symbol(SymbolIcon, CGRect, Paint)
  /// An image, in a single color if it has a tint; renderers that draw no images draw a crossed-out frame.
  case image(DrawnImage, CGRect, DrawnImage.Fit, tint: Paint?, frame: Paint)
  /// The start of a view, which ends at the matching ``end``.
  case view(controller: String?, id: String?, opacity: CGFloat)
  /// The start of a named group, which ends at the matching ``end``.
  case named(String)
  /// The start of elements that are clipped to a rounded rectangle, up to the matching ``end``.
  case clipped(CGRect, radius: CGFloat = 0)
  case end
}

/// The point of a line of text that stays in place if the viewer's font differs from the one used for layout.
enum TextAnchor: Hashable {
  case left
  case middle
  case right

  /// The anchor for a text alignment.
  init(_ alignment: NSTextAlignment, isMirrored: Bool) {
    self =
      switch alignment {
      case .center: .middle
      case .right: .right
      case .natural where isMirrored: .right
      default: .left
      }
  }

  /// The horizontal position of the anchor in a frame.
  func x(in frame: CGRect) -> CGFloat {
    switch self {
    case .left: frame.minX
    case .middle: frame.midX
    case .right: frame.maxX
    }
  }
}
