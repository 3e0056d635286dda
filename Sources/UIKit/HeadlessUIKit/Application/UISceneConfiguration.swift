public import Foundation

/// The configuration that a scene is made with.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// There are no archives of configurations here; makes one without a name.
  public required convenience init?(coder: NSCoder) {
    self.init(name: nil, sessionRole: .windowApplication)
  }

  public let name: String?

  public let role: UISceneSession.Role

  open var sceneClass: AnyClass?

  open var delegateClass: AnyClass?
}
