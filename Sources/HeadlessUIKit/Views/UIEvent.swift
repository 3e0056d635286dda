public import Foundation

/// Something a person did; here a value to pass on.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// An event.
  public override init() {
    super.init()
  }
}
