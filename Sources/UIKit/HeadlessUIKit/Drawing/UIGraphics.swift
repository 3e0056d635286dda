public import Foundation

/// The context that is drawn in; nil outside of drawing.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { GraphicsStack.pop(isImage: false) }

/// Begins a picture of a size, with one pixel a point.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of a size; a scale of 0 is the screen's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.begin(size, scale: scale == 0 ? GraphicsStack.screenScale : scale)
}

/// A picture of all that was drawn since it was begun; nil outside of one.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.last, entry.isImage else { return nil }
  return UIImage(drawn: entry.context.headlessStrokes, size: entry.size, scale: entry.scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { GraphicsStack.pop(isImage: true) }

/// Fills a rectangle with the current colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

/// Draws a line of one point inside a rectangle, in the current fill colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFrame(_ rect: CGRect) {
  let (width, height) = (rect.width, rect.height)
  GraphicsStack.current?.fill([
    CGRect(x: rect.minX, y: rect.minY, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: height - 2),
  ])
}

/// Cuts what is drawn later to a rectangle.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }
