import Foundation

/// The contexts that are drawn in, the innermost last: a stack for each thread, as UIKit has.
package final class GraphicsStack {
  package struct Entry {
    package let context: CGContext
    package let size: CGSize
    package let scale: CGFloat
    /// Whether it was begun as a picture, and isn't one that somebody else has.
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

  /// The pixels a point of the screen.
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

  /// Ends the innermost, if it is of the kind.
  package static func pop(isImage: Bool) {
    if last?.isImage == isImage { ofThread.entries.removeLast() }
  }
}
