public import Foundation

/// The app. The shared instance exists from the start, with one scene in the foreground; nothing has to be launched.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app's running state.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// A key of the launch options dictionary.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// A key of the options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key of the options that come with an opened URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"

  public override init() {
    super.init()
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    scene.activationState = .foregroundActive
    connectedScenes = [scene]
    defaultScene = scene
  }

  /// The scene of windows that are created without one.
  private(set) var defaultScene: UIWindowScene?

  /// The delegate, held weakly; UIKit doesn't retain it either.
  open weak var delegate: (any UIApplicationDelegate)?
  open internal(set) var connectedScenes: Set<UIScene> = []
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  open var supportsMultipleScenes: Bool { false }
  open var windows: [UIWindow] { UIWindow.all }
  open var keyWindow: UIWindow? { UIWindow.keyWindow }

  private var ignoringDepth = 0

  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
  }

  open func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  open var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  open var preferredContentSizeCategory: UIContentSizeCategory { HeadlessRuntime.traits.preferredContentSizeCategory }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HeadlessRuntime.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true

  /// Whether the URL's scheme is in `HeadlessRuntime.openableSchemes`.
  open func canOpenURL(_ url: URL) -> Bool {
    HeadlessRuntime.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Appends the URL to `HeadlessRuntime.openedURLs` if its scheme can be opened. The completion handler is called at
  /// the next commit.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isTaken = canOpenURL(url)
    if isTaken { HeadlessRuntime.openedURLs.append(url) }
    if let completion { CommitQueue.shared.end { completion(isTaken) } }
  }

  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { done in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }

  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// Sends the action to the target, or without one to the first responder that can perform it, looking from the sender
  /// on if no first responder can. False if there is no such object. A target that lacks the method is reported to the
  /// misuse handler.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let found = target ?? responder(for: action, from: sender)
    guard let found else { return false }
    action.send(to: found as AnyObject, sender, event)
    return true
  }

  /// The target of an action that has none: the first responder that can perform it, else the first one from the sender
  /// on.
  package final func responder(for action: Selector, from sender: Any?) -> Any? {
    let first = keyWindow?.firstResponder
    // Responders forward editing actions along the chain themselves.
    if HeadlessMethods.editing.contains(action.description), let first { return first }
    return [first, sender as? UIResponder, innermostController].lazy
      .compactMap { $0?.target(forAction: action, withSender: sender) }.first
  }

  /// The frontmost controller, where the responder chain starts if nothing is first responder.
  private var innermostController: UIViewController? {
    var current = keyWindow?.rootViewController
    while let controller = current {
      let inner =
        controller.presentedViewController ?? (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      guard let inner else { break }
      current = inner
    }
    return current
  }

  /// Does nothing: events aren't dispatched here. See `HeadlessRuntime.tap`.
  open func sendEvent(_ event: UIEvent) {}

  open override var next: UIResponder? { delegate as? UIResponder }
}

extension UIApplication {
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification"
  )
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification"
  )
}
