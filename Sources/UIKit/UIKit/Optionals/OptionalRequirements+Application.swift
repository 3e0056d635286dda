public import Foundation
public import HeadlessUIKit

extension UIApplicationDelegate {
  public var application: HeadlessApplicationApplication? { .init(target: self) }
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? { applicationDidBecomeActive(_:) }
  public var applicationWillResignActive: ((UIApplication) -> Void)? { applicationWillResignActive(_:) }
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? { applicationDidEnterBackground(_:) }
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? { applicationWillEnterForeground(_:) }
  public var applicationWillTerminate: ((UIApplication) -> Void)? { applicationWillTerminate(_:) }
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? { applicationDidReceiveMemoryWarning(_:) }

  public var window: UIWindow?? {
    let window: UIWindow? = self.window
    return .some(window)
  }
}

@preconcurrency @MainActor
public struct HeadlessApplicationApplication {
  let target: any UIApplicationDelegate

  public func callAsFunction(
    _ a: UIApplication,
    willFinishLaunchingWithOptions b: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { target.application(a, willFinishLaunchingWithOptions: b) }
  public func callAsFunction(
    _ a: UIApplication,
    didFinishLaunchingWithOptions b: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { target.application(a, didFinishLaunchingWithOptions: b) }
  public func callAsFunction(_ a: UIApplication, open b: URL, options c: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  { target.application(a, open: b, options: c) }
  public func callAsFunction(
    _ a: UIApplication,
    continue b: NSUserActivity,
    restorationHandler c: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { target.application(a, continue: b, restorationHandler: c) }
  public func callAsFunction(_ a: UIApplication, supportedInterfaceOrientationsFor b: UIWindow?)
    -> UIInterfaceOrientationMask
  { target.application(a, supportedInterfaceOrientationsFor: b) }
  public func callAsFunction(
    _ a: UIApplication,
    configurationForConnecting b: UISceneSession,
    options c: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { target.application(a, configurationForConnecting: b, options: c) }
  public func callAsFunction(_ a: UIApplication, didDiscardSceneSessions b: Set<UISceneSession>) {
    target.application(a, didDiscardSceneSessions: b)
  }
}

extension UISceneDelegate {
  public var scene: HeadlessSceneScene? { .init(target: self) }
  public var sceneDidDisconnect: ((UIScene) -> Void)? { sceneDidDisconnect(_:) }
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { sceneDidBecomeActive(_:) }
  public var sceneWillResignActive: ((UIScene) -> Void)? { sceneWillResignActive(_:) }
  public var sceneWillEnterForeground: ((UIScene) -> Void)? { sceneWillEnterForeground(_:) }
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { sceneDidEnterBackground(_:) }
}

@preconcurrency @MainActor
public struct HeadlessSceneScene {
  let target: any UISceneDelegate

  public func callAsFunction(_ a: UIScene, willConnectTo b: UISceneSession, options c: UIScene.ConnectionOptions) {
    target.scene(a, willConnectTo: b, options: c)
  }
  public func callAsFunction(_ a: UIScene, openURLContexts b: Set<UIOpenURLContext>) {
    target.scene(a, openURLContexts: b)
  }
  public func callAsFunction(_ a: UIScene, continue b: NSUserActivity) { target.scene(a, continue: b) }
}
