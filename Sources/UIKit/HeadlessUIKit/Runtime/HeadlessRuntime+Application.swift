public import Foundation

extension HeadlessRuntime {
  /// The URL schemes that the system can open; by default those of the system's apps.
  public static var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
  ]

  public static var openedURLs: [URL] = []

  /// Launches an app: calls the app delegate, then each scene delegate.
  public static func launch(_ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UISceneDelegate)? = nil) {
    let app = UIApplication.shared
    app.delegate = delegate
    _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
    post(UIApplication.didFinishLaunchingNotification, app)
    guard let scene = app.defaultScene else { return }
    scene.delegate = sceneDelegate
    let options = UIScene.ConnectionOptions()
    post(UIScene.willConnectNotification, scene)
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: options)
    scene.activationState = .background
    enterForeground()
  }

  public static func enterBackground() {
    let app = UIApplication.shared
    guard let scene = app.defaultScene, scene.activationState != .background else { return }
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, scene)
    app.delegate?.applicationWillResignActive(app)
    post(UIApplication.willResignActiveNotification, app)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    post(UIScene.didEnterBackgroundNotification, scene)
    app.delegate?.applicationDidEnterBackground(app)
    post(UIApplication.didEnterBackgroundNotification, app)
  }

  public static func enterForeground() {
    let app = UIApplication.shared
    guard let scene = app.defaultScene, scene.activationState != .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, scene)
    app.delegate?.applicationWillEnterForeground(app)
    post(UIApplication.willEnterForegroundNotification, app)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, scene)
    app.delegate?.applicationDidBecomeActive(app)
    post(UIApplication.didBecomeActiveNotification, app)
  }

  /// Opens a URL in the app: a scene delegate receives it, otherwise the app delegate.
  public static func deliver(_ url: URL) {
    let app = UIApplication.shared
    if let scene = app.defaultScene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = app.delegate?.application(app, open: url, options: [:])
    }
  }

  /// Continues a user activity in the app, such as a universal link.
  public static func deliver(_ activity: NSUserActivity) {
    let app = UIApplication.shared
    if let scene = app.defaultScene, let delegate = scene.delegate {
      delegate.scene(scene, continue: activity)
    } else {
      _ = app.delegate?.application(app, continue: activity) { _ in }
    }
  }

  public static func warnOfMemory() {
    let app = UIApplication.shared
    app.delegate?.applicationDidReceiveMemoryWarning(app)
    post(UIApplication.didReceiveMemoryWarningNotification, app)
    for window in UIWindow.all {
      var waiting = [window.rootViewController].compactMap { $0 }
      while let controller = waiting.popLast() {
        controller.didReceiveMemoryWarning()
        waiting += controller.children.reversed()
        if let presented = controller.presentation?.presented { waiting.append(presented) }
      }
    }
  }

  private static func post(_ name: Notification.Name, _ object: AnyObject) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
