import Foundation

/// A system of menus.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  open func setNeedsRebuild() {}

  open func setNeedsRevalidate() {}
}
