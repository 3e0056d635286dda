public import Foundation

/// Something that can be done with shared items. Subclasses decide what.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The identity of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// Which of the two parts of the sheet has it.
  public enum Category: Int, Sendable {
    case action
    case share
  }

  open class var activityCategory: Category { .action }

  open var activityType: ActivityType? { nil }

  open var activityTitle: String? { nil }

  open var activityImage: UIImage? { nil }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  open func prepare(withActivityItems activityItems: [Any]) {}

  open func perform() { activityDidFinish(false) }

  open func activityDidFinish(_ completed: Bool) {
    ended?(completed)
    ended = nil
  }

  var ended: ((Bool) -> Void)?
}
