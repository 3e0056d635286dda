public import Foundation

/// A blur or the like, as a value.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  /// There are no archives of effects here; makes none.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public override init() {
    super.init()
  }
}
