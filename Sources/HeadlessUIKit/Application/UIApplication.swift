public import Foundation

/// The app: its scenes and windows, its delegate, the addresses it opens. There is one from the start; nothing has to be
/// launched.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What the app is doing.
  public enum State: Int, Sendable {
    /// It is in front and gets events.
    case active
    /// It is in front and gets no events.
    case inactive
    /// It is not seen.
    case background
  }

  /// A key of the options that a launch comes with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of this text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The address that the app is to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The identifier of the app that asked for it.
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    /// What a push message holds.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    /// The activities that the app is to go on with.
    public static let userActivityDictionary = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
  }

  /// A key of the options for opening an address.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of this text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that the address belongs to may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }

  /// A key of the options that an address comes with.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of this text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The identifier of the app that asked for it.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What else the app said.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a document must be copied before it is changed.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// The app.
  public static let shared = UIApplication()

  /// The address of the app's page in the system's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The app, which is in front.
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

  /// The sessions of the scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Whether the app may have several scenes; false.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of all scenes, the one at the back first.
  open var windows: [UIWindow] { UIWindow.all }

  /// The window that gets keyboard events.
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

  /// Whether what fingers do is ignored; false by default.
  open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }

  /// What the app is doing: that of the scene that is furthest in front.
  open var applicationState: State {
    let states = connectedScenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  /// The size of text that a person has set.
  open var preferredContentSizeCategory: UIContentSizeCategory { HeadlessRuntime.traits.preferredContentSizeCategory }

  /// The direction in which the interface reads.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HeadlessRuntime.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the screen stays on; false by default.
  open var isIdleTimerDisabled = false

  /// The number on the app's icon; 0 by default.
  open var applicationIconBadgeNumber = 0

  /// Whether the keys of an editing gesture undo; true by default.
  open var applicationSupportsShakeToEdit = true

  /// Whether an app takes such an address: those of the schemes in `HeadlessRuntime.openableSchemes`.
  open func canOpenURL(_ url: URL) -> Bool {
    HeadlessRuntime.openableSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Hands an address to the system: it is kept in `HeadlessRuntime.openedURLs`. The completion comes at the next commit
  /// and says whether an app took it.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let isTaken = canOpenURL(url)
    if isTaken { HeadlessRuntime.openedURLs.append(url) }
    if let completion { CommitQueue.shared.end { completion(isTaken) } }
  }

  /// Hands an address to the system and waits until it has been taken.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { done in
      open(url, options: options) { done.resume(returning: $0) }
    }
  }

  /// The ways the interface may be held in a window: the delegate's answer, or all.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// Takes an event; events are not routed here, see `HeadlessRuntime.tap`.
  open func sendEvent(_ event: UIEvent) {}

  /// The delegate, where it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
}
