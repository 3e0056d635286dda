public import Foundation

/// The part of a scene that outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The purpose of a session.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
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

  public let persistentIdentifier: String

  public let role = Role.windowApplication

  open internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)

  open internal(set) weak var scene: UIScene?

  open var userInfo: [String: Any]?
}
