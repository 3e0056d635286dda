import Expectations
import HeadlessUIKit
import Testing

@MainActor private final class Log {
  var lines: [String] = []
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let log: Log
  init(_ log: Log) { self.log = log }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    log.lines.append("app finished launching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { log.lines.append("app active") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("app in background") }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let log: Log
  var window: UIWindow?
  init(_ log: Log) { self.log = log }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    log.lines.append("scene connected")
  }
  func sceneDidBecomeActive(_ scene: UIScene) { log.lines.append("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { log.lines.append("scene resigns") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    log.lines += contexts.map { "opens \($0.url)" }
  }
}

@MainActor @Suite("The app", .serialized) struct ApplicationTests {
  @Test("fingers are ignored until as many ends as begins were called")
  func ignoring() {
    let app = UIApplication.shared
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    app.beginIgnoringInteractionEvents()
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    #expect(app.isIgnoringInteractionEvents)
    HeadlessRuntime.tap(button)
    #expect(taps == 0 && !HeadlessRuntime.tap(button as UIView))
    app.endIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    HeadlessRuntime.tap(button)
    #expect(taps == 1 && !app.isIgnoringInteractionEvents)
  }

  @Test("it is there without being launched, in front, with one window scene")
  func exists() {
    let app = UIApplication.shared
    #expect(app === UIApplication.shared && app.applicationState == .active)
    expectEqual(app.connectedScenes.count, 1)
    expectEqual(app.connectedScenes.first?.activationState, .foregroundActive)
  }

  @Test("it lists windows by level and knows the key window; a window that ends is gone")
  func windows() {
    let app = UIApplication.shared
    CATransaction.flush()
    let before = app.windows.count
    do {
      let (high, low) = (UIWindow(), UIWindow())
      high.windowLevel = .alert
      expectEqual(app.windows.count, before + 2)
      expectIdentical(app.windows.last, high)
      low.makeKeyAndVisible()
      #expect(app.keyWindow === low && app.windows.first { $0.isKeyWindow } === low)
      #expect(low.windowScene?.keyWindow === low && low.next === low.windowScene)
      expectIdentical(low.windowScene?.next, app)
    }
    CATransaction.flush()
    #expect(app.windows.count == before && app.keyWindow == nil)
  }

  @Test("a launch, the way to the background and back, and a link are announced in order")
  func life() {
    let log = Log()
    let (appDelegate, sceneDelegate) = (AppDelegate(log), SceneDelegate(log))
    HeadlessRuntime.launch(appDelegate, scene: sceneDelegate)
    HeadlessRuntime.enterBackground()
    expectEqual(UIApplication.shared.applicationState, .background)
    HeadlessRuntime.enterForeground()
    HeadlessRuntime.deliver(URL(string: "petri://tea")!)
    expectEqual(
      log.lines,
      [
        "app finished launching", "scene connected", "scene active", "app active", "scene resigns", "app in background",
        "scene active", "app active", "opens petri://tea",
      ]
    )
    expectIdentical(UIApplication.shared.next, appDelegate)
    UIApplication.shared.connectedScenes.first?.delegate = nil
  }

  @Test("an address that some app takes is handed on, another is not, and the completion gets which")
  func opening() {
    var answers: [Bool] = []
    HeadlessRuntime.openedURLs = []
    UIApplication.shared.open(URL(string: "https://petri.example")!) { answers.append($0) }
    UIApplication.shared.open(URL(string: "strange:thing")!) { answers.append($0) }
    #expect(answers.isEmpty)
    CATransaction.flush()
    expectEqual(answers, [true, false])
    expectEqual(HeadlessRuntime.openedURLs, [URL(string: "https://petri.example")!])
  }
}
