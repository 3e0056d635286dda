public import Foundation

extension HeadlessRuntime {
  /// The schemes of addresses that some app takes. Those of a phone as it is sold, by default.
  public static var openableSchemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "app-settings",
  ]

  /// The addresses that the app handed to the system, in order.
  public static var openedURLs: [URL] = []

  /// Launches the app as the system does: the delegate hears of it, then each scene's.
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

  /// Sends the app out of sight, as the home gesture does.
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

  /// Brings the app to the front again.
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

  /// Hands the app an address from outside, as another app does. A scene with a delegate gets it, else the app's
  /// delegate.
  public static func deliver(_ url: URL) {
    let app = UIApplication.shared
    if let scene = app.defaultScene, let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    } else {
      _ = app.delegate?.application(app, open: url, options: [:])
    }
  }

  /// Hands the app an activity from outside, such as a link on the web that is the app's.
  public static func deliver(_ activity: NSUserActivity) {
    let app = UIApplication.shared
    if let scene = app.defaultScene, let delegate = scene.delegate {
      delegate.scene(scene, continue: activity)
    } else {
      _ = app.delegate?.application(app, continue: activity) { _ in }
    }
  }

  /// Tells everybody that memory is short: controllers, the app's delegate, whoever listens.
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
