public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, with events.
    case foregroundActive
    /// In front, without events.
    case foregroundInactive
    /// Not seen.
    case background
  }

  /// What a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to open; none by default.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []

    /// The activities to go on with; none by default.
    open internal(set) var userActivities: Set<NSUserActivity> = []

    /// The identifier of the app that asked for it; none by default.
    open internal(set) var sourceApplication: String?
  }

  /// What an address comes with.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    /// The identifier of the app that asked for it; none by default.
    open internal(set) var sourceApplication: String?

    /// Whether a document must be copied before it is changed; false by default.
    open internal(set) var openInPlace = false
  }

  /// The options for opening an address from a scene.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    /// Whether only an app that the address belongs to may open it; false by default.
    open var universalLinksOnly = false
  }

  /// A scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What the scene is made from.
  public let session: UISceneSession

  /// Hears of the scene's life; held, unlike other delegates.
  open var delegate: (any UISceneDelegate)?

  /// How far in front it is.
  open internal(set) var activationState = ActivationState.unattached

  /// The title that the system shows for it; none by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Hands an address to the system, as the app does.
  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  /// The app.
  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  /// A scene is about to be connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// A scene was disconnected.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// A scene came to the front.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// A scene is about to lose the front.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// A scene is about to be seen.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  /// A scene is not seen any more.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
