public import PetriUIKit

/// Provides the application's key window.
public struct KeyWindowProvider: WindowProvider {
  /// Makes a provider.
  public init() {}

  /// The first key window of the connected scenes.
  public var window: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .first { $0.isKeyWindow }
  }
}
