public import Foundation

/// A blur or the like, as a value.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// No effect.
  public override init() {
    super.init()
  }
}
