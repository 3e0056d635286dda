public import Foundation

/// An activity of a person, such as looking at a page of the web. Foundation's class on Apple's systems, which Linux
/// lacks; as far as links need it.
open class NSUserActivity: NSObject {
  public let activityType: String

  open var title: String?

  open var webpageURL: URL?

  open var referrerURL: URL?

  open var userInfo: [AnyHashable: Any]?

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that a link on the web is.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can go on with an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
