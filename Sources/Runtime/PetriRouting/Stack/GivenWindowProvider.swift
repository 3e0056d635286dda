public import PetriUIKit

/// A window that is given, for as long as it lives.
public struct GivenWindowProvider: WindowProvider {
  /// The window.
  public private(set) weak var window: UIWindow?

  /// Makes a provider of a window.
  public init(_ window: UIWindow) {
    self.window = window
  }
}
