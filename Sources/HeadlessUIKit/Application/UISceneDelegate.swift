public import Foundation

/// Hears of a scene's life. All members are optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected: the place to make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called after a scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after a scene came to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before a scene loses the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before a scene is seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after a scene went out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens addresses.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Goes on with an activity, such as a link on the web.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Hears of a window scene's life.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
