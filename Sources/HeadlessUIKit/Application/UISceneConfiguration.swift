public import Foundation

/// What a scene is made with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// A configuration of a name, for a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// There are no archives of configurations here; makes one without a name.
  public required convenience init?(coder: NSCoder) {
    self.init(name: nil, sessionRole: .windowApplication)
  }

  /// The name; none by default.
  public let name: String?

  /// What its sessions are for.
  public let role: UISceneSession.Role

  /// The class of the scene; UIWindowScene by default.
  open var sceneClass: AnyClass?

  /// The class of the scene's delegate; none by default.
  open var delegateClass: AnyClass?
}
