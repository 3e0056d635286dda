public import HeadlessUIKit

extension UIApplicationDelegate {
  /// The window, as `delegate?.window??` asks for what a delegate may not have.
  @preconcurrency @MainActor
  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}
