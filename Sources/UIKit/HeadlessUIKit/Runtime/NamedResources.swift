import Foundation

/// The images and colours by name, from any thread, as with UIKit's.
final class NamedResources: @unchecked Sendable {
  // Checked by hand: the values are behind the lock.
  static let shared = NamedResources()

  struct Values {
    var sizes: [String: CGSize] = [:]
    var colors: [String: UIColor] = [:]
  }

  private let lock = NSLock()
  private var stored = Values()

  var values: Values {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
