public import PetriUIKit

/// Provides a given window, which it references weakly.
public struct GivenWindowProvider: WindowProvider {
  /// The window.
  public private(set) weak var window: UIWindow?

  /// Makes a provider.
  public init(_ window: UIWindow) {
    self.window = window
  }
}
