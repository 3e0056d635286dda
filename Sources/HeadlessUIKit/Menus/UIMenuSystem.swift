import Foundation

/// A system of menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  public static let main = UIMenuSystem()
  /// The menus of things.
  public static let context = UIMenuSystem()

  /// Says that the menus changed; they are built when they are needed.
  open func setNeedsRebuild() {}

  /// Says that what can be chosen changed.
  open func setNeedsRevalidate() {}
}
