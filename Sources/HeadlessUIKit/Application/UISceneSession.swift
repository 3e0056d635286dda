public import Foundation

/// What outlives a scene.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a session is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// A role of this name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }

  private static var count = 0

  override init() {
    UISceneSession.count += 1
    persistentIdentifier = "scene-\(UISceneSession.count)"
    super.init()
  }

  /// A name that stays the same.
  public let persistentIdentifier: String

  /// What the session is for.
  public let role = Role.windowApplication

  /// What its scenes are made with.
  open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What else is kept; none by default.
  open var userInfo: [String: Any]?
}
