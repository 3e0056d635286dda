public import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// How far in front a scene is.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// The reasons that a scene is connected for.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []

    open internal(set) var userActivities: Set<NSUserActivity> = []

    open internal(set) var sourceApplication: String?
  }

  /// The options that an address comes with.
  @preconcurrency @MainActor
  open class OpenURLOptions: NSObject {
    open internal(set) var sourceApplication: String?

    open internal(set) var openInPlace = false
  }

  /// The options for opening an address from a scene.
  @preconcurrency @MainActor
  open class OpenExternalURLOptions: NSObject {
    open var universalLinksOnly = false
  }

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  public let session: UISceneSession

  open var delegate: (any UISceneDelegate)?

  open internal(set) var activationState = ActivationState.unattached

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  open func open(_ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(url, options: [:], completionHandler: completion)
  }

  open override var next: UIResponder? { UIApplication.shared }
}

extension UIScene {
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}
