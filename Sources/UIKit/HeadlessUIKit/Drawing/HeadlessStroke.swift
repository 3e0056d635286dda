public import Foundation

/// One thing that was drawn: a context records these in place of pixels.
public enum HeadlessStroke: Hashable, Sendable {
  /// The inside of a path in a colour.
  case fill([CGPath.HeadlessStep], color: CGColor)
  /// The line of a path in a colour and a width.
  case stroke([CGPath.HeadlessStep], color: CGColor, width: CGFloat)
  /// Everything in a rectangle taken away.
  case clear(CGRect)
  /// All that comes later is seen inside a path only.
  case clip([CGPath.HeadlessStep])
  /// A picture in a rectangle.
  case image(UIImage, CGRect)
  /// A text in a rectangle.
  case text(String, CGRect)
}
