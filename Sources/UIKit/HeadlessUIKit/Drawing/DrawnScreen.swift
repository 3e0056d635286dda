import Foundation

/// The screen's scale and traits, for drawing, which happens on any thread.
final class DrawnScreen: @unchecked Sendable {
  // Checked by hand: everything is behind the lock.
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
