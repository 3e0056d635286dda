public import HeadlessUIKit

/// The requirements that `scene?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneScene {
  let target: any UISceneDelegate

  public func callAsFunction(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    target.scene(scene, willConnectTo: session, options: connectionOptions)
  }

  public func callAsFunction(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    target.scene(scene, openURLContexts: contexts)
  }

  public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) {
    target.scene(scene, continue: userActivity)
  }
}

/// The requirements that `sceneDidDisconnect?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneSceneDidDisconnect {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidDisconnect(scene)
  }
}

/// The requirements that `sceneDidBecomeActive?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneSceneDidBecomeActive {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidBecomeActive(scene)
  }
}

/// The requirements that `sceneWillResignActive?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneSceneWillResignActive {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneWillResignActive(scene)
  }
}

/// The requirements that `sceneWillEnterForeground?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneSceneWillEnterForeground {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneWillEnterForeground(scene)
  }
}

/// The requirements that `sceneDidEnterBackground?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessSceneSceneDidEnterBackground {
  let target: any UISceneDelegate

  public func callAsFunction(_ scene: UIScene) {
    target.sceneDidEnterBackground(scene)
  }
}

extension UISceneDelegate {
  public var scene: HeadlessSceneScene? { HeadlessSceneScene(target: self) }

  public var sceneDidDisconnect: HeadlessSceneSceneDidDisconnect? { HeadlessSceneSceneDidDisconnect(target: self) }

  public var sceneDidBecomeActive: HeadlessSceneSceneDidBecomeActive? {
    HeadlessSceneSceneDidBecomeActive(target: self)
  }

  public var sceneWillResignActive: HeadlessSceneSceneWillResignActive? {
    HeadlessSceneSceneWillResignActive(target: self)
  }

  public var sceneWillEnterForeground: HeadlessSceneSceneWillEnterForeground? {
    HeadlessSceneSceneWillEnterForeground(target: self)
  }

  public var sceneDidEnterBackground: HeadlessSceneSceneDidEnterBackground? {
    HeadlessSceneSceneDidEnterBackground(target: self)
  }
}
