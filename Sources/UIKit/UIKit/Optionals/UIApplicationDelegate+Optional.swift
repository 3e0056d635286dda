public import Foundation
public import HeadlessUIKit

/// The requirements that `application?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplication {
  let target: any UIApplicationDelegate

  public func callAsFunction(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    target.application(application, willFinishLaunchingWithOptions: launchOptions)
  }

  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    target.application(application, didFinishLaunchingWithOptions: launchOptions)
  }

  public func callAsFunction(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    target.application(app, open: url, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    target.application(application, continue: userActivity, restorationHandler: restorationHandler)
  }

  public func callAsFunction(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    target.application(application, supportedInterfaceOrientationsFor: window)
  }

  public func callAsFunction(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    target.application(application, configurationForConnecting: connectingSceneSession, options: options)
  }

  public func callAsFunction(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    target.application(application, didDiscardSceneSessions: sceneSessions)
  }
}

/// The requirements that `applicationDidBecomeActive?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationDidBecomeActive {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidBecomeActive(application)
  }
}

/// The requirements that `applicationWillResignActive?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationWillResignActive {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillResignActive(application)
  }
}

/// The requirements that `applicationDidEnterBackground?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationDidEnterBackground {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidEnterBackground(application)
  }
}

/// The requirements that `applicationWillEnterForeground?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationWillEnterForeground {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillEnterForeground(application)
  }
}

/// The requirements that `applicationWillTerminate?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationWillTerminate {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationWillTerminate(application)
  }
}

/// The requirements that `applicationDidReceiveMemoryWarning?(…)` calls.
@preconcurrency @MainActor
public struct HeadlessApplicationApplicationDidReceiveMemoryWarning {
  let target: any UIApplicationDelegate

  public func callAsFunction(_ application: UIApplication) {
    target.applicationDidReceiveMemoryWarning(application)
  }
}

extension UIApplicationDelegate {
  public var application: HeadlessApplicationApplication? { HeadlessApplicationApplication(target: self) }

  public var applicationDidBecomeActive: HeadlessApplicationApplicationDidBecomeActive? {
    HeadlessApplicationApplicationDidBecomeActive(target: self)
  }

  public var applicationWillResignActive: HeadlessApplicationApplicationWillResignActive? {
    HeadlessApplicationApplicationWillResignActive(target: self)
  }

  public var applicationDidEnterBackground: HeadlessApplicationApplicationDidEnterBackground? {
    HeadlessApplicationApplicationDidEnterBackground(target: self)
  }

  public var applicationWillEnterForeground: HeadlessApplicationApplicationWillEnterForeground? {
    HeadlessApplicationApplicationWillEnterForeground(target: self)
  }

  public var applicationWillTerminate: HeadlessApplicationApplicationWillTerminate? {
    HeadlessApplicationApplicationWillTerminate(target: self)
  }

  public var applicationDidReceiveMemoryWarning: HeadlessApplicationApplicationDidReceiveMemoryWarning? {
    HeadlessApplicationApplicationDidReceiveMemoryWarning(target: self)
  }
}
