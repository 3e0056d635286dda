public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.push(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() { GraphicsStack.pop(isImage: false) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsStack.begin(size, scale: scale == 0 ? GraphicsStack.screenScale : scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.last, entry.isImage else { return nil }
  return UIImage(drawn: entry.context.headlessStrokes, size: entry.size, scale: entry.scale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() { GraphicsStack.pop(isImage: true) }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectFill(_ rect: CGRect) { GraphicsStack.current?.fill(rect) }

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

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIRectClip(_ rect: CGRect) { GraphicsStack.current?.clip(to: rect) }

/// A thread's stack of graphics contexts.
package final class GraphicsStack {
  package struct Entry {
    package let context: CGContext
    package let size: CGSize
    package let scale: CGFloat
    package let isImage: Bool
  }

  private static let key = "org.petri.graphics-stack"

  private var entries: [Entry] = []

  private static var ofThread: GraphicsStack {
    let values = Thread.current.threadDictionary
    if let stack = values[key] as? GraphicsStack { return stack }
    let stack = GraphicsStack()
    values[key] = stack
    return stack
  }

  package static var last: Entry? { ofThread.entries.last }

  static var current: CGContext? { last?.context }

  package static var screenScale: CGFloat { DrawnScreen.shared.scale }

  @discardableResult
  package static func begin(_ size: CGSize, scale: CGFloat) -> CGContext {
    let context = CGContext(size: size, scale: scale)
    ofThread.entries.append(Entry(context: context, size: size, scale: scale, isImage: true))
    return context
  }

  package static func push(_ context: CGContext) {
    let size = CGSize(width: context.width, height: context.height)
    ofThread.entries.append(Entry(context: context, size: size, scale: 1, isImage: false))
  }

  package static func pop(isImage: Bool) {
    if last?.isImage == isImage { ofThread.entries.removeLast() }
  }
}

/// The scale and traits of the screen, readable from any thread.
final class DrawnScreen: @unchecked Sendable {
  // Unchecked because the lock guards all state.
  static let shared = DrawnScreen()

  private let lock = NSLock()
  private var storedScale = HeadlessDevice.iPhone16.scale
  private var storedTraits = HeadlessDevice.iPhone16.traits

  var scale: CGFloat { lock.withLock { storedScale } }
  var traits: UITraitCollection { lock.withLock { storedTraits } }

  func take(scale: CGFloat, traits: UITraitCollection) {
    lock.withLock { (storedScale, storedTraits) = (scale, traits) }
  }
}
