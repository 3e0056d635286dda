public import Foundation

/// What a person was doing, such as looking at a page of the web. Foundation's class on Apple's systems, which Linux
/// lacks; as far as links need it.
open class NSUserActivity: NSObject {
  /// The kind of activity.
  public let activityType: String

  /// A title; none by default.
  open var title: String?

  /// The page; none by default.
  open var webpageURL: URL?

  /// The page that it was reached from; none by default.
  open var referrerURL: URL?

  /// What else is needed to go on.
  open var userInfo: [AnyHashable: Any]?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that a link on the web is.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Goes on with an activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
