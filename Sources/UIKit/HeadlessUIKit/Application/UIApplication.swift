public import Foundation

/// The app: its scenes and windows, its delegate, the addresses it opens. There is one from the start; nothing has to
/// be launched.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The state of the app.
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  /// A key of the options that a launch comes with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

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

  /// A key of the options for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key of the options that an address comes with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

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

  /// The scene that windows are in unless they are given another.
  private(set) var defaultScene: UIWindowScene?

  /// Hears of the app's life; held weakly, as UIKit holds it unowned.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes: one, unless code adds others.
  open internal(set) var connectedScenes: Set<UIScene> = []

  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  open var supportsMultipleScenes: Bool { false }

  open var windows: [UIWindow] { UIWindow.all }

  open var keyWindow: UIWindow? { UIWindow.keyWindow }

  private var ignoringDepth = 0

  /// Ignores what fingers do, until `endIgnoringInteractionEvents` has been called as often.
  open func beginIgnoringInteractionEvents() {
    ignoringDepth += 1
  }

  /// Takes back one `beginIgnoringInteractionEvents`.
  open func endIgnoringInteractionEvents() {
    ignoringDepth = max(0, ignoringDepth - 1)
  }

  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  open var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The size of text that a person has set.
  open var preferredContentSizeCategory: UIContentSizeCategory { HeadlessRuntime.traits.preferredContentSizeCategory }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HeadlessRuntime.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open var isIdleTimerDisabled = false

  open var applicationIconBadgeNumber = 0

  open var applicationSupportsShakeToEdit = true

  /// Whether an app takes such an address: those of the schemes in `HeadlessRuntime.openableSchemes`.
  open func canOpenURL(_ url: URL) -> Bool {
    HeadlessRuntime.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Hands an address to the system: it is kept in `HeadlessRuntime.openedURLs`. The completion comes at the next
  /// commit with whether an app took it.
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

  /// Calls a method of a target by its name; without a target, of the first responder that can do it, else of the first
  /// from the sender on. Returns whether one was found; the misuse handler hears of a target that hasn't the method.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let found = target ?? responder(for: action, from: sender)
    guard let found else { return false }
    action.send(to: found as AnyObject, sender, event)
    return true
  }

  /// The first responder that can do something, else the first from the sender on.
  package final func responder(for action: Selector, from sender: Any?) -> Any? {
    let first = keyWindow?.firstResponder
    // An edit goes from responder to responder by itself.
    if HeadlessMethods.editing.contains(action.description), let first { return first }
    return [first, sender as? UIResponder, innermostController].lazy
      .compactMap { $0?.target(forAction: action, withSender: sender) }.first
  }

  /// The controller that is seen in front, where the chain begins while nothing is first responder.
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

  /// Takes an event; events are not routed here, see `HeadlessRuntime.tap`.
  open func sendEvent(_ event: UIEvent) {}

  open override var next: UIResponder? { delegate as? UIResponder }
}
