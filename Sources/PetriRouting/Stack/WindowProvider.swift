public import PetriUIKit

/// Answers in which window navigation takes place.
@MainActor
public protocol WindowProvider {
  /// The window; `nil` where there is none.
  var window: UIWindow? { get }
}

/// The application's key window.
public struct KeyWindowProvider: WindowProvider {
  /// Makes a provider.
  public init() {}

  /// The first key window of the connected scenes.
  public var window: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
      .first { $0.isKeyWindow }
  }
}

/// A window that is given, for as long as it lives.
public struct GivenWindowProvider: WindowProvider {
  /// The window.
  public private(set) weak var window: UIWindow?

  /// Makes a provider of a window.
  public init(_ window: UIWindow) {
    self.window = window
  }
}
