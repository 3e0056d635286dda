public import Foundation

/// Something that can be done with what is shared. Subclasses say what.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What tells activities apart.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A type by name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A type by name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Copies.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Sends as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sends as mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Prints.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Keeps for reading.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Keeps a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Makes a picture that of a person.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
  }

  /// Which of the two parts of the sheet has it.
  public enum Category: Int, Sendable {
    /// Below: something is done.
    case action
    /// Above: it is sent to others.
    case share
  }

  /// The part of the sheet that has it: the lower one by default.
  open class var activityCategory: Category { .action }

  /// What tells it apart; none by default.
  open var activityType: ActivityType? { nil }

  /// Its title; none by default.
  open var activityTitle: String? { nil }

  /// Its picture; none by default.
  open var activityImage: UIImage? { nil }

  /// Whether it can take these items; it can't by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

  /// Takes the items before it is done; does nothing.
  open func prepare(withActivityItems activityItems: [Any]) {}

  /// Does it; ends at once by default, in vain.
  open func perform() { activityDidFinish(false) }

  /// To be called when it is done.
  open func activityDidFinish(_ completed: Bool) {
    ended?(completed)
    ended = nil
  }

  var ended: ((Bool) -> Void)?
}
